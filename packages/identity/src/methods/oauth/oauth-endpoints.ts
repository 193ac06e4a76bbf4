import { z } from 'zod';
import { writeAudit } from '../../audit/audit-store.ts';
import { startAuthorization, takeAuthorization } from '../../federation/authorization-state.ts';
import { authorizationAddress, newFlowSecrets, redeem } from '../../federation/code-flow.ts';
import { exchange } from '../../federation/exchange-codes.ts';
import { noteFailure, reachable } from '../../federation/failure.ts';
import { callbackParameters, landing } from '../../federation/landing.ts';
import { refusalText, refused } from '../../federation/refusal.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { passFreshGate } from '../../sessions/credential-gate.ts';
import { LoginOptionsBody, type LoginOptions } from '../../sessions/login-options.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import { requireSelf } from '../../sessions/require-own-login-id.ts';
import { requireOpenSignUp } from '../../users/new-user-body.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import { requireAllowedRedirect } from '../../wire/redirects.ts';
import { appleName } from './apple-name.ts';
import { claimsOf, codeFor, identityOf, type OAuthIntent } from './oauth-identity.ts';
import { requireProvider } from './open-provider.ts';

const CALLBACK = '/v1/auth/oauth/callback';

const AuthorizeQuery = z.object({
  provider: requiredText('provider'),
  redirectURL: optionalText('redirectURL'),
  loginHint: optionalText('loginHint'),
});

/** Returns the address at the provider; the cookie ties the way back to this browser. */
async function authorize(
  context: IdentityContext,
  call: WireCall,
  intent: OAuthIntent,
): Promise<WireReply> {
  const query = parseFields(AuthorizeQuery, call.query);
  const loginOptions = parseFields(LoginOptionsBody, call.body);
  const provider = requireProvider(context, query.provider);
  const landingUrl = query.redirectURL || `${context.publicOrigin}/login`;
  const redirectUrl = requireAllowedRedirect(context, landingUrl, 'redirectURL').href;
  if (intent === 'signup') requireOpenSignUp(context);
  const userId = await signedInUser(context, call, { intent, loginOptions });
  const { facts } = provider;
  const client = await reachable(context, call, () => provider.client());
  const secrets = newFlowSecrets(facts);
  const data = { provider: provider.name, intent, userId, redirectUrl, loginOptions, ...secrets };
  const isPosted = facts.isPosted ?? false;
  const started = await startAuthorization(context, call, data, { kind: 'oauth', isPosted });
  const url = await authorizationAddress(client, {
    ...secrets,
    state: started.state,
    redirectUri: context.wireOrigin + CALLBACK,
    scopes: facts.scopes,
    parameters: {
      ...facts.parameters,
      ...(query.loginHint ? { login_hint: query.loginHint } : {}),
    },
  });
  await writeAudit(context.pool, {
    action: 'LoginStarted',
    occurredAt: new Date(context.clock()),
    userId,
    method: 'oauth',
    device: call.device,
    remoteAddress: call.remoteAddress,
    data: { provider: provider.name },
  });
  return { body: { url }, cookies: started.cookies };
}

/**
 * The signed-in user, if required: for linking, or for an additional proof. Throws 401 otherwise; 403
 * during impersonation, and for linking without the user's authenticator app.
 */
async function signedInUser(
  context: IdentityContext,
  call: WireCall,
  wish: { intent: OAuthIntent; loginOptions: LoginOptions },
): Promise<string | undefined> {
  const { mfa, stepup } = wish.loginOptions;
  if (wish.intent !== 'update' && !mfa && !stepup) return undefined;
  return withRefreshToken(context, call, async ({ user, family, now }) => {
    if (wish.intent === 'update') passFreshGate({ user, family, now });
    else requireSelf(family);
    return user.userId;
  });
}

/** The person returns from the provider: redirect to the page, with a code or an error. */
async function finish(
  context: IdentityContext,
  call: WireCall,
  parameters: URLSearchParams,
): Promise<WireReply> {
  const state = parameters.get('state') ?? '';
  const started = await takeAuthorization(context, call, state, 'oauth');
  // Their starting point is unknown: they may be a victim of someone else.
  if (!started?.provider) {
    return landing(`${context.publicOrigin}/login`, { err: refusalText(refused('ended')) });
  }
  try {
    const provider = requireProvider(context, started.provider);
    const { isOpenId, isPosted } = provider.facts;
    const client = await provider.client();
    const redeemed = await redeem(client, {
      redirectUri: context.wireOrigin + CALLBACK,
      parameters,
      state,
      isOpenId,
      ...(started.verifier === undefined ? {} : { verifier: started.verifier }),
      ...(started.nonce === undefined ? {} : { nonce: started.nonce }),
    });
    const claims = await claimsOf(provider, client, redeemed);
    const named = isPosted ? { ...appleName(parameters.get('user')), ...claims } : claims;
    const { intent = 'signup-in', userId } = started;
    const identity = identityOf(context, provider, named, { intent, userId });
    return landing(started.redirectUrl, { code: await codeFor(context, identity, started) });
  } catch (error) {
    const { provider } = started;
    const err = await noteFailure(context, call, { error, method: 'oauth', provider });
    return landing(started.redirectUrl, { err });
  }
}

/** A code, or an id token, and the name that one provider sends separately. */
const MOST_FORM_BYTES = 32_768;

const ExchangeBody = z.object({ code: requiredText('code') });

async function exchangeCode(context: IdentityContext, call: WireCall): Promise<WireReply> {
  return exchange(context, call, { ...parseFields(ExchangeBody, call.body), method: 'oauth' });
}

const limited = { method: 'POST', access: 'project', isGuessable: true } as const;
/** The provider's addresses may have to be discovered. */
const start = { ...limited, unproven: ['provider'] } as const;

export const endpoints: EndpointGroup = [
  {
    ...start,
    effect: 'sign-in',
    path: '/v1/auth/oauth/authorize',
    run: (context, call) => authorize(context, call, 'signup-in'),
  },
  {
    ...start,
    effect: 'sign-up',
    path: '/v1/auth/oauth/authorize/signup',
    run: (context, call) => authorize(context, call, 'signup'),
  },
  {
    ...start,
    effect: 'sign-in',
    path: '/v1/auth/oauth/authorize/signin',
    run: (context, call) => authorize(context, call, 'signin'),
  },
  {
    ...start,
    effect: 'change',
    path: '/v1/auth/oauth/authorize/update',
    run: (context, call) => authorize(context, call, 'update'),
  },
  { ...limited, effect: 'sign-in', path: '/v1/auth/oauth/exchange', run: exchangeCode },
  {
    method: 'GET',
    effect: 'sign-in',
    path: CALLBACK,
    access: 'public',
    run: (context, call) => finish(context, call, callbackParameters(call.query)),
  },
  {
    method: 'POST',
    effect: 'sign-in',
    path: CALLBACK,
    access: 'public',
    formBytes: MOST_FORM_BYTES,
    run: (context, call) => finish(context, call, callbackParameters(call.body)),
  },
];
