import type { Configuration } from 'openid-client';
import { isClaims, type Claims } from '../../federation/claims.ts';
import { completeClaims, fetchJson, type Redeemed } from '../../federation/code-flow.ts';
import { createExchangeCode } from '../../federation/exchange-codes.ts';
import type { FederatedIdentity } from '../../federation/federated-identity.ts';
import { userOfFederatedIdentity } from '../../federation/link-identity.ts';
import { refused } from '../../federation/refusal.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { LoginOptions } from '../../sessions/login-options.ts';
import type { OAuthProvider } from './open-provider.ts';
import { READERS } from './profile-readers.ts';

/** Purpose at a provider: a plain sign-in creates a user if sign-up is enabled. */
export type OAuthIntent = 'signin' | 'signup' | 'signup-in' | 'update';

/** Everything that the provider says about the person. */
export async function claimsOf(
  provider: OAuthProvider,
  client: Configuration,
  { accessToken, claims }: Redeemed,
): Promise<Claims> {
  if (provider.facts.isOpenId) {
    if (claims === null) throw refused('failed');
    return completeClaims(client, { accessToken, claims }, ['email', 'email_verified', 'name']);
  }
  const url = client.serverMetadata().userinfo_endpoint;
  if (!url) throw refused('failed');
  const profile = await fetchJson(client, accessToken, url);
  if (!isClaims(profile)) throw refused('failed');
  if (provider.facts.profile !== 'github') return profile;
  const emails = await fetchJson(client, accessToken, `${url}/emails`);
  return { ...profile, emails };
}

/** The identity that the claims represent. Throws a refusal when they name no one. */
export function identityOf(
  context: IdentityContext,
  provider: OAuthProvider,
  claims: Claims,
  wish: { intent: OAuthIntent; userId?: string | undefined },
): FederatedIdentity {
  const { subject, ...profile } = READERS[provider.facts.profile](claims);
  if (!subject) throw refused('failed');
  const isTrusted = provider.config.isEmailTrusted === true && profile.email !== undefined;
  const { intent } = wish;
  return {
    ...profile,
    kind: 'oauth',
    issuer: provider.name,
    provider: provider.name,
    subject,
    isEmailVerified: profile.isEmailVerified || isTrusted,
    mayCreate: context.settings.isSignUpOpen && (intent === 'signup' || intent === 'signup-in'),
    mustCreate: intent === 'signup',
    ...(intent === 'update' ? { linkToUserId: wish.userId } : {}),
  };
}

/** Finds or creates the user and returns a code to sign in as them. */
export async function codeFor(
  context: IdentityContext,
  identity: FederatedIdentity,
  proven: { loginOptions: LoginOptions; browserHash: Buffer | null; isFromServer: boolean },
): Promise<string> {
  return context.revocations.transaction(async (client, revoke) => {
    // A new user is in no tenant: none is created for a sign-in to one.
    const mayCreate = identity.mayCreate && !proven.loginOptions.tenantId;
    const asked = { ...identity, mayCreate };
    const userId = await userOfFederatedIdentity(context, { client, revoke }, asked);
    return createExchangeCode(context, client, {
      userId,
      method: 'oauth',
      amr: ['oauth'],
      provider: identity.provider,
      loginOptions: proven.loginOptions,
      browserHash: proven.browserHash,
      isFromServer: proven.isFromServer,
    });
  });
}
