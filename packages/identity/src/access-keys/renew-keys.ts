import { statement, type Client } from '../store/statement.ts';
import type { Revoke } from '../sessions/session-revocations.ts';

/** Keys by their ids, by the users they are bound to, or by roles or tenants they have. */
interface Affected {
  keyIds?: readonly string[];
  userIds?: readonly string[];
  roleIds?: readonly string[];
  tenantIds?: readonly string[];
}

/** Ends the session tokens already issued for the keys: their permissions have changed. */
export async function renewKeys(
  client: Client,
  revoke: Revoke,
  affected: Affected,
  now: Date,
): Promise<void> {
  const rows = await statement<{ sid: string }>(
    client,
    'renew_keys',
    `WITH held AS (
       SELECT k.key_id, k.sid FROM access_key k
       WHERE (k.expires_at IS NULL OR k.expires_at > $5) AND (
         k.key_id = ANY ($1) OR k.bound_user_id = ANY ($2)
         OR EXISTS (SELECT FROM access_key_role g WHERE g.key_id = k.key_id AND g.role_id = ANY ($3))
         OR EXISTS (SELECT FROM access_key_tenant m WHERE m.key_id = k.key_id AND m.tenant_id = ANY ($4)))
       ORDER BY k.key_id FOR UPDATE
     )
     UPDATE access_key k SET sid = 'S' || replace(gen_random_uuid()::text, '-', '')
     FROM held WHERE k.key_id = held.key_id RETURNING held.sid`,
    [
      affected.keyIds ?? [],
      affected.userIds ?? [],
      affected.roleIds ?? [],
      affected.tenantIds ?? [],
      now,
    ],
  );
  await revoke(rows.map((row) => row.sid));
}
