import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { insertPermission, listPermissions } from '../roles/permission-store.ts';
import { insertRole, listRoles } from '../roles/role-store.ts';
import { inTransaction, isDuplicate, isMissingReference } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  optionalFlag,
  optionalText,
  optionalTexts,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

const RoleBody = z.object({
  name: requiredText('name', 200),
  description: optionalText('description'),
  permissionNames: optionalTexts('permissionNames'),
  tenantId: optionalText('tenantId'),
  default: optionalFlag('default'),
});

async function createRole(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(RoleBody, call.body);
  const now = new Date(context.clock());
  await refusing(
    { duplicate: 'A role of this name exists', missing: 'There is no such permission or tenant' },
    inTransaction(context.pool, async (client) => {
      await insertRole(client, {
        roleId: newId('R', now.getTime()),
        name: body.name,
        description: body.description ?? '',
        permissionNames: body.permissionNames ?? [],
        tenantId: body.tenantId || null,
        isDefault: body.default ?? false,
        createdAt: now,
      });
      await writeAudit(client, {
        action: 'RoleCreated',
        occurredAt: now,
        tenantIds: body.tenantId ? [body.tenantId] : [],
        data: { name: body.name },
      });
    }),
  );
  return { body: {} };
}

async function allRoles(context: IdentityContext): Promise<WireReply> {
  const roles = await listRoles(context.pool);
  return {
    body: {
      roles: roles.map((role) => ({
        id: role.roleId,
        name: role.name,
        description: role.description,
        permissionNames: role.permissionNames,
        createdTime: Math.floor(role.createdAt.getTime() / 1000),
        tenantId: role.tenantId ?? '',
        default: role.isDefault,
        private: false,
      })),
    },
  };
}

const PermissionBody = z.object({
  name: requiredText('name', 200),
  description: optionalText('description'),
});

async function createPermission(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { name, description } = parseFields(PermissionBody, call.body);
  const now = new Date(context.clock());
  await refusing(
    { duplicate: 'A permission of this name exists' },
    inTransaction(context.pool, async (client) => {
      await insertPermission(client, { name, description: description ?? '', now });
      await writeAudit(client, { action: 'PermissionCreated', occurredAt: now, data: { name } });
    }),
  );
  return { body: {} };
}

async function allPermissions(context: IdentityContext): Promise<WireReply> {
  const permissions = await listPermissions(context.pool);
  return {
    body: {
      permissions: permissions.map(({ name, description }) => ({
        name,
        description,
        systemDefault: false,
      })),
    },
  };
}

/** Turns violations of the database's constraints into answers. */
async function refusing(
  texts: { duplicate: string; missing?: string },
  work: Promise<void>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    const text = isDuplicate(error)
      ? texts.duplicate
      : isMissingReference(error)
        ? texts.missing
        : undefined;
    if (text === undefined) throw error;
    throw new WireError(400, WIRE_CODES.invalidArguments, text);
  }
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/role/create', run: createRole },
  { ...key, method: 'GET', path: '/v1/mgmt/role/all', run: allRoles },
  { ...key, path: '/v1/mgmt/permission/create', run: createPermission },
  { ...key, method: 'GET', path: '/v1/mgmt/permission/all', run: allPermissions },
];
