import { requireRoleIds } from '../roles/grant-by-name.ts';
import { isMissingReference, statement, type Client } from '../store/statement.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

interface KeyAccess {
  /** Roles for the whole project. */
  roleNames: readonly string[];
  tenants: readonly { tenantId: string; roleNames?: string[] | undefined }[];
}

/** Gives the key these roles and tenants and no others. Throws E011004 for one that does not exist. */
export async function replaceKeyAccess(
  client: Client,
  keyId: string,
  access: KeyAccess,
): Promise<void> {
  await statement(client, 'clear_key_roles', 'DELETE FROM access_key_role WHERE key_id = $1', [
    keyId,
  ]);
  await statement(client, 'clear_key_tenants', 'DELETE FROM access_key_tenant WHERE key_id = $1', [
    keyId,
  ]);
  await grant(client, keyId, null, access.roleNames);
  for (const { tenantId, roleNames } of access.tenants) {
    await addKeyTenant(client, keyId, tenantId);
    await grant(client, keyId, tenantId, roleNames ?? []);
  }
}

async function addKeyTenant(client: Client, keyId: string, tenantId: string): Promise<void> {
  try {
    await statement(
      client,
      'add_key_tenant',
      'INSERT INTO access_key_tenant (key_id, tenant_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [keyId, tenantId],
    );
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    throw new WireError(400, WIRE_CODES.invalidArguments, 'Tenant not found');
  }
}

async function grant(
  client: Client,
  keyId: string,
  tenantId: string | null,
  roleNames: readonly string[],
): Promise<void> {
  if (roleNames.length === 0) return;
  const roleIds = await requireRoleIds(client, { tenantId }, roleNames);
  await statement(
    client,
    'grant_key_roles',
    `INSERT INTO access_key_role (key_id, tenant_id, role_id) SELECT $1, $2, unnest($3::text[])
     ON CONFLICT DO NOTHING`,
    [keyId, tenantId, roleIds],
  );
}
