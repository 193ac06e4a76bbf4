import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { changeSso, requireTenant } from '../sso/change-sso.ts';
import { oidcSettings } from '../sso/configure-oidc.ts';
import { givenIdp, keptExtras, publishedIdp, samlSettings } from '../sso/configure-saml.ts';
import { recalculateRoles } from '../sso/recalculate-roles.ts';
import {
  NewSso,
  OidcBody,
  OldMappingBody,
  OldMetadataBody,
  OldSettingsBody,
  RedirectBody,
  SamlBody,
  SamlMetadataBody,
  WhichSso,
  WhichTenant,
} from '../sso/sso-bodies.ts';
import {
  DEFAULT_SSO_ID,
  ssoConfigurationOf,
  ssoConfigurationsOf,
  ssoIssuer,
  type SsoConfiguration,
} from '../sso/sso-configuration.ts';
import { oldSsoResponse, ssoResponse } from '../sso/sso-response.ts';
import { deleteSsoConfiguration } from '../sso/sso-store.ts';
import { deleteIdentitiesOf } from '../sso/sso-identities.ts';
import { inTransaction } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';
import { requireAllowedRedirect } from '../wire/redirects.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

async function load(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId } = parseFields(WhichSso, call.query);
  return inTransaction(context.pool, async (client) => {
    const tenant = await requireTenant(client, tenantId);
    const found = await ssoConfigurationOf(context, client, tenantId, ssoId);
    if (!found && !isDefault(ssoId)) throw ssoNotFound();
    return { body: await ssoResponse(context, client, tenant, found) };
  });
}

async function loadAll(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId } = parseFields(WhichTenant, call.query);
  return inTransaction(context.pool, async (client) => {
    const tenant = await requireTenant(client, tenantId);
    const found = await ssoConfigurationsOf(context, client, tenantId);
    const settings: object[] = [];
    for (const one of found) settings.push(await ssoResponse(context, client, tenant, one));
    return { body: { SSOSettings: settings } };
  });
}

/** A name to set up later. */
async function createNew(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId, displayName } = parseFields(NewSso, call.body);
  const { tenant, configuration } = await changeSso(context, call, {
    tenantId,
    ssoId,
    displayName,
    settings(before) {
      if (before) {
        throw new WireError(400, WIRE_CODES.invalidArguments, 'This SSO configuration exists');
      }
      return null;
    },
  });
  return { body: await ssoResponse(context, context.pool, tenant, configuration) };
}

async function configureSaml(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { settings, redirectUrl, ...place } = parseFields(SamlBody, call.body);
  const idp = givenIdp(settings);
  await changeSso(context, call, {
    ...place,
    settings: () => samlSettings(context, idp, { ...settings, redirectUrl }),
  });
  return { body: {} };
}

async function configureMetadata(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { settings, redirectUrl, ...place } = parseFields(SamlMetadataBody, call.body);
  const metadataUrl = settings.idpMetadataUrl;
  const idp = await publishedIdp(context, metadataUrl, settings.entityId);
  await changeSso(context, call, {
    ...place,
    settings: () => samlSettings(context, { ...idp, metadataUrl }, { ...settings, redirectUrl }),
  });
  return { body: {} };
}

async function configureOidc(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { settings, ...place } = parseFields(OidcBody, call.body);
  await changeSso(context, call, {
    ...place,
    settings: (before) => oidcSettings(context, settings, before),
  });
  return { body: {} };
}

async function configureRedirect(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId, ...given } = parseFields(RedirectBody, call.body);
  for (const [name, address] of Object.entries(given)) {
    if (address) requireAllowedRedirect(context, address, name);
  }
  await changeSso(context, call, {
    tenantId,
    ssoId,
    settings: (before) => withRedirect(configured(before), given),
  });
  return { body: {} };
}

/** Absent addresses stay, empty ones are removed. */
function withRedirect(
  settings: NonNullable<SsoConfiguration['settings']>,
  given: { samlRedirectUrl?: string | undefined; oauthRedirectUrl?: string | undefined },
): NonNullable<SsoConfiguration['settings']> {
  if (settings.kind === 'saml') {
    const redirectUrl = given.samlRedirectUrl ?? settings.saml.redirectUrl;
    return { ...settings, saml: { ...settings.saml, redirectUrl: redirectUrl || undefined } };
  }
  const redirectUrl = given.oauthRedirectUrl ?? settings.oidc.redirectUrl;
  return { ...settings, oidc: { ...settings.oidc, redirectUrl: redirectUrl || undefined } };
}

