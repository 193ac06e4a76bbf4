import { randomUUID } from 'node:crypto';
import type { CaseKind } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import type { TenantRights } from '../identity/member-rights.ts';
import {
  lockCase,
  noteEntry,
  requireUsers,
  type CaseActor,
  type CaseEntry,
} from './case-access.ts';
import { addMembers, memberIds, replaceMembers } from './case-members.ts';
import {
  neededToClose,
  requireHiding,
  requireRestrict,
  setRestriction,
} from './case-restriction.ts';
import { escalate } from './escalate.ts';
import { TASKS_OF_KIND } from './case-tasks.data.ts';

/** Initial values of a case. */
export interface NewCase {
  title: string;
  kind: CaseKind;
  isRestricted: boolean;
  memberIds: readonly string[];
  reason?: string | undefined;
  detectionIds: readonly string[];
}

/**
 * Opens a case led by its opener. @returns its id. Throws `permission.missing` and `request.invalid` if
 * it is to be restricted without permission.
 */
export async function openCase(
  tx: Transaction,
  actor: CaseActor,
  { wanted, rights, now }: { wanted: NewCase; rights: TenantRights | null; now: number },
): Promise<string> {
  const caseId = randomUUID();
  const { tenantId, userId } = actor;
  const { detectionIds, reason } = wanted;
  await requireUsers(tx, tenantId, 'memberIds', wanted.memberIds);
  const members = [userId, ...wanted.memberIds];
  if (wanted.isRestricted) {
    const needed = await neededToClose(tx, tenantId, { caseId: null, detectionIds });
    requireHiding(actor, { members, membersPath: 'memberIds', reason, rights, needed });
  }
  await tx.named(
    'case_open',
    `WITH numbered AS (
       UPDATE tenant SET case_counter = case_counter + 1 WHERE tenant_id = $1 RETURNING case_counter)
     INSERT INTO detection_case (tenant_id, case_id, number, title, kind, state, lead_id, is_restricted,
       created_at, updated_at)
     SELECT $1, $2, case_counter, $3, $4, 'open', $5, false, $6, $6 FROM numbered`,
    [tenantId, caseId, wanted.title, wanted.kind, userId, new Date(now)],
  );
  await addMembers(tx, tenantId, { caseId, userIds: members });
  for (const text of TASKS_OF_KIND[wanted.kind]) await insertTask(tx, actor, { caseId, text });
  await noteEntry(tx, actor, { caseId, kind: 'created', detail: wanted.title, now });
  await insertDetections(tx, actor, { caseId, detectionIds, reason: null, now });
  if (wanted.isRestricted) {
    await setRestriction(tx, actor, { caseId, isRestricted: true, reason: reason ?? null, now });
  }
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
  reason?: string | undefined;
}

/** Effect of a change on who sees the case. */
type Hidden = 'restricted' | 'members_removed' | 'restriction_lifted' | null;

/**
 * Changes a case and records the changes. The caller stays a member. @returns the effect on who sees
 * the case. Throws `resource.not_found`, `resource.conflict`, `request.invalid`, `permission.missing`.
 */
export async function changeCase(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; change: CaseChange; rights: TenantRights | null; now: number },
): Promise<Hidden> {
  const { caseId, change, now } = given;
  const { tenantId } = actor;
  const locked = await lockCase(tx, actor, caseId, change.rev);
  await requireUsers(tx, tenantId, 'leadId', change.leadId ? [change.leadId] : []);
  await requireUsers(tx, tenantId, 'memberIds', change.memberIds ?? []);
  const before = await memberIds(tx, tenantId, caseId);
  const after = membersAfter(actor, change, before);
  const hidden = hiddenBy({ wasRestricted: locked.is_restricted, change, before, after });
  await requireRight(tx, actor, { ...given, members: after, hidden });
  await tx.named(
    'case_change',
    `UPDATE detection_case SET title = coalesce($3, title), state = coalesce($4, state),
       outcome = CASE WHEN $4::text IS NULL THEN outcome ELSE $5 END,
       lead_id = CASE WHEN $6 THEN $7 ELSE lead_id END,
       due_at = CASE WHEN $8 THEN $9::timestamptz ELSE due_at END,
       notes = coalesce($10, notes)
     WHERE tenant_id = $1 AND case_id = $2`,
    [tenantId, caseId, ...columnsOf(change)],
  );
  await replaceMembers(tx, actor, { caseId, before, after, reason: change.reason, now });
  if (hidden === 'restricted' || hidden === 'restriction_lifted') {
    const isRestricted = hidden === 'restricted';
    await setRestriction(tx, actor, { caseId, isRestricted, reason: change.reason ?? null, now });
  }
  for (const { kind, detail } of entriesOf(change)) {
    await noteEntry(tx, actor, { caseId, kind, detail, now });
  }
  return hidden;
}

