import type { Transaction } from '@waybill/store';
import { noteEntry } from './case-access.ts';

/** Ids of what a member was responsible for. */
export interface ReleasedCaseWork {
  cases: string[];
  tasks: string[];
}

/** Ends the lead of open cases and the assignment of open tasks of a member who left; their timelines say so. */
export async function releaseCaseWork(
  tx: Transaction,
  { tenantId, userId, now }: { tenantId: number; userId: string; now: Date },
): Promise<ReleasedCaseWork> {
  const cases = await tx.named<{ case_id: string }>(
    'cases_release',
    `UPDATE detection_case SET lead_id = NULL WHERE tenant_id = $1 AND lead_id = $2 AND state <> 'closed'
     RETURNING case_id`,
    [tenantId, userId],
  );
  const tasks = await tx.named<{ task_id: string; case_id: string }>(
    'case_tasks_release',
    `UPDATE case_task SET assignee_id = NULL
     WHERE tenant_id = $1 AND assignee_id = $2 AND done_at IS NULL RETURNING task_id, case_id`,
    [tenantId, userId],
  );
  const product = { tenantId, userId: null, userName: null };
  for (const caseId of new Set([...cases, ...tasks].map((row) => row.case_id))) {
    const entry = { caseId, kind: 'work_released' as const, detail: userId, now: now.getTime() };
    await noteEntry(tx, product, entry);
  }
  return { cases: cases.map((row) => row.case_id), tasks: tasks.map((row) => row.task_id) };
}
