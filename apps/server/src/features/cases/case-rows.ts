import { OPEN_STATUSES, type CaseDetail, type CaseListItem } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import {
  detectionItem,
  ITEM_COLUMNS,
  ITEM_SOURCE,
  type DetectionRow,
} from '../detection/detections-read-model.ts';
import type { CaseActor } from './case-access.ts';

interface CaseRow {
  case_id: string;
  number: string;
  title: string;
  kind: CaseListItem['kind'];
  severity: CaseListItem['severity'];
  state: CaseListItem['state'];
  outcome: CaseListItem['outcome'];
  lead_id: string | null;
  lead_name: string | null;
  notes: string;
  is_restricted: boolean;
  restricted_at: Date | null;
  restricted_by: string | null;
  restricted_name: string | null;
  restriction_reason: string | null;
  detections: number;
  open_detections: number;
  tasks: number;
  open_tasks: number;
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
  rev: number;
  [column: string]: unknown;
}

const COLUMNS = `c.case_id, c.number, c.title, c.kind, c.state, c.outcome, c.lead_id, u.name AS lead_name,
  c.notes, c.is_restricted, c.restricted_at, c.restricted_by, r.name AS restricted_name, c.restriction_reason, c.due_at, c.created_at, c.updated_at, c.rev,
  coalesce(('{LOW,MEDIUM,HIGH,CRITICAL}'::text[])[found.rank + 1], 'LOW') AS severity,
  found.detections, found.open_detections, todo.tasks, todo.open_tasks`;

const SOURCE = `detection_case c
  LEFT JOIN console_user u ON u.tenant_id = c.tenant_id AND u.user_id = c.lead_id
  LEFT JOIN console_user r ON r.tenant_id = c.tenant_id AND r.user_id = c.restricted_by
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS detections, max(d.severity_rank) AS rank,
      count(*) FILTER (WHERE d.status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')}))::integer
        AS open_detections
    FROM case_detection i JOIN detection d USING (tenant_id, detection_id)
    WHERE i.tenant_id = c.tenant_id AND i.case_id = c.case_id) AS found
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS tasks, count(*) FILTER (WHERE t.done_at IS NULL)::integer AS open_tasks
    FROM case_task t WHERE t.tenant_id = c.tenant_id AND t.case_id = c.case_id) AS todo`;

/** Cases that the caller sees, those last changed first. */
export async function listCases(
  tx: Transaction,
  { tenantId }: Pick<CaseActor, 'tenantId'>,
  { isClosed, detectionId }: { isClosed: boolean | null; detectionId: string | null },
): Promise<CaseListItem[]> {
  const rows = await tx.named<CaseRow>(
    'cases_list',
    `SELECT ${COLUMNS} FROM ${SOURCE}
     WHERE c.tenant_id = $1
       AND ($2::boolean IS NULL OR (c.state IN ('closed', 'archived')) = $2)
       AND ($3::uuid IS NULL OR EXISTS (SELECT FROM case_detection o
         WHERE o.tenant_id = c.tenant_id AND o.case_id = c.case_id AND o.detection_id = $3))
     ORDER BY c.updated_at DESC, c.case_id LIMIT 500`,
    [tenantId, isClosed, detectionId],
  );
  return rows.map(itemOf);
}

/** One case with all that belongs to it. Throws `resource.not_found`. */
export async function readCase(
  tx: Transaction,
  { tenantId }: Pick<CaseActor, 'tenantId'>,
  caseId: string,
): Promise<z.input<typeof CaseDetail>> {
  const [row] = await tx.named<CaseRow>(
    'case_read',
    `SELECT ${COLUMNS} FROM ${SOURCE} WHERE c.tenant_id = $1 AND c.case_id = $2`,
    [tenantId, caseId],
  );
  if (!row) throw new AppError('resource.not_found');
  return {
    ...itemOf(row),
    notes: row.notes,
    restriction: restrictionOf(row),
    members: await membersOf(tx, tenantId, caseId),
    taskList: await tasksOf(tx, tenantId, caseId),
    items: await detectionsOf(tx, tenantId, caseId),
    timeline: await entriesOf(tx, tenantId, caseId),
  };
}

