import { randomUUID } from 'node:crypto';
import type { CaseKind } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { lockCase, noteEntry, requireUsers, type CaseActor } from './case-access.ts';
import { escalate } from './escalate.ts';
import { TASKS_OF_KIND } from './case-tasks.data.ts';

/** Opens a case that its opener leads. @returns its id. */
export async function openCase(
  tx: Transaction,
  actor: CaseActor,
  wanted: { title: string; kind: CaseKind; isRestricted: boolean; now: number },
): Promise<string> {
  const caseId = randomUUID();
  const { tenantId, userId } = actor;
  await tx.named(
    'case_open',
    `WITH numbered AS (
       UPDATE tenant SET case_counter = case_counter + 1 WHERE tenant_id = $1 RETURNING case_counter)
     INSERT INTO detection_case (tenant_id, case_id, number, title, kind, state, lead_id, is_restricted,
       created_at, updated_at)
     SELECT $1, $2, case_counter, $3, $4, 'open', $5, $6, $7, $7 FROM numbered`,
    [
      tenantId,
      caseId,
      wanted.title,
      wanted.kind,
      userId,
      wanted.isRestricted,
      new Date(wanted.now),
    ],
  );
  await setMembers(tx, tenantId, caseId, [userId]);
  for (const text of TASKS_OF_KIND[wanted.kind]) await insertTask(tx, actor, { caseId, text });
  await noteEntry(tx, actor, { caseId, kind: 'created', detail: wanted.title, now: wanted.now });
  return caseId;
}

export interface CaseChange {
  rev: number;
  title?: string | undefined;
  state?: string | undefined;
  outcome?: string | undefined;
  leadId?: string | null | undefined;
  dueAt?: string | null | undefined;
  notes?: string | undefined;
  isRestricted?: boolean | undefined;
  memberIds?: string[] | undefined;
}

/**
 * Changes a case and notes what changed. Whoever restricts it stays a member, so that nobody loses a
 * case to nobody. Throws `resource.not_found`, `resource.conflict`, `request.invalid`.
 */
export async function changeCase(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; change: CaseChange; now: number },
): Promise<void> {
  const { caseId, change, now } = given;
  const { tenantId, userId } = actor;
  await lockCase(tx, actor, caseId, change.rev);
  await requireUsers(tx, tenantId, 'leadId', change.leadId ? [change.leadId] : []);
  await requireUsers(tx, tenantId, 'memberIds', change.memberIds ?? []);
  await tx.named(
    'case_change',
    `UPDATE detection_case SET title = coalesce($3, title), state = coalesce($4, state),
       outcome = CASE WHEN $4::text IS NULL THEN outcome ELSE $5 END,
       lead_id = CASE WHEN $6 THEN $7 ELSE lead_id END,
       due_at = CASE WHEN $8 THEN $9::timestamptz ELSE due_at END,
       notes = coalesce($10, notes), is_restricted = coalesce($11, is_restricted)
     WHERE tenant_id = $1 AND case_id = $2`,
    [tenantId, caseId, ...columnsOf(change)],
  );
  if (change.memberIds !== undefined || change.isRestricted === true) {
    const kept = change.memberIds ?? (await memberIds(tx, tenantId, caseId));
    await setMembers(tx, tenantId, caseId, [...kept, userId]);
  }
  for (const { kind, detail } of entriesOf(change)) {
    await noteEntry(tx, actor, { caseId, kind, detail, now });
  }
}

/** In the order of the statement; null leaves a column as it is unless a flag before it says otherwise. */
function columnsOf({
  title,
  state,
  outcome,
  leadId,
  dueAt,
  notes,
  isRestricted,
}: CaseChange): unknown[] {
  const due = dueAt === undefined || dueAt === null ? null : new Date(dueAt);
  const kept = [title, state, outcome].map((value) => value ?? null);
  const ends = [leadId !== undefined, leadId ?? null, dueAt !== undefined, due];
  return [...kept, ...ends, notes ?? null, isRestricted ?? null];
}

function entriesOf(change: CaseChange): { kind: string; detail: string | null }[] {
  const entries = [
    change.title !== undefined && { kind: 'title', detail: change.title },
    change.state !== undefined && {
      kind: 'state',
      detail: change.outcome === undefined ? change.state : `${change.state}: ${change.outcome}`,
    },
    change.leadId !== undefined && { kind: 'lead', detail: change.leadId },
    change.dueAt !== undefined && { kind: 'due', detail: change.dueAt },
    change.notes !== undefined && { kind: 'notes', detail: null },
    (change.memberIds !== undefined || change.isRestricted !== undefined) && {
      kind: 'members',
      detail: null,
    },
  ];
  return entries.filter((entry) => entry !== false);
}

async function memberIds(tx: Transaction, tenantId: number, caseId: string): Promise<string[]> {
  const rows = await tx.named<{ user_id: string }>(
    'case_member_ids',
    'SELECT user_id FROM case_member WHERE tenant_id = $1 AND case_id = $2',
    [tenantId, caseId],
  );
  return rows.map((row) => row.user_id);
}

