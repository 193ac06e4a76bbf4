import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { changeRoles, holdRoles } from '../roles/change-roles.ts';
import {
  deletePermission,
  insertPermission,
  listPermissions,
  lockPermission,
  rolesWithPermission,
  updatePermission,
} from '../roles/permission-store.ts';
import type { Revoke } from '../sessions/session-revocations.ts';
import type { Client } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalText, optionalTexts, parseFields, requiredText } from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { refuseViolations } from './refuse-violations.ts';

const MAX_PERMISSIONS = 500;
const VIOLATIONS = { duplicate: 'A permission of this name exists' };

interface Work {
  client: Client;
  revoke: Revoke;
  now: Date;
}

const NewPermission = z.object({
  name: requiredText('name', 200),
  description: optionalText('description'),
});

async function create(
  { client, now }: Work,
  { name, description }: z.infer<typeof NewPermission>,
): Promise<void> {
  await refuseViolations(
    VIOLATIONS,
    insertPermission(client, { name, description: description ?? '', now }),
  );
  await writeAudit(client, { action: 'PermissionCreated', occurredAt: now, data: { name } });
}

const Which = { id: optionalText('id'), name: optionalText('name') };
const NAMELESS = { error: '"name" must not be empty' };

const ChangedPermission = z
  .object({
    ...Which,
    newName: requiredText('newName', 200),
    description: optionalText('description'),
  })
  .refine(({ id, name }) => id || name, NAMELESS);

async function change(work: Work, body: z.infer<typeof ChangedPermission>): Promise<void> {
  const { client, now } = work;
  const before = await requirePermission(client, body);
  await changeRoles(work, await rolesWithPermission(client, before.name), () =>
    refuseViolations(
      VIOLATIONS,
      updatePermission(client, {
        permissionId: before.permission_id,
        name: body.newName,
        description: body.description ?? '',
      }),
    ),
  );
  await writeAudit(client, {
    action: 'PermissionModified',
    occurredAt: now,
    data: { name: body.newName, before: before.name },
  });
}

const GonePermission = z.object(Which).refine(({ id, name }) => id || name, NAMELESS);

async function remove(work: Work, body: z.infer<typeof GonePermission>): Promise<void> {
  const { client, now } = work;
  const { permission_id: permissionId, name } = await requirePermission(client, body);
  await changeRoles(work, await rolesWithPermission(client, name), () =>
    deletePermission(client, permissionId),
  );
  await writeAudit(client, { action: 'PermissionDeleted', occurredAt: now, data: { name } });
}

async function requirePermission(client: Client, body: z.infer<typeof GonePermission>) {
  const found = await lockPermission(client, { id: body.id || undefined, name: body.name });
  if (found) return found;
  throw new WireError(404, WIRE_CODES.invalidArguments, 'There is no such permission');
}

const GonePermissions = z.object({ names: optionalTexts('names'), ids: optionalTexts('ids') });

async function removeSeveral(work: Work, body: z.infer<typeof GonePermissions>): Promise<void> {
  const wanted = [
    ...(body.names ?? []).map((name) => ({ id: undefined, name })),
    ...(body.ids ?? []).map((id) => ({ id, name: undefined })),
  ];
  if (wanted.length === 0) throw invalid('"names" must not be empty');
  for (const which of wanted) await remove(work, which);
}

/** An endpoint that does its work in one transaction. */
function inOne<T extends z.ZodType>(
  schema: T,
  run: (work: Work, body: z.infer<T>) => Promise<void>,
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

/** The same for a list of permissions: all or none. */
function several<T extends z.ZodType>(
  schema: T,
  run: (work: Work, body: z.infer<T>) => Promise<void>,
) {
  const List = z.object({
    permissions: z
      .array(schema, { error: '"permissions" must be an array' })
      .min(1, { error: '"permissions" must not be empty' })
      .max(MAX_PERMISSIONS, {
        error: `"permissions" must have at most ${MAX_PERMISSIONS} permissions`,
      }),
  });
  return inOne(List, async (work, { permissions }) => {
    for (const permission of permissions) await run(work, permission);
  });
}

async function all(context: IdentityContext): Promise<WireReply> {
  const permissions = await listPermissions(context.pool);
  return {
    body: {
      permissions: permissions.map((permission) => ({
        id: permission.permission_id,
        name: permission.name,
        description: permission.description,
        systemDefault: false,
      })),
    },
  };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/permission/create', run: inOne(NewPermission, create) },
  { ...key, path: '/v1/mgmt/permission/create/batch', run: several(NewPermission, create) },
  { ...key, path: '/v1/mgmt/permission/update', run: inOne(ChangedPermission, change) },
  { ...key, path: '/v1/mgmt/permission/update/batch', run: several(ChangedPermission, change) },
  { ...key, path: '/v1/mgmt/permission/delete', run: inOne(GonePermission, remove) },
  { ...key, path: '/v1/mgmt/permission/delete/batch', run: inOne(GonePermissions, removeSeveral) },
  { ...key, method: 'GET', path: '/v1/mgmt/permission/all', run: all },
];
