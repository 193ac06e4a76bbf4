import type { Configuration } from 'openid-client';
import { openClient } from '../../federation/oidc-client.ts';
import type { OidcSettings } from '../../federation/oidc-settings.ts';
import type { IdentityContext } from '../../identity-context.ts';

/**
 * With an issuer its id tokens are used. Without one the owner of a token is unknown: then the user
 * data endpoint is used, as with plain OAuth 2.
 */
export function isOpenId(settings: OidcSettings): boolean {
  return Boolean(settings.issuer);
}

export function openSsoClient(
  context: IdentityContext,
  settings: OidcSettings,
): Promise<Configuration> {
  return openClient(context, {
    issuer: settings.issuer || new URL(settings.tokenUrl ?? '').origin,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    authorizationUrl: settings.authUrl,
    tokenUrl: settings.tokenUrl,
    userInfoUrl: settings.userDataUrl,
    jwksUrl: settings.JWKsUrl,
    isOpenId: isOpenId(settings),
  });
}

interface SsoId {
  tenantId: string;
  ssoId: string;
}

const CALLBACK = '/v1/auth/sso/oidc/callback';
export const CALLBACK_PATH = `${CALLBACK}/:tenantId/:ssoId`;

/**
 * Return address of the tenant's provider. Each configuration has its own: a provider that redirects to
 * another tenant's provider cannot obtain that one's codes (RFC 9700, 4.4.2).
 */
export function ssoCallbackUrl(
  { wireOrigin }: Pick<IdentityContext, 'wireOrigin'>,
  { tenantId, ssoId }: SsoId,
): string {
  return `${wireOrigin}${CALLBACK}/${encodeURIComponent(tenantId)}/${encodeURIComponent(ssoId)}`;
}
