import type { RestrictedCase } from '@waybill/contract';
import { asProduct, type Database, type Transaction } from '@waybill/store';
import type { TenantRights } from '../identity/member-rights.ts';
import { AppError } from '../../platform/app-error.ts';
import { lockCase, noteEntry, type CaseActor } from './case-access.ts';
import { addMembers, memberIds } from './case-members.ts';
import { personOf } from './case-rows.ts';

interface Row {
  case_id: string;
  number: string;
  restricted_at: Date;
  restricted_by: string | null;
  restricted_name: string | null;
  members: number;
  detections: number;
  is_member: boolean;
  [column: string]: unknown;
}

/**
 * Restricted cases of a tenant, including those of others: only their existence, lead and size. Newest
 * restriction first.
 */
export async function listRestricted(
  database: Database,
  { tenantId, userId }: CaseActor,
  rights: TenantRights,
): Promise<RestrictedCase[]> {
  const rows = await asProduct(() =>
    database.snapshot(tenantId, (tx) =>
      tx.named<Row>(
        'cases_restricted',
        `SELECT c.case_id, c.number, c.restricted_at, c.restricted_by, u.name AS restricted_name,
           (SELECT count(*)::integer FROM case_member m
            WHERE m.tenant_id = c.tenant_id AND m.case_id = c.case_id) AS members,
           (SELECT count(*)::integer FROM case_detection i
            WHERE i.tenant_id = c.tenant_id AND i.case_id = c.case_id) AS detections,
           EXISTS (SELECT FROM case_member m
             WHERE m.tenant_id = c.tenant_id AND m.case_id = c.case_id AND m.user_id = $2) AS is_member
         FROM detection_case c
           LEFT JOIN console_user u ON u.tenant_id = c.tenant_id AND u.user_id = c.restricted_by
         WHERE c.tenant_id = $1 AND c.is_restricted
         ORDER BY c.restricted_at DESC, c.number DESC LIMIT 500`,
        [tenantId, userId],
      ),
    ),
  );
  return rows.map((row) => ({
    caseId: row.case_id,
    number: Number(row.number),
    restrictedAt: row.restricted_at.toISOString(),
    restrictedBy: personOf(row.restricted_by, row.restricted_name),
    members: row.members,
    detections: row.detections,
    isMember: row.is_member,
    isUnconfirmed: !mayRestrict(rights, row.restricted_by),
  }));
}

function mayRestrict(rights: TenantRights, userId: string | null): boolean {
  return userId !== null && rights.get(userId)?.permissions.has('case:restrict') === true;
}

/**
 * Makes the caller a member of a restricted case of others, visible to its members. Throws
 * `resource.not_found`, and `case.already_visible` if the caller can see it anyway.
 */
export async function breakIn(
  database: Database,
  actor: CaseActor,
  given: { caseId: string; reason: string; now: number },
): Promise<void> {
  // The caller must see what is hidden from them: read as the product, in a separate transaction.
  await asProduct(() => database.tenant(actor.tenantId, (tx) => joinHidden(tx, actor, given)));
}

async function joinHidden(
  tx: Transaction,
  actor: CaseActor,
  { caseId, reason, now }: { caseId: string; reason: string; now: number },
): Promise<void> {
  const { tenantId, userId } = actor;
  const { is_restricted: isRestricted } = await lockCase(tx, actor, caseId);
  const members = await memberIds(tx, tenantId, caseId);
  if (!isRestricted || members.includes(userId)) throw new AppError('case.already_visible');
  await addMembers(tx, tenantId, { caseId, userIds: [userId] });
  await noteEntry(tx, actor, { caseId, kind: 'broken_in', detail: null, reason, now });
}
