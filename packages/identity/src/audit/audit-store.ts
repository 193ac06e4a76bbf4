import { statement, type Queryable } from '../store/statement.ts';

/** Names as in the hosted provider, where it has one. */
export type AuditAction =
  | 'AccessKeyCreated'
  | 'AccessKeyDeleted'
  | 'AccessKeyExchanged'
  | 'AccessKeyExchangeFailed'
  | 'AccessKeyModified'
  | 'AccessKeyRotated'
  | 'CustomAttributeCreated'
  | 'CustomAttributeDeleted'
  | 'EnchantedLinkApproved'
  | 'ImpersonationStopped'
  | 'LoginExceedMaxAttempts'
  | 'LoginFailed'
  | 'LoginStarted'
  | 'LoginStartedFailed'
  | 'LoginSucceed'
  | 'PasskeyAdded'
  | 'PasskeyRefused'
  | 'PasskeyRemoved'
  | 'PasswordModified'
  | 'PasswordPolicyModified'
  | 'PasswordResetSent'
  | 'PermissionCreated'
  | 'PermissionDeleted'
  | 'PermissionModified'
  | 'RoleCreated'
  | 'RoleDeleted'
  | 'RoleModified'
  | 'SetupLinkCreated'
  | 'SetupLinkUsed'
  | 'SigningKeyRevoked'
  | 'SigningKeyRotated'
  | 'SSOConfigured'
  | 'SSORefused'
  | 'SSORemoved'
  | 'SSOSetupLinkCreated'
  | 'SSOSetupLinkOpened'
  | 'SSOSetupLinkRevoked'
  | 'TenantCreated'
  | 'TenantDeleted'
  | 'TenantModified'
  | 'TOTPAdded'
  | 'TOTPRemoved'
  | 'UserCreated'
  | 'UserDeleted'
  | 'UserImpersonated'
  | 'UserInvited'
  | 'UserLogout'
  | 'UserLogoutAll'
  | 'UserModified'
  | 'UserRefresh'
  | 'UserRefreshFailed'
  | 'UserSelectedTenant';

interface AuditEntry {
  action: AuditAction;
  occurredAt: Date;
  userId?: string | undefined;
  /** How the user proved who they are, e.g. `password`. */
  method?: string | undefined;
  device?: string | undefined;
  remoteAddress?: string | undefined;
  loginIds?: readonly string[] | undefined;
  tenantIds?: readonly string[] | undefined;
  /** Changes, or the reason of a failure. Never a secret. */
  data?: Record<string, unknown> | undefined;
}

export function writeAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  return writeForeignAudit(db, entry);
}

/** An entry that the holder of the management key writes, with their own action. */
export async function writeForeignAudit(
  db: Queryable,
  entry: Omit<AuditEntry, 'action'> & { action: string },
): Promise<void> {
  await statement(
    db,
    'write_audit',
    `INSERT INTO audit_entry
       (occurred_at, action, user_id, method, device, remote_address, login_ids, tenant_ids, data)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.occurredAt,
      entry.action,
      entry.userId ?? null,
      entry.method ?? '',
      entry.device ?? '',
      entry.remoteAddress ?? '',
      entry.loginIds ?? [],
      entry.tenantIds ?? [],
      JSON.stringify(entry.data ?? {}),
    ],
  );
}

interface AuditRow extends Record<string, unknown> {
  occurred_at: Date;
  action: string;
  user_id: string | null;
  method: string;
  device: string;
  remote_address: string;
  login_ids: string[];
  tenant_ids: string[];
  data: Record<string, unknown>;
}

/** Absent and empty lists do not filter. */
interface AuditFilter {
  userIds?: string[] | undefined;
  actions?: string[] | undefined;
  excludedActions?: string[] | undefined;
  devices?: string[] | undefined;
  methods?: string[] | undefined;
  remoteAddresses?: string[] | undefined;
  loginIds?: string[] | undefined;
  tenantIds?: string[] | undefined;
  /** Only entries of no tenant. */
  isWithoutTenant: boolean;
  text?: string | undefined;
  from: Date;
  to: Date;
  limit: number;
  offset: number;
}

const MATCHES = `occurred_at >= $1 AND occurred_at <= $2
  AND ($3::text[] IS NULL OR user_id = ANY ($3))
  AND ($4::text[] IS NULL OR action = ANY ($4))
  AND ($5::text[] IS NULL OR action <> ALL ($5))
  AND ($6::text[] IS NULL OR device = ANY ($6))
  AND ($7::text[] IS NULL OR method = ANY ($7))
  AND ($8::text[] IS NULL OR remote_address = ANY ($8))
  AND ($9::text[] IS NULL OR login_ids && $9)
  AND ($10::text[] IS NULL OR tenant_ids && $10)
  AND (NOT $11 OR cardinality(tenant_ids) = 0)
  AND ($12::text IS NULL OR strpos(lower(concat_ws(' ', action, user_id, array_to_string(login_ids, ' '))), $12) > 0)`;

/** Newest first, with the number of all that match. */
export async function searchAudit(
  db: Queryable,
  filter: AuditFilter,
): Promise<{ rows: AuditRow[]; total: number }> {
  const values = [
    filter.from,
    filter.to,
    listOrNull(filter.userIds),
    listOrNull(filter.actions),
    listOrNull(filter.excludedActions),
    listOrNull(filter.devices),
    listOrNull(filter.methods),
    listOrNull(filter.remoteAddresses),
    listOrNull(filter.loginIds),
    listOrNull(filter.tenantIds),
    filter.isWithoutTenant,
    filter.text ? filter.text.toLowerCase() : null,
  ];
  const rows = await statement<AuditRow>(
    db,
    'search_audit',
    `SELECT occurred_at, action, user_id, method, device, remote_address, login_ids, tenant_ids, data
     FROM audit_entry WHERE ${MATCHES} ORDER BY occurred_at DESC, audit_id DESC LIMIT $13 OFFSET $14`,
    [...values, filter.limit, filter.offset],
  );
  const [count] = await statement<{ total: number }>(
    db,
    'count_audit',
    `SELECT count(*)::integer AS total FROM audit_entry WHERE ${MATCHES}`,
    values,
  );
  return { rows, total: count?.total ?? 0 };
}

function listOrNull(list: string[] | undefined): string[] | null {
  return list && list.length > 0 ? list : null;
}

export async function deleteAuditBefore(db: Queryable, before: Date): Promise<void> {
  await statement(db, 'delete_old_audit', 'DELETE FROM audit_entry WHERE occurred_at < $1', [
    before,
  ]);
}
