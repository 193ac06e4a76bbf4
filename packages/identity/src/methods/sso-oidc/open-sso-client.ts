import type { Configuration } from 'openid-client';
import { openClient } from '../../federation/oidc-client.ts';
import type { OidcSettings } from '../../federation/oidc-settings.ts';
import type { IdentityContext } from '../../identity-context.ts';

/**
 * With an issuer its id tokens count. Without one no one could say whose token it is: then the address
 * for user data does, as with plain OAuth 2.
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
 * Where the tenant's provider sends people back to. Each configuration has its own address: a provider
 * that sends them on to another tenant's provider cannot get hold of that one's codes (RFC 9700, 4.4.2).
 */
export function ssoCallbackUrl(
  { wireOrigin }: Pick<IdentityContext, 'wireOrigin'>,
  { tenantId, ssoId }: SsoId,
): string {
  return `${wireOrigin}${CALLBACK}/${encodeURIComponent(tenantId)}/${encodeURIComponent(ssoId)}`;
}