async function setMembers(
  tx: Transaction,
  tenantId: number,
  caseId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.named(
    'case_members_remove',
    'DELETE FROM case_member WHERE tenant_id = $1 AND case_id = $2 AND user_id <> ALL ($3)',
    [tenantId, caseId, userIds],
  );
  await tx.named(
    'case_members_add',
    `INSERT INTO case_member (tenant_id, case_id, user_id)
     SELECT $1, $2, unnest($3::text[]) ON CONFLICT DO NOTHING`,
    [tenantId, caseId, userIds],
  );
}

/**
 * Adds detections that exist, which escalates those that are open; ones that are in it already stay.
 * Throws `resource.not_found`.
 */
export async function addDetections(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; detectionIds: readonly string[]; now: number },
): Promise<void> {
  const { caseId, detectionIds, now } = given;
  if (detectionIds.length === 0) return;
  await lockCase(tx, actor, caseId);
  const added = await tx.named<{ detection_id: string }>(
    'case_detections_add',
    `INSERT INTO case_detection (tenant_id, case_id, detection_id, added_at)
     SELECT tenant_id, $2, detection_id, $4 FROM detection
     WHERE tenant_id = $1 AND detection_id = ANY($3::uuid[])
     ON CONFLICT DO NOTHING RETURNING detection_id`,
    [actor.tenantId, caseId, detectionIds, new Date(now)],
  );
  if (added.length === 0) return;
  await escalate(tx, actor, { detectionIds: added.map((row) => row.detection_id), now });
  await noteEntry(tx, actor, {
    caseId,
    kind: 'detections_added',
    detail: String(added.length),
    now,
  });
}

/** Throws `resource.not_found` where the detection is not in the case. */
export async function removeDetection(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; detectionId: string; now: number },
): Promise<void> {
  const { caseId, detectionId, now } = given;
  await lockCase(tx, actor, caseId);
  const removed = await tx.named(
    'case_detection_remove',
    `DELETE FROM case_detection WHERE tenant_id = $1 AND case_id = $2 AND detection_id = $3
     RETURNING detection_id`,
    [actor.tenantId, caseId, detectionId],
  );
  if (removed.length === 0) throw new AppError('resource.not_found');
  await noteEntry(tx, actor, { caseId, kind: 'detection_removed', detail: detectionId, now });
}

/** Throws `resource.not_found`, `request.invalid`. */
export async function addTask(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; text: string; assigneeId: string | null; now: number },
): Promise<void> {
  const { caseId, text, assigneeId, now } = given;
  await lockCase(tx, actor, caseId);
  await requireUsers(tx, actor.tenantId, 'assigneeId', assigneeId === null ? [] : [assigneeId]);
  await insertTask(tx, actor, { caseId, text, assigneeId });
  await noteEntry(tx, actor, { caseId, kind: 'task_added', detail: text, now });
}

async function insertTask(
  tx: Transaction,
  { tenantId }: CaseActor,
  task: { caseId: string; text: string; assigneeId?: string | null },
): Promise<void> {
  await tx.named(
    'case_task_add',
    `INSERT INTO case_task (tenant_id, case_id, task_id, position, text, assignee_id)
     SELECT $1, $2, $3, count(*), $4, $5 FROM case_task WHERE tenant_id = $1 AND case_id = $2`,
    [tenantId, task.caseId, randomUUID(), task.text, task.assigneeId ?? null],
  );
}

/** Throws `resource.not_found`, `request.invalid`. */
export async function changeTask(
  tx: Transaction,
  actor: CaseActor,
  given: {
    caseId: string;
    taskId: string;
    isDone?: boolean | undefined;
    assigneeId?: string | null | undefined;
    now: number;
  },
): Promise<void> {
  const { caseId, taskId, isDone, assigneeId, now } = given;
  await lockCase(tx, actor, caseId);
  await requireUsers(tx, actor.tenantId, 'assigneeId', assigneeId ? [assigneeId] : []);
  const [task] = await tx.named<{ text: string }>(
    'case_task_change',
    `UPDATE case_task SET
       done_at = CASE WHEN $4::boolean IS NULL THEN done_at WHEN $4 THEN coalesce(done_at, $6) END,
       done_by = CASE WHEN $4::boolean IS NULL THEN done_by WHEN $4 THEN coalesce(done_by, $5) END,
       assignee_id = CASE WHEN $7 THEN $8 ELSE assignee_id END
     WHERE tenant_id = $1 AND case_id = $2 AND task_id = $3 RETURNING text`,
    [
      actor.tenantId,
      caseId,
      taskId,
      isDone ?? null,
      actor.userName,
      new Date(now),
      assigneeId !== undefined,
      assigneeId ?? null,
    ],
  );
  if (!task) throw new AppError('resource.not_found');
  if (isDone === undefined) return;
  const kind = isDone ? 'task_done' : 'task_reopened';
  await noteEntry(tx, actor, { caseId, kind, detail: task.text, now });
}
