import type { OidcSettings } from '../federation/oidc-settings.ts';
import type { IdentityContext } from '../identity-context.ts';
import { serviceProvider } from '../methods/saml/service-provider.ts';
import { tenantResponses } from '../mgmt/tenant-response.ts';
import { roleIdsByName } from '../roles/role-store.ts';
import type { Queryable } from '../store/statement.ts';
import type { Tenant } from '../tenants/tenant-store.ts';
import type { SamlSettings } from './saml-settings.ts';
import type { SsoConfiguration } from './sso-configuration.ts';

type Saml = Omit<SsoConfiguration, 'settings'> & { settings: { kind: 'saml'; saml: SamlSettings } };

/** A configuration in API form; excludes secrets. */
export async function ssoResponse(
  context: IdentityContext,
  db: Queryable,
  tenant: Tenant,
  configuration: SsoConfiguration | null,
) {
  const [shownTenant] = await tenantResponses(db, [tenant]);
  const head = {
    tenant: shownTenant ?? {},
    ssoId: configuration?.ssoId ?? '',
    displayName: configuration?.displayName ?? '',
    domains: configuration?.domains ?? [],
  };
  const settings = configuration?.settings;
  if (!configuration || !settings) return head;
  if (settings.kind === 'oidc') return { ...head, oidc: oidcPart(settings.oidc) };
  return { ...head, saml: await samlPart(context, db, { ...configuration, settings }) };
}

/** The same for older client libraries, with one SAML configuration per tenant. */
export async function oldSsoResponse(
  context: IdentityContext,
  db: Queryable,
  tenantId: string,
  configuration: SsoConfiguration | null,
) {
  const settings = configuration?.settings;
  const domains = configuration?.domains ?? [];
  const head = { tenantId, domains, domain: domains[0] ?? '' };
  if (!configuration || settings?.kind !== 'saml') {
    return { ...head, userMapping: userMapping(undefined), groupsMapping: [] };
  }
  const {
    attributeMapping,
    defaultSSORoles: _roles,
    ...saml
  } = await samlPart(context, db, {
    ...configuration,
    settings,
  });
  return { ...head, ...saml, userMapping: userMapping(attributeMapping) };
}

async function samlPart(context: IdentityContext, db: Queryable, configuration: Saml) {
  const { saml } = configuration.settings;
  const { entityId, acsUrl } = serviceProvider(context, configuration);
  return {
    idpEntityId: saml.idpEntityId,
    idpSSOUrl: saml.idpSSOUrl,
    idpCertificate: saml.idpCertificates.join('\n'),
    idpMetadataUrl: saml.idpMetadataUrl ?? '',
    spEntityId: entityId,
    spACSUrl: acsUrl,
    // We sign no requests and read no encrypted responses, so there is no certificate.
    spCertificate: '',
    attributeMapping: saml.attributeMapping ?? {},
    groupsMapping: await groupsMapping(db, configuration.tenantId, saml.groupsMapping ?? []),
    defaultSSORoles: saml.defaultSSORoles ?? [],
    redirectUrl: saml.redirectUrl ?? '',
  };
}

/** Client libraries read `role.name` without looking whether there is a role. */
async function groupsMapping(
  db: Queryable,
  tenantId: string,
  mapping: NonNullable<SamlSettings['groupsMapping']>,
) {
  const names = mapping.map(({ roleName }) => roleName);
  const ids = await roleIdsByName(db, names, tenantId);
  return mapping.map(({ roleName, groups }) => ({
    role: { id: ids.get(roleName) ?? '', name: roleName },
    groups,
  }));
}

function oidcPart(oidc: OidcSettings) {
  const { clientSecret: _secret, groupsMapping: mapping, ...shown } = oidc;
  return {
    ...shown,
    name: oidc.name ?? '',
    userAttrMapping: oidc.userAttrMapping ?? {},
    roleMappings: mapping ?? [],
    defaultSSORoles: oidc.defaultSSORoles ?? [],
    scope: oidc.scope ?? [],
    grantType: 'authorization_code',
  };
}

function userMapping(mapping: SamlSettings['attributeMapping']) {
  return {
    name: mapping?.name ?? '',
    email: mapping?.email ?? '',
    username: mapping?.username ?? '',
    phoneNumber: mapping?.phoneNumber ?? '',
    group: mapping?.group ?? '',
  };
}
