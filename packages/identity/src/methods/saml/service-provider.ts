import type { IdentityContext } from '../../identity-context.ts';
import type { SsoConfiguration } from '../../sso/sso-configuration.ts';

/** Our identity for a tenant's SAML provider. */
export interface ServiceProvider {
  entityId: string;
  /** Target of the provider's posted responses: the assertion consumer service. */
  acsUrl: string;
}

/** A separate id for every configuration: no provider's response is valid at another one's address. */
export function serviceProvider(
  { wireOrigin }: Pick<IdentityContext, 'wireOrigin'>,
  { tenantId, ssoId, settings }: Pick<SsoConfiguration, 'tenantId' | 'ssoId' | 'settings'>,
): ServiceProvider {
  const own = settings?.kind === 'saml' ? settings.saml : null;
  const place = `${encodeURIComponent(tenantId)}/${encodeURIComponent(ssoId)}`;
  return {
    entityId: own?.spEntityId || `${wireOrigin}/v1/auth/saml/sp/${place}`,
    acsUrl: own?.spACSUrl || `${wireOrigin}/v1/auth/saml/acs/${place}`,
  };
}