function itemOf(row: CaseRow): CaseListItem {
  return {
    caseId: row.case_id,
    number: Number(row.number),
    title: row.title,
    kind: row.kind,
    severity: row.severity,
    state: row.state,
    outcome: row.outcome,
    lead: personOf(row.lead_id, row.lead_name),
    isRestricted: row.is_restricted,
    detections: row.detections,
    openDetections: row.open_detections,
    tasks: row.tasks,
    openTasks: row.open_tasks,
    dueAt: row.due_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    rev: row.rev,
  };
}

function restrictionOf(row: CaseRow): CaseDetail['restriction'] {
  if (row.restricted_at === null) return null;
  return {
    at: row.restricted_at.toISOString(),
    by: personOf(row.restricted_by, row.restricted_name),
    reason: row.restriction_reason,
  };
}

/** A console user by id, with the name if known. */
export function personOf(
  userId: string | null,
  name: string | null,
): { userId: string; name: string } | null {
  return userId === null ? null : { userId, name: name ?? userId };
}

async function membersOf(tx: Transaction, tenantId: number, caseId: string) {
  return tx.named<{ userId: string; name: string }>(
    'case_members',
    `SELECT m.user_id AS "userId", coalesce(u.name, m.user_id) AS name
     FROM case_member m LEFT JOIN console_user u USING (tenant_id, user_id)
     WHERE m.tenant_id = $1 AND m.case_id = $2 ORDER BY name, m.user_id`,
    [tenantId, caseId],
  );
}

async function tasksOf(tx: Transaction, tenantId: number, caseId: string) {
  const rows = await tx.named<{
    task_id: string;
    text: string;
    assignee_id: string | null;
    assignee_name: string | null;
    done_by: string | null;
    done_at: Date | null;
  }>(
    'case_tasks',
    `SELECT t.task_id, t.text, t.assignee_id, u.name AS assignee_name, t.done_by, t.done_at
     FROM case_task t LEFT JOIN console_user u ON u.tenant_id = t.tenant_id AND u.user_id = t.assignee_id
     WHERE t.tenant_id = $1 AND t.case_id = $2 ORDER BY t.position, t.task_id`,
    [tenantId, caseId],
  );
  return rows.map((row) => ({
    taskId: row.task_id,
    text: row.text,
    isDone: row.done_at !== null,
    assignee: personOf(row.assignee_id, row.assignee_name),
    doneBy: row.done_by,
    doneAt: row.done_at?.toISOString() ?? null,
  }));
}

async function detectionsOf(tx: Transaction, tenantId: number, caseId: string) {
  const rows = await tx.named<DetectionRow & Record<string, unknown>>(
    'case_detections',
    `SELECT ${ITEM_COLUMNS} FROM case_detection i
     JOIN ${ITEM_SOURCE} ON d.tenant_id = i.tenant_id AND d.detection_id = i.detection_id
     WHERE i.tenant_id = $1 AND i.case_id = $2
     ORDER BY d.last_seen_at DESC, d.detection_id LIMIT 500`,
    [tenantId, caseId],
  );
  return rows.map(detectionItem);
}

type Entry = z.input<typeof CaseDetail>['timeline'][number];

async function entriesOf(tx: Transaction, tenantId: number, caseId: string): Promise<Entry[]> {
  const rows = await tx.named<{
    at: Date;
    actor_name: string | null;
    kind: Entry['kind'];
    detail: string | null;
    reason: string | null;
  }>(
    'case_entries',
    `SELECT at, actor_name, kind, detail, reason FROM case_entry WHERE tenant_id = $1 AND case_id = $2
     ORDER BY seq DESC LIMIT 200`,
    [tenantId, caseId],
  );
  return rows.map((row) => ({
    at: row.at.toISOString(),
    actorName: row.actor_name,
    kind: row.kind,
    detail: row.detail,
    reason: row.reason,
  }));
}
