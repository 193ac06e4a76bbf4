import { genericGrantRequest } from 'openid-client';
import { z } from 'zod';
import {
  startAuthorization,
  takeAuthorization,
  type TakenAuthorization,
} from '../../federation/authorization-state.ts';
import type { Claims } from '../../federation/claims.ts';
import { exchange } from '../../federation/exchange-codes.ts';
import { noteFailure, reachable } from '../../federation/failure.ts';
import { newSecret } from '../../crypto/one-time-secret.ts';
import { refused } from '../../federation/refusal.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { optionalFlag, optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import { invalid, WireError } from '../../wire/wire-error.ts';
import { appleName } from './apple-name.ts';
import { acceptIdToken } from './id-token.ts';
import { claimsOf, codeFor, identityOf } from './oauth-identity.ts';
import { requireProvider, type OAuthProvider } from './open-provider.ts';

const StartBody = z.object({
  provider: requiredText('provider'),
  loginOptions: LoginOptionsBody,
  implicit: optionalFlag('implicit'),
});

/** For an app that signs in with system APIs: the client id and the nonce. */
async function start(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { provider: name, loginOptions } = parseFields(StartBody, call.body);
  const { config } = requireProvider(context, name);
  const nonce = newSecret();
  const data = { provider: name, redirectUrl: '', loginOptions, nonce };
  const { state } = await startAuthorization(context, call, data, { kind: 'native' });
  const clientId = config.nativeClientIds?.[0] ?? config.clientId;
  return { body: { clientId, stateId: state, nonce } };
}

/** Some systems answer with a token, others with a code, and some with ids longer than other texts. */
const TOKEN_LENGTH = 16_384;
const FinishBody = z.object({
  provider: requiredText('provider'),
  stateId: requiredText('stateId'),
  user: optionalText('user'),
  code: z.string().max(TOKEN_LENGTH).nullish(),
  idToken: z.string().max(TOKEN_LENGTH).nullish(),
});

async function finish(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(FinishBody, call.body);
  const provider = requireProvider(context, body.provider);
  const { code, idToken } = body;
  if (!code && !idToken) throw invalid('"code" or "idToken" is needed');
  const started = await takeAuthorization(context, call, body.stateId, 'native');
  try {
    if (started?.provider !== provider.name) throw refused('ended');
    const claims = idToken
      ? await acceptIdToken(context, provider, idToken, started.nonce ?? '')
      : await claimsOfCode(context, call, { provider, started, code: code ?? '' });
    const named = { ...appleName(body.user), ...claims };
    const identity = identityOf(context, provider, named, { intent: 'signup-in' });
    const ownCode = await codeFor(context, identity, started);
    return await exchange(context, call, { code: ownCode, method: 'oauth', isMadeNow: true });
  } catch (error) {
    await noteFailure(context, call, { error, method: 'oauth', provider: provider.name });
    throw error instanceof WireError ? error : refused('failed');
  }
}

/** The provider gave the app a code, which only we can redeem. */
async function claimsOfCode(
  context: IdentityContext,
  call: WireCall,
  given: { provider: OAuthProvider; started: TakenAuthorization; code: string },
): Promise<Claims> {
  const { provider, started, code } = given;
  const client = await reachable(context, call, () => provider.client());
  const tokens = await genericGrantRequest(client, 'authorization_code', { code }).catch(() => {
    throw refused('failed');
  });
  const { id_token: idToken, access_token: accessToken } = tokens;
  const claims =
    provider.facts.isOpenId && idToken
      ? await acceptIdToken(context, provider, idToken, started.nonce ?? '')
      : null;
  return claimsOf(provider, client, { accessToken, claims });
}

const post = { method: 'POST', access: 'project', isGuessable: true } as const;

export const endpoints: EndpointGroup = [
  { ...post, effect: 'sign-in', path: '/v1/auth/oauth/native/start', run: start },
  { ...post, effect: 'sign-in', path: '/v1/auth/oauth/native/finish', run: finish },
];
