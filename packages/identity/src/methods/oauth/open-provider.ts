import type { Configuration } from 'openid-client';
import { openClient } from '../../federation/oidc-client.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { invalid } from '../../wire/wire-error.ts';
import { KNOWN_PROVIDERS, type KnownProvider } from './known-providers.data.ts';
import type { OAuthProviderConfig } from './oauth-provider.ts';

/** A configured provider, with its known settings. */
export interface OAuthProvider {
  name: string;
  config: OAuthProviderConfig;
  facts: KnownProvider;
  /** Loads its addresses if need be; may reject when the provider cannot be reached. */
  client(): Promise<Configuration>;
}

/** Throws 400 E011003 for a provider that is not configured. */
export function requireProvider(context: IdentityContext, name: string): OAuthProvider {
  const config = Object.hasOwn(context.oauthProviders, name)
    ? context.oauthProviders[name]
    : undefined;
  const facts = config && factsOf(name, config);
  if (!config || !facts) throw invalid(`The provider "${name}" is not configured`);
  const { issuer, isOpenId } = facts;
  const { clientId, clientSecret } = config;
  return {
    name,
    config,
    facts,
    client: () =>
      openClient(context, { issuer, isOpenId, clientId, clientSecret, ...facts.addresses }),
  };
}

/** The provider's known settings, overridden by the operator's. */
function factsOf(name: string, config: OAuthProviderConfig): KnownProvider | undefined {
  const known = KNOWN_PROVIDERS.get(name);
  const { issuer } = config;
  const base = issuer ? withIssuer(issuer, known) : known;
  if (!base) return undefined;
  const addresses = { ...base.addresses, ...givenAddresses(config) };
  return { ...base, addresses, scopes: config.scopes ?? base.scopes };
}

/** An operator's own issuer is discovered, even for a known kind, e.g. GitLab. */
function withIssuer(issuer: string, known: KnownProvider | undefined): KnownProvider {
  if (!known) {
    return { issuer, scopes: ['openid', 'email', 'profile'], profile: 'openid', isOpenId: true };
  }
  if (!known.isOpenId) return { ...known, issuer };
  return { ...known, issuer, addresses: {}, otherIssuers: [] };
}

function givenAddresses(config: OAuthProviderConfig) {
  const { authorizationUrl, tokenUrl, userInfoUrl, jwksUrl } = config;
  return {
    ...(authorizationUrl ? { authorizationUrl } : {}),
    ...(tokenUrl ? { tokenUrl } : {}),
    ...(userInfoUrl ? { userInfoUrl } : {}),
    ...(jwksUrl ? { jwksUrl } : {}),
  };
}
