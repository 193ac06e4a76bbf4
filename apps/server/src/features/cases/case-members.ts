import type { Transaction } from '@waybill/store';
import { noteEntry, type CaseActor } from './case-access.ts';

/** Ids of the members of a case. */
export async function memberIds(
  tx: Transaction,
  tenantId: number,
  caseId: string,
): Promise<string[]> {
  const rows = await tx.named<{ user_id: string }>(
    'case_member_ids',
    'SELECT user_id FROM case_member WHERE tenant_id = $1 AND case_id = $2',
    [tenantId, caseId],
  );
  return rows.map((row) => row.user_id);
}

/** Adds members; existing ones stay. */
export async function addMembers(
  tx: Transaction,
  tenantId: number,
  { caseId, userIds }: { caseId: string; userIds: readonly string[] },
): Promise<void> {
  await tx.named(
    'case_members_add',
    `INSERT INTO case_member (tenant_id, case_id, user_id)
     SELECT $1, $2, unnest($3::text[]) ON CONFLICT DO NOTHING`,
    [tenantId, caseId, [...new Set(userIds)]],
  );
}

/** Replaces the members of a case, and records who was added and removed. */
export async function replaceMembers(
  tx: Transaction,
  actor: CaseActor,
  given: {
    caseId: string;
    before: readonly string[];
    after: readonly string[];
    reason: string | undefined;
    now: number;
  },
): Promise<void> {
  const { caseId, before, after, reason, now } = given;
  const { tenantId } = actor;
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  if (removed.length > 0) {
    await tx.named(
      'case_members_remove',
      'DELETE FROM case_member WHERE tenant_id = $1 AND case_id = $2 AND user_id = ANY ($3)',
      [tenantId, caseId, removed],
    );
  }
  await addMembers(tx, tenantId, { caseId, userIds: added });
  const names = await namesOf(tx, tenantId, [...added, ...removed]);
  const nameOf = (id: string): string => names.get(id) ?? id;
  for (const id of added) {
    await noteEntry(tx, actor, { caseId, kind: 'member_added', detail: nameOf(id), now });
  }
  for (const id of removed) {
    const detail = nameOf(id);
    await noteEntry(tx, actor, {
      caseId,
      kind: 'member_removed',
      detail,
      reason: reason ?? null,
      now,
    });
  }
}

/** Names of console users by their ids. */
async function namesOf(
  tx: Transaction,
  tenantId: number,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.named<{ user_id: string; name: string }>(
    'case_user_names',
    'SELECT user_id, name FROM console_user WHERE tenant_id = $1 AND user_id = ANY ($2)',
    [tenantId, userIds],
  );
  return new Map(rows.map((row) => [row.user_id, row.name]));
}
