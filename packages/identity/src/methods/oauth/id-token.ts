import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Configuration } from 'openid-client';
import { refused } from '../../federation/refusal.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { invalid } from '../../wire/wire-error.ts';
import type { OAuthProvider } from './open-provider.ts';
import { markIdTokenUsed } from './used-id-token-store.ts';

/** Keys that only the provider has: with a shared secret every holder of it could sign. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];
/** Clocks differ. */
const TOLERANCE_SECONDS = 30;
/** A token is used right after it was created. */
const MAX_AGE_SECONDS = 600;

const keysByContext = new WeakMap<IdentityContext, Map<string, JWTVerifyGetKey>>();

/**
 * Verifies an id token sent by the client rather than the provider: signature, issuer, audience, nonce,
 * age; each is valid once. Throws a refusal.
 */
export async function acceptIdToken(
  context: IdentityContext,
  provider: OAuthProvider,
  token: string,
  nonce: string,
): Promise<JWTPayload> {
  requirePlausible(context, provider, { token, nonce });
  const claims = await verified(context, provider, token).catch(() => {
    throw refused('failed');
  });
  const isOurs = typeof claims.aud === 'string' && claims['nonce'] === nonce;
  const expiresAt = new Date(((claims.exp ?? 0) + TOLERANCE_SECONDS) * 1000);
  if (!isOurs || !(await markIdTokenUsed(context.pool, token, expiresAt))) throw refused('failed');
  return claims;
}

/**
 * Throws a refusal for an obviously invalid token. Call it before fetching the provider's addresses and
 * keys: invalid input must not cause requests to another server.
 */
export function requirePlausible(
  context: Pick<IdentityContext, 'clock'>,
  { config }: OAuthProvider,
  { token, nonce }: { token: string; nonce: string },
): void {
  const ours = [config.clientId, ...(config.nativeClientIds ?? [])];
  const claims = saidBy(token);
  const isOurs = ours.some((id) => id === claims?.aud) && claims?.['nonce'] === nonce;
  if (!isOurs || !isOfNow(claims, context.clock() / 1000)) throw refused('failed');
}

function isOfNow({ exp = 0, iat = 0 }: JWTPayload, now: number): boolean {
  return exp > now - TOLERANCE_SECONDS && iat > now - MAX_AGE_SECONDS - TOLERANCE_SECONDS;
}

/** The unverified claims of a token with an accepted algorithm; null otherwise. */
function saidBy(token: string): JWTPayload | null {
  try {
    const { alg = '' } = decodeProtectedHeader(token);
    return ALGORITHMS.includes(alg) ? decodeJwt(token) : null;
  } catch {
    return null;
  }
}

async function verified(
  context: IdentityContext,
  provider: OAuthProvider,
  token: string,
): Promise<JWTPayload> {
  const client = await provider.client();
  const { clientId, nativeClientIds = [] } = provider.config;
  const { payload } = await jwtVerify(token, keysOf(context, client), {
    algorithms: ALGORITHMS,
    audience: [clientId, ...nativeClientIds],
    issuer: issuersOf(provider, client, token),
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    maxTokenAge: MAX_AGE_SECONDS,
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: new Date(context.clock()),
  });
  return payload;
}

/** Microsoft’s issuer contains the person's directory, which is in the token. */
function issuersOf(provider: OAuthProvider, client: Configuration, token: string): string[] {
  const { issuer } = client.serverMetadata();
  const directory = decodeJwt(token)['tid'];
  const named = typeof directory === 'string' ? issuer.replace('{tenantid}', directory) : issuer;
  return [named, ...(provider.facts.otherIssuers ?? [])];
}

function keysOf(context: IdentityContext, client: Configuration): JWTVerifyGetKey {
  const address = client.serverMetadata().jwks_uri;
  if (!address) throw invalid('The provider has no keys');
  const known = keysByContext.get(context) ?? new Map<string, JWTVerifyGetKey>();
  keysByContext.set(context, known);
  const keys =
    known.get(address) ??
    createRemoteJWKSet(new URL(address), {
      [customFetch]: (url, { headers, method, redirect, signal }) =>
        context.outbound.fetch(url, { headers, method, redirect, signal }),
    });
  known.set(address, keys);
  return keys;
}