async function remove(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId = DEFAULT_SSO_ID } = parseFields(WhichSso, call.query);
  await inTransaction(context.pool, async (client) => {
    await requireTenant(client, tenantId);
    const id = { tenantId, ssoId: ssoId || DEFAULT_SSO_ID };
    if (!(await deleteSsoConfiguration(client, id.tenantId, id.ssoId))) throw ssoNotFound();
    // A later provider with the same name may assign the same subjects to other people.
    await deleteIdentitiesOf(client, ssoIssuer(id));
    await writeAudit(client, {
      action: 'SSORemoved',
      occurredAt: new Date(context.clock()),
      device: call.device,
      remoteAddress: call.remoteAddress,
      tenantIds: [tenantId],
      data: { ssoId: id.ssoId },
    });
  });
  return { body: {} };
}

async function recalculate(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId } = parseFields(WhichSso, call.body);
  const found = await ssoConfigurationOf(context, context.pool, tenantId, ssoId);
  if (!found) throw ssoNotFound();
  await recalculateRoles(context, found);
  return { body: {} };
}

async function oldLoad(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId } = parseFields(WhichSso, call.query);
  return inTransaction(context.pool, async (client) => {
    await requireTenant(client, tenantId);
    const found = await ssoConfigurationOf(context, client, tenantId, ssoId);
    return { body: await oldSsoResponse(context, client, tenantId, found) };
  });
}

async function oldConfigure(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(OldSettingsBody, call.body);
  const idp = givenIdp({ ...body, idpUrl: body.idpURL });
  await changeSso(context, call, {
    ...body,
    settings: (before) =>
      samlSettings(context, idp, { ...keptExtras(before), redirectUrl: body.redirectURL }),
  });
  return { body: {} };
}

async function oldMetadata(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(OldMetadataBody, call.body);
  const idp = await publishedIdp(context, body.idpMetadataURL);
  const found = { ...idp, metadataUrl: body.idpMetadataURL };
  await changeSso(context, call, {
    ...body,
    settings: (before) =>
      samlSettings(context, found, { ...keptExtras(before), redirectUrl: body.redirectURL }),
  });
  return { body: {} };
}

async function oldMapping(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { roleMappings, attributeMapping, defaultSSORoles, ...place } = parseFields(
    OldMappingBody,
    call.body,
  );
  await changeSso(context, call, {
    ...place,
    settings(before) {
      const settings = configured(before);
      if (settings.kind !== 'saml') throw ssoNotFound();
      const mapping = { groupsMapping: roleMappings, attributeMapping, defaultSSORoles };
      return { kind: 'saml', saml: { ...settings.saml, ...mapping } };
    },
  });
  return { body: {} };
}

/** Settings of a configuration that is set up. Throws 404. */
function configured(found: SsoConfiguration | null): NonNullable<SsoConfiguration['settings']> {
  if (!found?.settings) throw ssoNotFound();
  return found.settings;
}

function isDefault(ssoId: string | undefined): boolean {
  return !ssoId || ssoId === DEFAULT_SSO_ID;
}

function ssoNotFound(): WireError {
  return new WireError(404, WIRE_CODES.invalidArguments, 'There is no such SSO configuration');
}

const get = { method: 'GET', access: 'management' } as const;
const post = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...get, path: '/v2/mgmt/sso/settings', run: load },
  { ...get, path: '/v2/mgmt/sso/settings/all', run: loadAll },
  { ...get, path: '/v1/mgmt/sso/settings', run: oldLoad },
  { ...post, path: '/v1/mgmt/sso/settings', run: oldConfigure },
  { ...post, path: '/v1/mgmt/sso/settings/new', run: createNew },
  { ...post, path: '/v1/mgmt/sso/metadata', run: oldMetadata },
  { ...post, path: '/v1/mgmt/sso/mapping', run: oldMapping },
  { ...post, path: '/v1/mgmt/sso/saml', run: configureSaml },
  { ...post, path: '/v1/mgmt/sso/saml/metadata', run: configureMetadata },
  { ...post, path: '/v1/mgmt/sso/oidc', run: configureOidc },
  { ...post, path: '/v1/mgmt/sso/redirect', run: configureRedirect },
  { ...post, path: '/v1/mgmt/sso/recalculate-mappings', run: recalculate },
  { method: 'DELETE', access: 'management', path: '/v1/mgmt/sso/settings', run: remove },
];
