import type { SkipReason, TriageChange } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { decideChange, type TriageActor } from './decide-change.ts';
import { triageRows, writeStates, type StateChange } from './triage-rows.ts';
import { historyLines, type TriageRow } from './triage-state.ts';

/** Detections to change, each with the expected revision; null: any. */
export interface FrozenSet {
  detectionIds: readonly string[];
  revs: readonly (number | null)[];
}

export interface ChangeOrder {
  tenantId: number;
  changeId: string;
  change: TriageChange;
  actor: TriageActor;
}

export interface Outcome {
  detectionId: string;
  skipped: SkipReason | null;
}

/**
 * Changes detections and records the result or the reason against it for each. Of the same finding only
 * the newest is reopened.
 */
export async function applyChange(
  tx: Transaction,
  order: ChangeOrder,
  set: FrozenSet,
): Promise<Outcome[]> {
  const { tenantId, actor } = order;
  const rows = await triageRows(tx, tenantId, set.detectionIds, true);
  const { changes, outcomes } = await decideAll(tx, order, { set, rows });
  await writeStates(tx, tenantId, changes, actor);
  const before = new Map(changes.map(({ row }) => [row.detectionId, row]));
  await tx.named(
    'change_items',
    `INSERT INTO detection_change_item (tenant_id, change_id, detection_id, skipped, before, rev_after)
     SELECT $1, $2, n.id, n.skipped, n.before, n.rev + 1
     FROM jsonb_to_recordset($3::jsonb) AS n (id uuid, skipped text, before jsonb, rev integer)`,
    [
      tenantId,
      order.changeId,
      JSON.stringify(
        outcomes.map(({ detectionId, skipped }) => {
          const row = before.get(detectionId);
          return { id: detectionId, skipped, before: row?.state ?? null, rev: row?.rev ?? null };
        }),
      ),
    ],
  );
  return outcomes;
}

/** Preview of a change to detections. */
export async function foreseeChange(
  tx: Transaction,
  order: Omit<ChangeOrder, 'changeId'>,
  set: FrozenSet,
): Promise<Outcome[]> {
  const rows = await triageRows(tx, order.tenantId, set.detectionIds, false);
  return (await decideAll(tx, order, { set, rows })).outcomes;
}

async function decideAll(
  tx: Transaction,
  { tenantId, change, actor }: Omit<ChangeOrder, 'changeId'>,
  { set, rows }: { set: FrozenSet; rows: readonly TriageRow[] },
): Promise<{ changes: StateChange[]; outcomes: Outcome[] }> {
  const assigneeName = await nameOfAssignee(tx, tenantId, change.assigneeId);
  const revs = new Map(set.detectionIds.map((id, index) => [id, set.revs[index] ?? null]));
  const changes: StateChange[] = [];
  const opened = new Set<string>();
  const skipped = new Map<string, SkipReason | null>(set.detectionIds.map((id) => [id, 'gone']));
  for (const row of rows) {
    const seen = revs.get(row.detectionId) ?? null;
    const decision =
      seen !== null && seen !== row.rev
        ? { skipped: 'changed_since' as const }
        : decideChange(row, change, { actor, assigneeName });
    const isOpened = 'next' in decision && isReopened(row.state, decision.next);
    if ('skipped' in decision) {
      skipped.set(row.detectionId, decision.skipped);
    } else if (isOpened && opened.has(row.fingerprint)) {
      skipped.set(row.detectionId, 'newer_is_open');
    } else {
      const { next } = decision;
      skipped.set(row.detectionId, null);
      changes.push({ row, next, lines: historyLines(row.state, next) });
      if (isOpened) opened.add(row.fingerprint);
    }
  }
  const outcomes = [...skipped].map(([detectionId, reason]) => ({ detectionId, skipped: reason }));
  return { changes, outcomes };
}

function isReopened(before: TriageRow['state'], after: TriageRow['state']): boolean {
  return before.status === 'closed' && after.status !== 'closed';
}

/** Throws `request.invalid` for someone who is no console user of the tenant. */
export async function nameOfAssignee(
  tx: Transaction,
  tenantId: number,
  assigneeId: string | null | undefined,
): Promise<string | null> {
  if (assigneeId === null || assigneeId === undefined) return null;
  const [row] = await tx.named<{ name: string }>(
    'console_user_name',
    'SELECT name FROM console_user WHERE tenant_id = $1 AND user_id = $2',
    [tenantId, assigneeId],
  );
  if (row) return row.name;
  throw new AppError('request.invalid', {
    errors: [{ path: 'change.assigneeId', message: 'is not a member of this tenant' }],
  });
}

/** Throws `request.invalid` for past times: they would silently do nothing. */
export function requireFuture(change: TriageChange, now: number): void {
  const moments = [
    { path: 'change.snooze.until', at: change.snooze?.until },
    { path: 'change.verdict.expiresAt', at: change.verdict?.expiresAt },
  ];
  const errors = moments.flatMap(({ path, at }) =>
    at !== undefined && Date.parse(at) <= now ? [{ path, message: 'has passed' }] : [],
  );
  if (errors.length > 0) throw new AppError('request.invalid', { errors });
}
