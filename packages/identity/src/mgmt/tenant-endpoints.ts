import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import { isDuplicate, type Client } from '../store/statement.ts';
import {
  deleteTenant,
  insertTenant,
  listTenants,
  tenantById,
  tenantMembers,
  updateTenant,
  type Tenant,
} from '../tenants/tenant-store.ts';
import { deleteUser, lockUsers } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  optionalFlag,
  optionalObject,
  optionalText,
  optionalTexts,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** Ids become keys of the tokens' tenants claim and parts of addresses. */
const TENANT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

const TenantFields = {
  name: requiredText('name'),
  selfProvisioningDomains: optionalTexts('selfProvisioningDomains'),
  customAttributes: optionalObject('customAttributes'),
  enforceSSO: optionalFlag('enforceSSO'),
  disabled: optionalFlag('disabled'),
};
const NewTenant = z.object({ id: optionalText('id'), ...TenantFields });
const ChangedTenant = z.object({ id: requiredText('id'), ...TenantFields });

async function create(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NewTenant, call.body);
  if (body.id && !TENANT_ID.test(body.id)) throw invalid('"id" must be letters, digits, - and _');
  const createdAt = new Date(context.clock());
  const tenant: Tenant = {
    tenantId: body.id || newId('T', createdAt.getTime()),
    name: body.name,
    selfProvisioningDomains: body.selfProvisioningDomains ?? [],
    customAttributes: body.customAttributes ?? {},
    isSsoEnforced: body.enforceSSO ?? false,
    isDisabled: body.disabled ?? false,
    createdAt,
  };
  await context.revocations.transaction(async (client) => {
    await insertTenant(client, tenant).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      throw new WireError(400, WIRE_CODES.invalidArguments, 'A tenant with this id exists');
    });
    await writeAudit(client, {
      action: 'TenantCreated',
      occurredAt: createdAt,
      tenantIds: [tenant.tenantId],
    });
  });
  return { body: { id: tenant.tenantId } };
}

/** Members get sessions that show the change. */
async function update(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(ChangedTenant, call.body);
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    const before = await tenantById(client, body.id);
    if (!before) throw tenantNotFound();
    await updateTenant(client, {
      ...before,
      name: body.name,
      selfProvisioningDomains: body.selfProvisioningDomains ?? [],
      customAttributes: body.customAttributes ?? {},
      isSsoEnforced: body.enforceSSO ?? false,
      isDisabled: body.disabled ?? false,
    });
    const members = await holdMembers(client, body.id);
    await renewSessions(
      client,
      revoke,
      members.map((member) => member.userId),
      now,
    );
    await writeAudit(client, { action: 'TenantModified', occurredAt: now, tenantIds: [body.id] });
  });
  return { body: {} };
}

async function holdMembers(client: Client, tenantId: string) {
  const members = await tenantMembers(client, tenantId);
  await lockUsers(
    client,
    members.map((member) => member.userId),
  );
  return members;
}

const Removal = z.object({ id: requiredText('id'), cascade: optionalFlag('cascade') });

/** With `cascade` the users who belong to no other tenant go along. */
async function remove(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id, cascade } = parseFields(Removal, call.body);
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    if (!(await tenantById(client, id))) throw tenantNotFound();
    const members = await holdMembers(client, id);
    const leaving = members.filter((member) => cascade && member.isOnlyTenant);
    for (const { userId } of leaving) {
      await revoke(await endFamiliesOfUser(client, userId, null, now));
      await deleteUser(client, userId);
      await writeAudit(client, { action: 'UserDeleted', occurredAt: now, userId, tenantIds: [id] });
    }
    await renewSessions(
      client,
      revoke,
      members.map((member) => member.userId),
      now,
    );
    await deleteTenant(client, id);
    await writeAudit(client, { action: 'TenantDeleted', occurredAt: now, tenantIds: [id] });
  });
  return { body: {} };
}

const WhichTenant = z.object({ id: requiredText('id') });

async function load(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id } = parseFields(WhichTenant, call.query);
  const tenant = await tenantById(context.pool, id);
  if (!tenant) throw tenantNotFound();
  return { body: tenantResponse(tenant) };
}

async function loadAll(context: IdentityContext): Promise<WireReply> {
  const tenants = await listTenants(context.pool);
  return { body: { tenants: tenants.map(tenantResponse) } };
}

function tenantResponse(tenant: Tenant) {
  return {
    id: tenant.tenantId,
    name: tenant.name,
    selfProvisioningDomains: tenant.selfProvisioningDomains,
    customAttributes: tenant.customAttributes,
    createdTime: Math.floor(tenant.createdAt.getTime() / 1000),
    domains: tenant.selfProvisioningDomains,
    authType: 'none',
    enforceSSO: tenant.isSsoEnforced,
    disabled: tenant.isDisabled,
    defaultRoles: [],
  };
}

function tenantNotFound(): WireError {
  return new WireError(404, WIRE_CODES.invalidArguments, 'There is no such tenant');
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/tenant/create', run: create },
  { ...key, path: '/v1/mgmt/tenant/update', run: update },
  { ...key, path: '/v1/mgmt/tenant/delete', run: remove },
  { ...key, method: 'GET', path: '/v1/mgmt/tenant', run: load },
  { ...key, method: 'GET', path: '/v1/mgmt/tenant/all', run: loadAll },
];
