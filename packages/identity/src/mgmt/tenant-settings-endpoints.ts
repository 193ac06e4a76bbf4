import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { requireRoleIds } from '../roles/grant-by-name.ts';
import { ssoOfTenant } from '../sso/sso-store.ts';
import { setTenantDefaults } from '../tenants/tenant-default-roles.ts';
import { TenantSettings, tokenLifeOf } from '../tenants/tenant-settings.ts';
import { setTenantSettings, tenantById } from '../tenants/tenant-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalTexts, parseFields, requiredText } from '../wire/fields.ts';
import { WhichTenant } from './tenant-bodies.ts';
import { tenantNotFound } from './tenant-response.ts';

async function loadSettings(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id } = parseFields(WhichTenant, call.query);
  const tenant = await tenantById(context.pool, id);
  if (!tenant) throw tenantNotFound();
  const {
    enabled = false,
    enableInactivity = false,
    JITDisabled = false,
    ...settings
  } = tenant.settings;
  const sso = await ssoOfTenant(context.pool, id);
  return {
    body: {
      tenantId: id,
      ...sso,
      ...settings,
      enabled,
      enableInactivity,
      JITDisabled,
      selfProvisioningDomains: tenant.selfProvisioningDomains,
    },
  };
}

const NewSettings = TenantSettings.extend({
  tenantId: requiredText('tenantId'),
  selfProvisioningDomains: optionalTexts('selfProvisioningDomains'),
});

/** Replaces them all. Tokens that were issued before keep their life. */
async function saveSettings(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NewSettings, call.body);
  const { tenantId, selfProvisioningDomains = [], ...settings } = body;
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client) => {
    if (!(await tenantById(client, tenantId))) throw tenantNotFound();
    const life = tokenLifeOf(settings);
    await setTenantSettings(client, { tenantId, selfProvisioningDomains, settings }, life);
    await writeAudit(client, {
      action: 'TenantModified',
      occurredAt: now,
      tenantIds: [tenantId],
      data: { changed: 'settings', ...life },
    });
  });
  return { body: {} };
}

const DefaultRoles = z.object({
  id: requiredText('id'),
  defaultRoles: optionalTexts('defaultRoles'),
});

/** For members who are added without roles from now on. */
async function updateDefaultRoles(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id, defaultRoles = [] } = parseFields(DefaultRoles, call.body);
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client) => {
    if (!(await tenantById(client, id))) throw tenantNotFound();
    const roleIds =
      defaultRoles.length > 0 ? await requireRoleIds(client, { tenantId: id }, defaultRoles) : [];
    await setTenantDefaults(client, id, roleIds);
    await writeAudit(client, {
      action: 'TenantModified',
      occurredAt: now,
      tenantIds: [id],
      data: { changed: 'defaultRoles', defaultRoles },
    });
  });
  return { body: {} };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, method: 'GET', path: '/v1/mgmt/tenant/settings', run: loadSettings },
  { ...key, path: '/v1/mgmt/tenant/settings', run: saveSettings },
  { ...key, path: '/v1/mgmt/tenant/updateDefaultRoles', run: updateDefaultRoles },
];
