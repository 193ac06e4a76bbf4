import type { IdentityContext } from '../../identity-context.ts';
import { serviceProvider } from '../../methods/saml/service-provider.ts';
import { ssoCallbackUrl } from '../../methods/sso-oidc/open-sso-client.ts';
import { inTransaction } from '../../store/statement.ts';
import { requireTenant } from '../change-sso.ts';
import { ssoConfigurationOf, type SsoSettings } from '../sso-configuration.ts';
import type { SetupForm } from './save-setup.ts';
import type { SetupGrant } from './setup-link-store.ts';
import type { SetupView } from './setup-page.ts';

/** Page content: one configuration of one tenant. `form` overrides stored values. */
export async function setupView(
  context: IdentityContext,
  { tenantId, ssoId }: SetupGrant,
  form: SetupForm,
): Promise<Omit<SetupView, 'formKey' | 'fault'>> {
  const { tenant, found } = await inTransaction(context.pool, async (client) => ({
    tenant: await requireTenant(client, tenantId),
    found: await ssoConfigurationOf(context, client, tenantId, ssoId),
  }));
  const settings = found?.settings ?? null;
  const typed = [...form].filter(([name]) => name !== 'clientSecret');
  return {
    tenantName: tenant.name,
    ours: {
      ...serviceProvider(context, { tenantId, ssoId, settings }),
      redirectUri: ssoCallbackUrl(context, { tenantId, ssoId }),
    },
    domains: found?.domains ?? [],
    current: settings && currentOf(settings),
    values: new Map([...Object.entries(storedValues(settings)), ...typed]),
    hasSecret: settings?.kind === 'oidc' && settings.oidc.clientSecret !== undefined,
  };
}

function currentOf(settings: SsoSettings): { kind: string; provider: string } {
  if (settings.kind === 'saml') return { kind: 'SAML', provider: settings.saml.idpEntityId };
  const { issuer, authUrl } = settings.oidc;
  return { kind: 'OpenID Connect', provider: issuer ?? authUrl ?? '' };
}

function storedValues(settings: SsoSettings | null): Record<string, string> {
  if (settings === null) return {};
  if (settings.kind === 'oidc') {
    return { issuer: settings.oidc.issuer ?? '', clientId: settings.oidc.clientId };
  }
  const { idpMetadataUrl, idpSSOUrl, idpEntityId, idpCertificates } = settings.saml;
  return {
    metadataUrl: idpMetadataUrl ?? '',
    idpUrl: idpSSOUrl,
    entityId: idpEntityId,
    idpCert: idpCertificates.join('\n'),
  };
}
