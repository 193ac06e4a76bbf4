import { statement, type Queryable } from '../store/statement.ts';
import type { UserTenant } from '../users/user.ts';
import type { AccessKey } from './access-key.ts';

type Stored = Omit<AccessKey, 'roleNames' | 'permissions' | 'tenants'>;

/** Throws foreign_key_violation if the user does not exist. */
export async function insertKey(db: Queryable, key: Stored, secretHash: Buffer): Promise<void> {
  await statement(
    db,
    'insert_access_key',
    `INSERT INTO access_key (key_id, name, description, is_active, expires_at, bound_user_id,
       custom_claims, custom_attributes, permitted_ips, created_by, sid, created_at, secret_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      key.keyId,
      key.name,
      key.description,
      key.isActive,
      key.expiresAt,
      key.boundUserId,
      JSON.stringify(key.customClaims),
      JSON.stringify(key.customAttributes),
      key.permittedIps,
      key.createdBy,
      key.sid,
      key.createdAt,
      secretHash,
    ],
  );
}

interface KeyRow extends Record<string, unknown> {
  key_id: string;
  name: string;
  description: string;
  secret_hash: Buffer;
  is_active: boolean;
  expires_at: Date | null;
  bound_user_id: string | null;
  custom_claims: Record<string, unknown>;
  custom_attributes: Record<string, unknown>;
  permitted_ips: string[];
  created_by: string;
  sid: string;
  created_at: Date;
  role_names: string[];
  permissions: string[];
  tenants: UserTenant[];
}

function keyFromRow(row: KeyRow): AccessKey {
  return {
    keyId: row.key_id,
    name: row.name,
    description: row.description,
    isActive: row.is_active,
    expiresAt: row.expires_at,
    boundUserId: row.bound_user_id,
    customClaims: row.custom_claims,
    customAttributes: row.custom_attributes,
    permittedIps: row.permitted_ips,
    createdBy: row.created_by,
    sid: row.sid,
    createdAt: row.created_at,
    roleNames: row.role_names,
    permissions: row.permissions,
    tenants: row.tenants,
  };
}

export async function keyById(db: Queryable, keyId: string): Promise<AccessKey | null> {
  return (await keyWithHash(db, keyId))?.key ?? null;
}

/** The key and the hash of its secret. */
export async function keyWithHash(
  db: Queryable,
  keyId: string,
): Promise<{ key: AccessKey; secretHash: Buffer } | null> {
  const [row] = await statement<KeyRow>(
    db,
    'access_key',
    'SELECT * FROM access_key_view WHERE key_id = $1',
    [keyId],
  );
  return row ? { key: keyFromRow(row), secretHash: row.secret_hash } : null;
}

/** Locks the keys until the transaction ends; returns the ids of existing ones. */
export async function lockKeys(db: Queryable, keyIds: readonly string[]): Promise<string[]> {
  const rows = await statement<{ key_id: string }>(
    db,
    'lock_access_keys',
    'SELECT key_id FROM access_key WHERE key_id = ANY ($1) ORDER BY key_id FOR UPDATE',
    [keyIds],
  );
  return rows.map((row) => row.key_id);
}

/** Absent and empty criteria do not filter. */
interface KeyFilter {
  tenantIds?: readonly string[] | undefined;
  boundUserId?: string | undefined;
  creatingUser?: string | undefined;
  customAttributes?: Record<string, unknown> | undefined;
}

export async function searchKeys(db: Queryable, filter: KeyFilter): Promise<AccessKey[]> {
  const rows = await statement<KeyRow>(
    db,
    'search_access_keys',
    `SELECT * FROM access_key_view k
     WHERE ($1::text[] IS NULL OR EXISTS (
         SELECT FROM access_key_tenant m WHERE m.key_id = k.key_id AND m.tenant_id = ANY ($1)))
       AND ($2::text IS NULL OR bound_user_id = $2)
       AND ($3::text IS NULL OR created_by = $3)
       AND ($4::jsonb IS NULL OR custom_attributes @> $4)
     ORDER BY created_at, key_id`,
    [
      filter.tenantIds?.length ? filter.tenantIds : null,
      filter.boundUserId || null,
      filter.creatingUser || null,
      filter.customAttributes ? JSON.stringify(filter.customAttributes) : null,
    ],
  );
  return rows.map(keyFromRow);
}

export async function updateKey(
  db: Queryable,
  key: Pick<
    Stored,
    'keyId' | 'name' | 'description' | 'customClaims' | 'customAttributes' | 'permittedIps'
  >,
): Promise<void> {
  await statement(
    db,
    'update_access_key',
    `UPDATE access_key SET name = $2, description = $3, custom_claims = $4, custom_attributes = $5,
       permitted_ips = $6 WHERE key_id = $1`,
    [
      key.keyId,
      key.name,
      key.description,
      JSON.stringify(key.customClaims),
      JSON.stringify(key.customAttributes),
      key.permittedIps,
    ],
  );
}

export async function setKeysActive(
  db: Queryable,
  keyIds: readonly string[],
  isActive: boolean,
): Promise<void> {
  await statement(
    db,
    'set_access_keys_active',
    'UPDATE access_key SET is_active = $2 WHERE key_id = ANY ($1)',
    [keyIds, isActive],
  );
}

export async function setKeyHash(db: Queryable, keyId: string, secretHash: Buffer): Promise<void> {
  await statement(
    db,
    'set_access_key_hash',
    'UPDATE access_key SET secret_hash = $2 WHERE key_id = $1',
    [keyId, secretHash],
  );
}

export async function deleteKeys(db: Queryable, keyIds: readonly string[]): Promise<void> {
  await statement(db, 'delete_access_keys', 'DELETE FROM access_key WHERE key_id = ANY ($1)', [
    keyIds,
  ]);
}

/** Keys that are in this tenant and in no other. */
export async function keysOnlyInTenant(db: Queryable, tenantId: string): Promise<string[]> {
  const rows = await statement<{ key_id: string }>(
    db,
    'access_keys_only_in_tenant',
    `SELECT m.key_id FROM access_key_tenant m WHERE m.tenant_id = $1 AND NOT EXISTS (
       SELECT FROM access_key_tenant o WHERE o.key_id = m.key_id AND o.tenant_id <> $1)`,
    [tenantId],
  );
  return rows.map((row) => row.key_id);
}
