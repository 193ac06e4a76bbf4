import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import {
  EVIDENCE_COLUMNS,
  evidenceOf,
  type Evidence,
  type EvidenceRow,
} from '../detection/detections-read-model.ts';
import { statementValues } from './flow-conditions.ts';
import { eventsWhere, flowSource, type FlowQuery } from './flow-source.ts';
import type { PageRequest } from './flow-tab.ts';

/** The filter's events, newest first. `total` is that of the map. */
export async function flowEvents(
  tx: Transaction,
  query: FlowQuery,
  page: PageRequest,
): Promise<{ items: Evidence[]; total: number; nextCursor: string | null }> {
  const after = page.cursor === null ? null : decodeCursor(page.cursor, ['timestamptz', 'uuid']);
  const bars = await eventsByBar(tx, query);
  const { place, values } = statementValues(query.tenantId);
  const before = after
    ? ` AND (a.occurred_at, a.event_id) < (${place(after[0])}::timestamptz, ${place(after[1])}::uuid)`
    : '';
  const earliest = earliestNeeded(query, bars, after ? Date.parse(String(after[0])) : null, page);
  const rows = await tx.query<EvidenceRow>(
    `SELECT ${EVIDENCE_COLUMNS} FROM activity a
     WHERE ${eventsWhere(query, place)}${before} AND a.occurred_at >= ${place(new Date(earliest))}
     ORDER BY a.occurred_at DESC, a.event_id DESC LIMIT ${place(page.limit + 1)}`,
    values,
  );
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(evidenceOf),
    total: bars.reduce((sum, { events }) => sum + events, 0),
    nextCursor:
      rows.length > page.limit && last
        ? encodeCursor([last.occurred_at.toISOString(), last.event_id])
        : null,
  };
}

interface BarCount {
  bar: number;
  events: number;
  [column: string]: unknown;
}

/** Events of the filter in each bar of the histogram, the newest first. */
async function eventsByBar(tx: Transaction, query: FlowQuery): Promise<BarCount[]> {
  const source = flowSource(query, 'counts');
  return tx.query<BarCount>(
    `${source.sql} SELECT bar, sum(events)::float8 AS events FROM flow WHERE mask = 0 GROUP BY bar ORDER BY bar DESC`,
    source.values,
  );
}

/**
 * Maximum look-back of the page: the roll-up tells which bars contain events, so for a rare flow only
 * those are read.
 */
function earliestNeeded(
  { range }: FlowQuery,
  bars: readonly BarCount[],
  before: number | null,
  { limit }: PageRequest,
): number {
  const { startAt, widthMs } = range.bars;
  const current =
    before === null ? Number.POSITIVE_INFINITY : Math.floor((before - startAt) / widthMs);
  let found = 0;
  for (const { bar, events } of bars) {
    // The remaining count in the bar where the previous page ended is unknown.
    if (bar < current) found += events;
    if (found > limit) return Math.max(range.from, startAt + bar * widthMs);
  }
  return range.from;
}
