import { byKey, sliceTimeline, type HeldTouch, type TimelineSlice } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { heldTouches, TOUCH_COLUMNS, type TouchRow } from './touch-row.ts';

/** Slices of timelines as `LineageStore.timelines` says; each part is a range of an index. */
export async function readTimelines(
  tx: Transaction,
  tenantId: number,
  slices: readonly TimelineSlice[],
): Promise<HeldTouch[]> {
  if (slices.length === 0) return [];
  const rows = await tx.named<TouchRow>('lineage_held_timelines', TIMELINES, [
    tenantId,
    slices.map(({ locationId }) => locationId),
    slices.map(({ from }) => from),
    slices.map(({ until }) => until),
  ]);
  const timelines = new Map<string, HeldTouch[]>();
  for (const row of rows) {
    const timeline = timelines.get(row.object_id) ?? [];
    timelines.set(row.object_id, timeline);
    for (const touch of heldTouches(row)) {
      if (touch.locationId === row.object_id) timeline.push(touch);
    }
  }
  const asked = new Map(slices.map((slice) => [slice.locationId, slice]));
  // A row contains all touches of an event, of which a slice may need only the last.
  return [...timelines].flatMap(([locationId, timeline]) => {
    const slice = asked.get(locationId);
    return slice === undefined ? [] : sliceTimeline(timeline.toSorted(byKey), slice);
  });
}

/** Before and after all keys. */
const FIRST_KEY = '00000000-0000-0000-0000-000000000000';
const LAST_KEY = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * `base` is the last write or remove before each slice, null if none. A slice without a
 * beginning is all of the timeline: comparisons with its null are never true.
 */
const TIMELINES = `
  WITH base AS (
    SELECT slice.object_id, slice.from_key, coalesce(slice.until_key, '${LAST_KEY}') AS until_key,
      held.order_key, held.event_id, held.slot
    FROM unnest($2::uuid[], $3::uuid[], $4::uuid[]) AS slice (object_id, from_key, until_key)
    LEFT JOIN LATERAL (
      SELECT order_key, event_id, slot FROM lineage_touch
      WHERE tenant_id = $1 AND object_id = slice.object_id AND is_anchor
        AND order_key < slice.from_key AND is_written
      ORDER BY order_key DESC, event_id DESC, slot DESC LIMIT 1
    ) AS held ON true
  )
  SELECT ${TOUCH_COLUMNS} FROM base CROSS JOIN LATERAL (
    SELECT * FROM lineage_touch
    WHERE tenant_id = $1 AND object_id = base.object_id AND order_key >= coalesce(base.from_key, '${FIRST_KEY}')
      AND order_key <= base.until_key
    UNION ALL
    SELECT * FROM lineage_touch
    WHERE tenant_id = $1 AND object_id = base.object_id AND is_anchor AND order_key < base.from_key
      AND (order_key, event_id, slot) >= (coalesce(base.order_key, '${FIRST_KEY}'),
        coalesce(base.event_id, '${FIRST_KEY}'), coalesce(base.slot, 0::smallint))
    UNION ALL
    SELECT * FROM (
      SELECT * FROM lineage_touch
      WHERE tenant_id = $1 AND object_id = base.object_id AND order_key < base.from_key
        AND base.order_key IS NULL
      ORDER BY order_key, event_id, slot LIMIT 1
    ) AS earliest WHERE NOT is_anchor
  ) AS touch
  ORDER BY touch.object_id, touch.order_key, touch.event_id, touch.slot`;
