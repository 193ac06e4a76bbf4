import type { CASE_ENTRY_KINDS } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';

/** Who asks. */
export type CaseActor = Pick<SessionCaller, 'tenantId' | 'userId' | 'userName' | 'permissions'>;

export interface CaseState {
  rev: number;
  state: string;
  title: string;
  is_restricted: boolean;
  [column: string]: unknown;
}

/**
 * Locks a case that the caller sees: row-level security hides restricted ones of others. Throws
 * `resource.not_found` for any other, as if it did not exist, and `resource.conflict` if the revision
 * is outdated.
 */
export async function lockCase(
  tx: Transaction,
  actor: Pick<CaseActor, 'tenantId'>,
  caseId: string,
  rev?: number,
): Promise<CaseState> {
  const [row] = await tx.named<CaseState>(
    'case_lock',
    `SELECT rev, state, title, is_restricted FROM detection_case c
     WHERE c.tenant_id = $1 AND c.case_id = $2 FOR UPDATE`,
    [actor.tenantId, caseId],
  );
  if (!row) throw new AppError('resource.not_found');
  if (rev !== undefined && rev !== row.rev) throw new AppError('resource.conflict');
  return row;
}

/** Throws `request.invalid` if one of the users is not a member of the tenant. */
export async function requireUsers(
  tx: Transaction,
  tenantId: number,
  path: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const wanted = new Set(userIds);
  const [row] = await tx.named<{ known: number }>(
    'case_users',
    'SELECT count(*)::integer AS known FROM console_user WHERE tenant_id = $1 AND user_id = ANY($2)',
    [tenantId, [...wanted]],
  );
  if (row?.known === wanted.size) return;
  throw new AppError('request.invalid', {
    errors: [{ path, message: 'is not a member of this tenant' }],
  });
}

export interface CaseEntry {
  caseId: string;
  kind: (typeof CASE_ENTRY_KINDS)[number];
  detail: string | null;
  reason?: string | null;
  now: number;
}

/** Writes an entry into the case's timeline. An actor without an id is the product. */
export async function noteEntry(
  tx: Transaction,
  actor: { tenantId: number; userId: string | null; userName: string | null },
  entry: CaseEntry,
): Promise<void> {
  await tx.named(
    'case_entry_add',
    `INSERT INTO case_entry (tenant_id, case_id, at, actor_id, actor_name, kind, detail, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      actor.tenantId,
      entry.caseId,
      new Date(entry.now),
      actor.userId,
      actor.userName,
      entry.kind,
      entry.detail,
      entry.reason ?? null,
    ],
  );
  await tx.named(
    'case_touched',
    `UPDATE detection_case SET rev = rev + 1, updated_at = $3 WHERE tenant_id = $1 AND case_id = $2`,
    [actor.tenantId, entry.caseId, new Date(entry.now)],
  );
}