/** New members. Anyone who restricts a case or changes its members is one of them. */
function membersAfter(
  { userId }: CaseActor,
  { memberIds: wanted, isRestricted }: CaseChange,
  before: readonly string[],
): string[] {
  if (wanted === undefined && isRestricted !== true) return [...before];
  return [...new Set([...(wanted ?? before), userId])];
}

function hiddenBy(given: {
  wasRestricted: boolean;
  change: CaseChange;
  before: readonly string[];
  after: readonly string[];
}): Hidden {
  const { wasRestricted, change, before, after } = given;
  const isRestricted = change.isRestricted ?? wasRestricted;
  if (isRestricted !== wasRestricted) return isRestricted ? 'restricted' : 'restriction_lifted';
  const isSomebodyRemoved = before.some((userId) => !after.includes(userId));
  return isRestricted && isSomebodyRemoved ? 'members_removed' : null;
}

async function requireRight(
  tx: Transaction,
  actor: CaseActor,
  given: {
    caseId: string;
    change: CaseChange;
    rights: TenantRights | null;
    members: readonly string[];
    hidden: Hidden;
  },
): Promise<void> {
  const { caseId, change, rights, members, hidden } = given;
  if (hidden === null) return;
  if (hidden === 'restriction_lifted') {
    requireRestrict(actor);
    return;
  }
  const needed = await neededToClose(tx, actor.tenantId, { caseId, detectionIds: [] });
  const { reason } = change;
  requireHiding(actor, { members, membersPath: 'memberIds', reason, rights, needed });
}

/**
 * In the order of the statement; null leaves a column unchanged unless the flag before it says
 * otherwise.
 */
function columnsOf({ title, state, outcome, leadId, dueAt, notes }: CaseChange): unknown[] {
  const due = dueAt === undefined || dueAt === null ? null : new Date(dueAt);
  const kept = [title, state, outcome].map((value) => value ?? null);
  const ends = [leadId !== undefined, leadId ?? null, dueAt !== undefined, due];
  return [...kept, ...ends, notes ?? null];
}

function entriesOf(change: CaseChange): Pick<CaseEntry, 'kind' | 'detail'>[] {
  const entries = [
    change.title !== undefined && { kind: 'title' as const, detail: change.title },
    change.state !== undefined && {
      kind: 'state' as const,
      detail: change.outcome === undefined ? change.state : `${change.state}: ${change.outcome}`,
    },
    change.leadId !== undefined && { kind: 'lead' as const, detail: change.leadId },
    change.dueAt !== undefined && { kind: 'due' as const, detail: change.dueAt },
    change.notes !== undefined && { kind: 'notes' as const, detail: null },
  ];
  return entries.filter((entry) => entry !== false);
}

/**
 * Adds existing detections, which escalates the open ones; those already in the case stay.
 * @returns whether others lose sight of them. Throws `resource.not_found`, `permission.missing` and
 * `request.invalid`.
 */
export async function addDetections(
  tx: Transaction,
  actor: CaseActor,
  given: {
    caseId: string;
    detectionIds: readonly string[];
    reason: string | undefined;
    rights: TenantRights | null;
    now: number;
  },
): Promise<boolean> {
  const { caseId, detectionIds, reason, rights, now } = given;
  const { is_restricted: isRestricted } = await lockCase(tx, actor, caseId);
  if (isRestricted) {
    const members = await memberIds(tx, actor.tenantId, caseId);
    const needed = await neededToClose(tx, actor.tenantId, { caseId, detectionIds });
    requireHiding(actor, { members, membersPath: 'detectionIds', reason, rights, needed });
  }
  await insertDetections(tx, actor, { caseId, detectionIds, reason: reason ?? null, now });
  return isRestricted;
}

async function insertDetections(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; detectionIds: readonly string[]; reason: string | null; now: number },
): Promise<void> {
  const { caseId, detectionIds, reason, now } = given;
  if (detectionIds.length === 0) return;
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
    reason,
    now,
  });
}

/**
 * Removed from a restricted case it is visible to everyone again, as if the restriction were lifted.
 * Throws `permission.missing` then, and `resource.not_found` if the detection is not in the case.
 */
export async function removeDetection(
  tx: Transaction,
  actor: CaseActor,
  given: { caseId: string; detectionId: string; now: number },
): Promise<void> {
  const { caseId, detectionId, now } = given;
  const { is_restricted: isRestricted } = await lockCase(tx, actor, caseId);
  if (isRestricted) requireRestrict(actor);
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
