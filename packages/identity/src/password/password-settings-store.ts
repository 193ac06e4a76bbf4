import { REVOKED_CHANNEL, POLICY_NOTICE } from '../sessions/revocation-store.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { PasswordRules } from './password-rules.ts';

export interface StoredPasswordRules {
  /** Null: for everyone. */
  tenantId: string | null;
  rules: PasswordRules;
}

export async function listPasswordSettings(db: Queryable): Promise<StoredPasswordRules[]> {
  const rows = await statement<{ tenant_id: string | null; settings: PasswordRules }>(
    db,
    'password_settings',
    'SELECT tenant_id, settings FROM password_settings',
  );
  return rows.map((row) => ({ tenantId: row.tenant_id, rules: row.settings }));
}

/** Wakes the other processes when the transaction commits. Throws foreign_key_violation for no such tenant. */
export async function putPasswordSettings(
  db: Queryable,
  { tenantId, rules }: StoredPasswordRules,
  now: Date,
): Promise<void> {
  await statement(
    db,
    'put_password_settings',
    `INSERT INTO password_settings (tenant_id, settings, changed_at) VALUES ($1, $2, $3)
     ON CONFLICT (tenant_id) DO UPDATE SET settings = $2, changed_at = $3`,
    [tenantId, JSON.stringify(rules), now],
  );
  await notifyPolicy(db);
}

/** Every process reloads its cached password settings when the transaction commits. */
export async function notifyPolicy(db: Queryable): Promise<void> {
  await statement(
    db,
    'notify_policy',
    `SELECT pg_notify('${REVOKED_CHANNEL}', '${POLICY_NOTICE}')`,
  );
}
