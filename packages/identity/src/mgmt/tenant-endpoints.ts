import { z } from 'zod';
import { deleteKeys, keysOnlyInTenant } from '../access-keys/access-key-store.ts';
import { renewKeys } from '../access-keys/renew-keys.ts';
import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import type { Revoke } from '../sessions/session-revocations.ts';
import type { Client } from '../store/statement.ts';
import {
  deleteTenant,
  insertTenant,
  tenantById,
  tenantMembers,
  updateTenant,
} from '../tenants/tenant-store.ts';
import { lockUsers, userById } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalFlag, parseFields, requiredText } from '../wire/fields.ts';
import { invalid } from '../wire/wire-error.ts';
import { refuseViolations } from './refuse-violations.ts';
import { removeUser } from './remove-user.ts';
import { ChangedTenant, NewTenant } from './tenant-bodies.ts';
import { tenantNotFound } from './tenant-response.ts';

/** Ids become keys of the tokens' tenants claim and parts of addresses. */
const TENANT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

async function create(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NewTenant, call.body);
  if (body.id && !TENANT_ID.test(body.id)) throw invalid('"id" must be letters, digits, - and _');
  const createdAt = new Date(context.clock());
  const tenantId = body.id || newId('T', createdAt.getTime());
  await context.revocations.transaction(async (client) => {
    await refuseViolations(
      { duplicate: 'A tenant with this id exists', missing: 'There is no such parent tenant' },
      insertTenant(client, {
        tenantId,
        name: body.name,
        selfProvisioningDomains: body.selfProvisioningDomains ?? [],
        customAttributes: body.customAttributes ?? {},
        isSsoEnforced: body.enforceSSO ?? false,
        isDisabled: body.disabled ?? false,
        parentTenantId: body.parent || null,
        roleInheritance: body.roleInheritance ?? '',
        createdAt,
      }),
    );
    await writeAudit(client, {
      action: 'TenantCreated',
      occurredAt: createdAt,
      tenantIds: [tenantId],
    });
  });
  return { body: { id: tenantId } };
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
      roleInheritance: body.roleInheritance ?? '',
    });
    const members = await holdMembers(client, body.id);
    await renewAll({ client, revoke, now }, body.id, members);
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

async function renewAll(
  { client, revoke, now }: { client: Client; revoke: Revoke; now: Date },
  tenantId: string,
  members: readonly { userId: string }[],
): Promise<void> {
  const userIds = members.map((member) => member.userId);
  await renewSessions(client, revoke, userIds, now);
  await renewKeys(client, revoke, { tenantIds: [tenantId] }, now);
}

const Removal = z.object({ id: requiredText('id'), cascade: optionalFlag('cascade') });

/** With `cascade` the users and access keys that belong to no other tenant go along. */
async function remove(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id, cascade } = parseFields(Removal, call.body);
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    if (!(await tenantById(client, id))) throw tenantNotFound();
    const members = await holdMembers(client, id);
    await renewAll({ client, revoke, now }, id, members);
    if (cascade) {
      for (const { userId } of members.filter((member) => member.isOnlyTenant)) {
        const user = await userById(client, userId);
        if (user) await removeUser({ client, revoke, user, now });
      }
      await deleteKeys(client, await keysOnlyInTenant(client, id));
    }
    await deleteTenant(client, id);
    await writeAudit(client, { action: 'TenantDeleted', occurredAt: now, tenantIds: [id] });
  });
  // A later tenant may get the same id.
  await context.passwordPolicy.reload();
  return { body: {} };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/tenant/create', run: create },
  { ...key, path: '/v1/mgmt/tenant/update', run: update },
  { ...key, path: '/v1/mgmt/tenant/delete', run: remove },
];
