import { isOwn, type HeldTouch } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { instant } from './instant.ts';
import { actFrom, keptAct, type KeptAct } from './kept-act.ts';
import { keptTouches, touchesFrom, type KeptTouch, type RowKeys } from './kept-touch.ts';
import { lineageTable, type Putting } from './lineage-table.ts';

/** A row of `lineage_touch` as `TOUCH_COLUMNS` selects it. */
export interface TouchRow {
  object_id: string;
  order_key: string;
  event_id: string;
  at_ms: number;
  digest: string | null;
  hint_key: string | null;
  pair_key: string | null;
  act: Partial<KeptAct>;
  touches: Partial<KeptTouch>[];
  [column: string]: unknown;
}

/** Columns of `lineage_touch AS touch`. */
export const TOUCH_COLUMNS = `touch.object_id, touch.order_key, touch.event_id,
  (extract(epoch FROM touch.at) * 1000)::float8 AS at_ms, encode(touch.digest, 'hex') AS digest,
  touch.hint_key, touch.pair_key, touch.act, touch.touches`;

/** Touches of one event in one row. */
interface TouchGroup extends RowKeys {
  first: HeldTouch;
  touches: HeldTouch[];
  hasGroupDigest: boolean;
  hasGroupHint: boolean;
  hasOpenHint: boolean;
}

const TOUCHES = lineageTable<TouchGroup>('lineage_touch', null, [
  { name: 'object_id', cell: (row) => row.locationId },
  { name: 'order_key', cell: (row) => row.orderKey },
  { name: 'event_id', cell: (row) => row.eventId },
  { name: 'slot', cell: (row) => row.first.slot },
  { name: 'at', cell: (row) => instant(row.at) },
  { name: 'is_anchor', cell: (row) => row.touches.some((touch) => isAnchor(touch, row)) },
  { name: 'is_written', cell: (row) => row.touches.some((touch) => isWritten(touch, row)) },
  { name: 'digest', cell: (row) => row.digest && `\\x${row.digest}` },
  { name: 'has_group_digest', cell: (row) => row.hasGroupDigest },
  { name: 'hint_key', cell: (row) => row.hintKey },
  { name: 'has_group_hint', cell: (row) => row.hasGroupHint },
  { name: 'has_open_hint', cell: (row) => row.hasOpenHint },
  { name: 'pair_key', cell: (row) => row.pairKey },
  { name: 'act', cell: (row) => JSON.stringify(keptAct(row.first)) },
  { name: 'touches', cell: (row) => JSON.stringify(keptTouches(row.touches, row)) },
]);

function isWritten({ locationId, role }: HeldTouch, row: RowKeys): boolean {
  return locationId === row.locationId && (role === 'write' || role === 'remove');
}

/** Base of the location's later touches. */
function isAnchor(touch: HeldTouch, row: RowKeys): boolean {
  return isWritten(touch, row) || (touch.locationId === row.locationId && touch.digest !== null);
}

/**
 * Stores all touches of events without stored ones, those of an event together. See `LineageTable.put`.
 */
export async function putTouches(
  tx: Transaction,
  tenantId: number,
  touches: readonly HeldTouch[],
): Promise<Putting> {
  const rows: TouchGroup[] = [];
  let start = 0;
  for (const touch of touches) {
    if (rows[start] !== undefined && rows[start]?.eventId !== touch.eventId) start = rows.length;
    addToRows(rows, start, touch);
  }
  return TOUCHES.put(tx, tenantId, rows);
}

/**
 * A touch is stored with others of its event at the location, or anywhere if nothing else touches its
 * own.
 */
function addToRows(rows: TouchGroup[], start: number, touch: HeldTouch): void {
  for (let index = start; index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined) break;
    if ((row.locationId === touch.locationId || isOwn(touch)) && isFitting(row, touch)) {
      join(row, touch);
      return;
    }
  }
  const { locationId, eventId, orderKey, at, pairKey } = touch;
  const row: TouchGroup = {
    locationId,
    eventId,
    orderKey,
    at,
    pairKey,
    digest: null,
    hintKey: null,
    first: touch,
    touches: [],
    hasGroupDigest: false,
    hasGroupHint: false,
    hasOpenHint: false,
  };
  join(row, touch);
  rows.push(row);
}

/** A row is found by one content and one hint. */
function isFitting(row: TouchGroup, { hold }: HeldTouch): boolean {
  const { groupDigest, groupHint } = hold;
  const isOfDigest = groupDigest === null || !row.hasGroupDigest || groupDigest === row.digest;
  return isOfDigest && (groupHint === null || !row.hasGroupHint || groupHint === row.hintKey);
}

function join(row: TouchGroup, touch: HeldTouch): void {
  const { groupDigest, groupHint, isOpening, isRoot } = touch.hold;
  if (groupDigest !== null || row.digest === null) row.digest = groupDigest ?? touch.digest;
  if (groupHint !== null || row.hintKey === null) row.hintKey = groupHint ?? touch.hintKey;
  row.hasGroupDigest ||= groupDigest !== null;
  row.hasGroupHint ||= groupHint !== null;
  row.hasOpenHint ||= groupHint !== null && isOpening && isRoot;
  row.touches.push(touch);
}

/** All touches restored from a row. */
export function heldTouches(row: TouchRow): HeldTouch[] {
  const keys = {
    locationId: row.object_id,
    eventId: row.event_id,
    orderKey: row.order_key,
    at: row.at_ms,
    digest: row.digest,
    hintKey: row.hint_key,
    pairKey: row.pair_key,
  };
  return touchesFrom(keys, actFrom(row.act), row.touches);
}

/** Removes all touches of these events. */
export async function forgetTouches(
  tx: Transaction,
  tenantId: number,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return;
  await tx.named(
    'lineage_touch_forget',
    `DELETE FROM lineage_touch WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
       SELECT touch.ctid FROM unnest($2::uuid[]) AS wanted (event_id) CROSS JOIN LATERAL (
         SELECT ctid FROM lineage_touch WHERE tenant_id = $1 AND event_id = wanted.event_id OFFSET 0
       ) AS touch))`,
    [tenantId, eventIds],
  );
}
