import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import { textClaim, type Claims } from './claims.ts';
import { refused } from './refusal.ts';

/** Values that bind a response to its request, stored until the person returns. */
export interface FlowSecrets {
  /** Of PKCE. */
  verifier?: string;
  nonce?: string;
}

/** @param traits `isBoundToCode` false: the provider supports neither PKCE nor a nonce. */
export function newFlowSecrets(traits: {
  isOpenId: boolean;
  isBoundToCode?: boolean | undefined;
}): FlowSecrets {
  if (traits.isBoundToCode === false) return {};
  return {
    verifier: randomPKCECodeVerifier(),
    ...(traits.isOpenId ? { nonce: randomNonce() } : {}),
  };
}

/** The address to send the person to. */
export async function authorizationAddress(
  client: Configuration,
  request: FlowSecrets & {
    redirectUri: string;
    state: string;
    scopes: readonly string[];
    parameters: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { verifier, nonce } = request;
  const url = buildAuthorizationUrl(client, {
    ...request.parameters,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: request.scopes.join(' '),
    state: request.state,
    ...(nonce === undefined ? {} : { nonce }),
    ...(verifier === undefined
      ? {}
      : {
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
  });
  return url.href;
}

export interface Redeemed {
  accessToken: string;
  /**
   * From the id token, with verified signature, issuer, audience, nonce and times. Null without one.
   */
  claims: Claims | null;
}

/**
 * Exchanges the response for tokens. Rejects if the provider refuses, if the response is from another
 * issuer, and if the id token is not valid.
 */
export async function redeem(
  client: Configuration,
  answer: FlowSecrets & {
    redirectUri: string;
    parameters: URLSearchParams;
    state: string;
    isOpenId: boolean;
  },
): Promise<Redeemed> {
  const url = new URL(answer.redirectUri);
  for (const [name, value] of answer.parameters) url.searchParams.append(name, value);
  const tokens = await authorizationCodeGrant(client, url, {
    expectedState: answer.state,
    idTokenExpected: answer.isOpenId,
    ...(answer.verifier === undefined ? {} : { pkceCodeVerifier: answer.verifier }),
    ...(answer.nonce === undefined ? {} : { expectedNonce: answer.nonce }),
  });
  return { accessToken: tokens.access_token, claims: tokens.claims() ?? null };
}

/** The id token's claims, completed by the provider's user info where something is missing. */
export async function completeClaims(
  client: Configuration,
  { accessToken, claims }: { accessToken: string; claims: Claims },
  needed: readonly string[],
): Promise<Claims> {
  const isComplete = needed.every((name) => claims[name] !== undefined);
  const subject = textClaim(claims, 'sub');
  if (isComplete || subject === undefined || !client.serverMetadata().userinfo_endpoint) {
    return claims;
  }
  // The signed token stands on its own; the rest is a convenience.
  const fetched = await fetchUserInfo(client, accessToken, subject).catch(() => null);
  if (!fetched) return claims;
  const { email_verified: isVerified, ...more } = fetched;
  // Verification applies to one address only.
  const isSame = claims['email'] === undefined || claims['email'] === more.email;
  // What was only fetched does not replace anything that is signed.
  return { ...more, ...(isSame ? { email_verified: isVerified } : {}), ...claims };
}

/** JSON that the provider answers to the bearer of the token. Throws a refusal when it answers none. */
export async function fetchJson(
  client: Configuration,
  accessToken: string,
  url: string,
): Promise<unknown> {
  // One provider requires client authentication.
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'waybill' });
  const target = new URL(url);
  const response = await fetchProtectedResource(client, accessToken, target, 'GET', null, headers);
  if (!response.ok) throw refused('failed');
  return response.json();
}
