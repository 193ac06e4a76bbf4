import { z } from 'zod';
import { bindBrowser, isBrowser } from '../../federation/browser-binding.ts';
import { exchange } from '../../federation/exchange-codes.ts';
import { noteFailure, reachable } from '../../federation/failure.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { invalid } from '../../wire/wire-error.ts';
import { acceptIdToken, requirePlausible } from './id-token.ts';
import { codeFor, identityOf } from './oauth-identity.ts';
import { requireProvider, type OAuthProvider } from './open-provider.ts';

const ClientIdPath = z.object({ provider: requiredText('provider') });

async function clientId(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { provider } = parseFields(ClientIdPath, call.params);
  return { body: { clientId: openIdProvider(context, provider).config.clientId } };
}

const TOKEN_LENGTH = 16_384;
const IdTokenBody = z.object({
  provider: requiredText('provider'),
  idToken: requiredText('idToken', TOKEN_LENGTH),
  nonce: requiredText('nonce'),
  loginOptions: LoginOptionsBody,
});

/** Returns a code bound to the requesting browser; without one, it is for a server. */
async function verify(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const browser = isBrowser(call) ? bindBrowser(call, false) : null;
  const code = await codeOf(context, call, browser?.hash ?? null);
  return { body: { code }, cookies: browser ? [browser.cookie] : [] };
}

async function signIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const code = await codeOf(context, call, null);
  return exchange(context, call, { code, method: 'oauth', isMadeNow: true });
}

/** The page got the id token from the provider’s own script, and asked for it with the nonce. */
async function codeOf(
  context: IdentityContext,
  call: WireCall,
  browserHash: Buffer | null,
): Promise<string> {
  const body = parseFields(IdTokenBody, call.body);
  const provider = openIdProvider(context, body.provider);
  try {
    requirePlausible(context, provider, { token: body.idToken, nonce: body.nonce });
    await reachable(context, call, () => provider.client());
    const claims = await acceptIdToken(context, provider, body.idToken, body.nonce);
    const identity = identityOf(context, provider, claims, { intent: 'signup-in' });
    const { loginOptions } = body;
    const isFromServer = browserHash === null;
    return await codeFor(context, identity, { loginOptions, browserHash, isFromServer });
  } catch (error) {
    await noteFailure(context, call, { error, method: 'oauth', provider: provider.name });
    throw error;
  }
}

/** Throws 400 for a provider that is not configured or has no id tokens. */
function openIdProvider(context: IdentityContext, name: string): OAuthProvider {
  const provider = requireProvider(context, name);
  if (!provider.facts.isOpenId) throw invalid(`The provider "${name}" has no id tokens`);
  return provider;
}

const post = {
  method: 'POST',
  access: 'project',
  isGuessable: true,
  // The provider's addresses and keys may have to be discovered.
  unproven: ['provider'],
} as const;

export const endpoints: EndpointGroup = [
  {
    method: 'GET',
    effect: 'none',
    path: '/v1/auth/onetap/clientid/:provider',
    access: 'project',
    run: clientId,
  },
  { ...post, effect: 'sign-in', path: '/v1/auth/onetap/idtoken/verify', run: verify },
  { ...post, effect: 'sign-in', path: '/v1/auth/onetap/idtoken/exchange', run: signIn },
];
