import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { changeRoles, holdRoles } from '../roles/change-roles.ts';
import {
  deleteRole,
  insertRole,
  listRoles,
  lockRole,
  updateRole,
  type Role,
} from '../roles/role-store.ts';
import type { Revoke } from '../sessions/session-revocations.ts';
import type { Client } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  optionalFlag,
  optionalText,
  optionalTexts,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { refuseViolations } from './refuse-violations.ts';

const MAX_ROLES = 500;
const VIOLATIONS = {
  duplicate: 'A role of this name exists',
  missing: 'There is no such permission or tenant',
};

interface Work {
  client: Client;
  revoke: Revoke;
  now: Date;
}

const NewRole = z.object({
  name: requiredText('name', 200),
  description: optionalText('description'),
  permissionNames: optionalTexts('permissionNames'),
  tenantId: optionalText('tenantId'),
  default: optionalFlag('default'),
});

async function createRole({ client, now }: Work, body: z.infer<typeof NewRole>): Promise<Role> {
  const role = {
    roleId: newId('R', now.getTime()),
    name: body.name,
    description: body.description ?? '',
    permissionNames: body.permissionNames ?? [],
    tenantId: body.tenantId || null,
    isDefault: body.default ?? false,
    createdAt: now,
  };
  await refuseViolations(VIOLATIONS, insertRole(client, role));
  await audit(client, 'RoleCreated', role, now);
  return role;
}

const ChangedRole = z
  .object({
    id: optionalText('id'),
    name: optionalText('name'),
    newName: requiredText('newName', 200),
    description: optionalText('description'),
    permissionNames: optionalTexts('permissionNames'),
    tenantId: optionalText('tenantId'),
    default: optionalFlag('default'),
  })
  .refine(({ id, name }) => id || name, { error: '"name" must not be empty' });

/** Absent fields are cleared, like in the hosted provider; only `default` stays. */
async function changeRole(work: Work, body: z.infer<typeof ChangedRole>): Promise<Role> {
  const { client, now } = work;
  const before = await requireRole(client, body);
  const role = {
    ...before,
    name: body.newName,
    description: body.description ?? '',
    permissionNames: body.permissionNames ?? [],
    isDefault: body.default ?? before.isDefault,
  };
  await changeRoles(work, [role.roleId], () =>
    refuseViolations(VIOLATIONS, updateRole(client, role)),
  );
  await audit(client, 'RoleModified', role, now);
  return role;
}

const GoneRole = z
  .object({
    id: optionalText('id'),
    name: optionalText('name'),
    tenantId: optionalText('tenantId'),
  })
  .refine(({ id, name }) => id || name, { error: '"name" must not be empty' });

async function removeRole(work: Work, body: z.infer<typeof GoneRole>): Promise<void> {
  const { client, now } = work;
  const role = await requireRole(client, body);
  await changeRoles(work, [role.roleId], () => deleteRole(client, role.roleId));
  await audit(client, 'RoleDeleted', role, now);
}

async function requireRole(client: Client, body: z.infer<typeof GoneRole>): Promise<Role> {
  const role = await lockRole(client, {
    roleId: body.id || undefined,
    name: body.name,
    tenantId: body.tenantId || null,
  });
  if (role) return role;
  throw new WireError(404, WIRE_CODES.invalidArguments, 'There is no such role');
}

function audit(
  client: Client,
  action: 'RoleCreated' | 'RoleModified' | 'RoleDeleted',
  role: Role,
  now: Date,
): Promise<void> {
  return writeAudit(client, {
    action,
    occurredAt: now,
    tenantIds: role.tenantId ? [role.tenantId] : [],
    data: { name: role.name, permissionNames: role.permissionNames },
  });
}

function roleResponse(role: Role) {
  return {
    id: role.roleId,
    name: role.name,
    description: role.description,
    permissionNames: role.permissionNames,
    createdTime: Math.floor(role.createdAt.getTime() / 1000),
    tenantId: role.tenantId ?? '',
    default: role.isDefault,
    private: false,
  };
}

/** An endpoint for a single item, for a body that describes it. */
function one<T extends z.ZodType>(
  schema: T,
  run: (work: Work, body: z.infer<T>) => Promise<unknown>,
) {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const body = parseFields(schema, call.body);
    const now = new Date(context.clock());
    await context.revocations.transaction(async (client, revoke) => {
      await holdRoles(client);
      await run({ client, revoke, now }, body);
    });
    return { body: {} };
  };
}

/** The same for a list of them: all or none. */
function several<T extends z.ZodType>(
  schema: T,
  run: (work: Work, body: z.infer<T>) => Promise<Role>,
) {
  const List = z.object({
    roles: z
      .array(schema, { error: '"roles" must be an array' })
      .min(1, { error: '"roles" must not be empty' })
      .max(MAX_ROLES, { error: `"roles" must have at most ${MAX_ROLES} roles` }),
  });
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const { roles } = parseFields(List, call.body);
    const now = new Date(context.clock());
    const done = await context.revocations.transaction(async (client, revoke) => {
      await holdRoles(client);
      const results: Role[] = [];
      for (const role of roles) results.push(await run({ client, revoke, now }, role));
      return results;
    });
    return { body: { roles: done.map(roleResponse) } };
  };
}

const GoneRoles = z.object({
  roleNames: optionalTexts('roleNames'),
  roleIds: optionalTexts('roleIds'),
  tenantId: optionalText('tenantId'),
});

async function removeRoles(work: Work, body: z.infer<typeof GoneRoles>): Promise<void> {
  const { tenantId } = body;
  const wanted = [
    ...(body.roleNames ?? []).map((name) => ({ id: undefined, name, tenantId })),
    ...(body.roleIds ?? []).map((id) => ({ id, name: undefined, tenantId })),
  ];
  if (wanted.length === 0) throw invalid('"roleNames" must not be empty');
  for (const which of wanted) await removeRole(work, which);
}

async function allRoles(context: IdentityContext): Promise<WireReply> {
  return { body: { roles: (await listRoles(context.pool)).map(roleResponse) } };
}

const RoleSearch = z.object({
  tenantIds: optionalTexts('tenantIds'),
  roleNames: optionalTexts('roleNames'),
  roleNameLike: optionalText('roleNameLike'),
  permissionNames: optionalTexts('permissionNames'),
  includeProjectRoles: optionalFlag('includeProjectRoles'),
});

async function searchRoles(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(RoleSearch, call.body);
  const roles = await listRoles(context.pool, {
    tenantIds: body.tenantIds,
    names: body.roleNames,
    nameLike: body.roleNameLike,
    permissionNames: body.permissionNames,
    withProjectRoles: body.includeProjectRoles,
  });
  return { body: { roles: roles.map(roleResponse) } };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/role/create', run: one(NewRole, createRole) },
  { ...key, path: '/v1/mgmt/role/create/batch', run: several(NewRole, createRole) },
  { ...key, path: '/v1/mgmt/role/update', run: one(ChangedRole, changeRole) },
  { ...key, path: '/v1/mgmt/role/update/batch', run: several(ChangedRole, changeRole) },
  { ...key, path: '/v1/mgmt/role/delete', run: one(GoneRole, removeRole) },
  { ...key, path: '/v1/mgmt/role/delete/batch', run: one(GoneRoles, removeRoles) },
  { ...key, method: 'GET', path: '/v1/mgmt/role/all', run: allRoles },
  { ...key, path: '/v1/mgmt/role/search', run: searchRoles },
];
