import type { SkipReason } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { StoredChange } from './change-rows.ts';
import { triageRows, writeStates, type StateChange } from './triage-rows.ts';
import { historyLines, type TriageRow, type TriageState } from './triage-state.ts';

interface Item {
  detection_id: string;
  before: TriageState;
  rev_after: number;
}

const UNDONE = { field: 'undone', before: null, after: null, reason: null } as const;

/**
 * Restores detections to their state before a change, for those of the set from `from` to `to`.
 * Detections changed since stay unchanged.
 */
export async function undoPart(
  tx: Transaction,
  tenantId: number,
  part: { stored: StoredChange; from: number; to: number },
): Promise<void> {
  const { stored, from, to } = part;
  const items = await tx.named<Item & Record<string, unknown>>(
    'change_items_done',
    `SELECT detection_id, before, rev_after FROM detection_change_item
     WHERE tenant_id = $1 AND change_id = $2 AND detection_id = ANY($3) AND skipped IS NULL`,
    [tenantId, stored.changeId, stored.set.detectionIds.slice(from, to)],
  );
  const byId = new Map(items.map((item) => [item.detection_id, item]));
  const rows = await triageRows(tx, tenantId, [...byId.keys()], true);
  const skipped = new Map<string, SkipReason | null>(
    items.map((item) => [item.detection_id, 'gone']),
  );
  const restored: StateChange[] = [];
  const opened = new Set<string>();
  for (const row of rows) {
    const item = byId.get(row.detectionId);
    if (item === undefined) continue;
    const reason = faultOf(row, item, opened);
    skipped.set(row.detectionId, reason);
    if (reason !== null) continue;
    restored.push({
      row,
      next: item.before,
      lines: [UNDONE, ...historyLines(row.state, item.before)],
    });
  }
  await writeStates(tx, tenantId, restored, stored.actor);
  await tx.named(
    'change_items_undone',
    `UPDATE detection_change_item i SET is_undone = n.skipped IS NULL, undo_skipped = n.skipped
     FROM unnest($3::uuid[], $4::text[]) AS n (id, skipped)
     WHERE i.tenant_id = $1 AND i.change_id = $2 AND i.detection_id = n.id`,
    [tenantId, stored.changeId, [...skipped.keys()], [...skipped.values()]],
  );
}

/** Why it cannot be restored. Of the same finding only the newest is reopened. */
function faultOf(row: TriageRow, item: Item, opened: Set<string>): SkipReason | null {
  if (row.rev !== item.rev_after) return 'changed_since';
  if (row.state.status !== 'closed' || item.before.status === 'closed') return null;
  if (row.hasNewerOpen || opened.has(row.fingerprint)) return 'newer_is_open';
  opened.add(row.fingerprint);
  return null;
}
