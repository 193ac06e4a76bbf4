import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import { nextTurn } from '../../../platform/turns.ts';
import type { Prefilter } from './prefilter-of.ts';

/** A stored event, with the location of its payload. */
export interface ScannedEvent {
  event: ActivityEvent;
  chunkId: string;
  rawIndex: number;
}

/** Events that pass the prefilter, newest first, with the scan's progress. */
export interface ScannedBatch {
  events: ScannedEvent[];
  /** UTC day reached by the scan. */
  day: string;
  /** Events processed, whether they passed or not; within a stretch estimated by time. */
  scanned: number;
  /** Of all events in the window. */
  share: number;
}

export interface ScanWindow {
  tenantId: number;
  /** Epoch milliseconds; `to` does not belong to it. */
  from: number;
  to: number;
  prefilter: Prefilter;
  signal: AbortSignal;
}

const DAY_MS = 86_400_000;
const EVENTS_PER_BATCH = 1000;
/** Events read or evaluated per batch: a few milliseconds of computing. */
export const EVENTS_PER_TURN = 100;
/** Approximate events per stretch: after each the scan can be cancelled, and reports progress. */
const EVENTS_PER_STRETCH = 200_000;

interface Stretch {
  from: number;
  to: number;
  events: number;
}

/** Scans a window of stored events, newest first. Ends early, without an error, when cancelled. */
export async function* scanActivity(
  tx: Transaction,
  window: ScanWindow,
): AsyncGenerator<ScannedBatch> {
  const stretches = await readStretches(tx, window);
  const total = stretches.reduce((sum, { events }) => sum + events, 0);
  let scanned = 0;
  for (const stretch of stretches) {
    for await (const events of readStretch(tx, window, stretch)) {
      const at = events.at(-1)?.event.occurredAt ?? stretch.to;
      const part = (stretch.to - at) / (stretch.to - stretch.from);
      yield placeAt(at, { events, scanned: scanned + Math.floor(part * stretch.events), total });
      if (window.signal.aborted) return;
    }
    scanned += stretch.events;
    yield placeAt(stretch.from, { events: [], scanned, total });
    if (window.signal.aborted) return;
  }
}

function placeAt(
  at: number,
  { events, scanned, total }: Pick<ScannedBatch, 'events' | 'scanned'> & { total: number },
): ScannedBatch {
  const share = total === 0 ? 1 : Math.min(1, scanned / total);
  return { events, day: isoDay(at), scanned, share };
}

/** From the first stored event to the last; null if none. */
export async function readExtent(
  tx: Transaction,
  tenantId: number,
): Promise<{ from: number; to: number } | null> {
  const [row] = await tx.named<{ first: Date | null; last: Date | null }>(
    'policy_scan_extent',
    `SELECT (SELECT occurred_at FROM activity WHERE tenant_id = $1 ORDER BY occurred_at LIMIT 1) AS first,
       (SELECT occurred_at FROM activity WHERE tenant_id = $1 ORDER BY occurred_at DESC LIMIT 1) AS last`,
    [tenantId],
  );
  if (!row?.first || !row.last) return null;
  return { from: row.first.getTime(), to: row.last.getTime() + 1 };
}

/** Stretches of whole days, or parts of a day with very many events; newest first. */
async function readStretches(
  tx: Transaction,
  { tenantId, from, to }: ScanWindow,
): Promise<Stretch[]> {
  const days = await tx.named<{ day: string; events: string }>(
    'policy_scan_days',
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(events) AS events FROM activity_day
     WHERE tenant_id = $1 AND day BETWEEN $2::date AND $3::date GROUP BY day ORDER BY day DESC`,
    [tenantId, isoDay(from), isoDay(to)],
  );
  const stretches: Stretch[] = [];
  for (const { day, events } of days) {
    const start = Date.parse(day);
    const count = Number(events);
    const parts = Math.min(24, Math.max(1, Math.ceil(count / EVENTS_PER_STRETCH)));
    for (let part = parts - 1; part >= 0; part -= 1) {
      const stretch = {
        from: Math.max(from, start + Math.floor((part * DAY_MS) / parts)),
        to: Math.min(to, start + Math.floor(((part + 1) * DAY_MS) / parts)),
        events: Math.round(count / parts),
      };
      if (stretch.from < stretch.to) addStretch(stretches, stretch);
    }
  }
  return stretches;
}

/** Days with few events are combined. */
function addStretch(stretches: Stretch[], stretch: Stretch): void {
  const later = stretches.at(-1);
  if (later && later.events + stretch.events <= EVENTS_PER_STRETCH) {
    later.from = stretch.from;
    later.events += stretch.events;
  } else stretches.push(stretch);
}

async function* readStretch(
  tx: Transaction,
  { tenantId, prefilter, signal }: ScanWindow,
  { from, to }: Stretch,
): AsyncGenerator<ScannedEvent[]> {
  let before: { at: Date; id: string } | null = null;
  for (;;) {
    const values: unknown[] = [tenantId, new Date(from), before?.at ?? new Date(to)];
    if (before) values.push(before.id);
    const own = prefilter.sql(values.length);
    const rows: ScannedRow[] = await tx.query(
      `SELECT ${EVENT_COLUMNS}, raw_chunk_id, raw_index FROM activity
       WHERE tenant_id = $1 AND occurred_at >= $2
         AND ${before ? '(occurred_at, event_id) < ($3, $4)' : 'occurred_at < $3'}
         AND (${own.text})
       ORDER BY occurred_at DESC, event_id DESC LIMIT ${EVENTS_PER_BATCH}`,
      [...values, ...own.values],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield await eventsOf(rows, tenantId);
    if (rows.length < EVENTS_PER_BATCH || signal.aborted) return;
    before = { at: last.occurred_at, id: last.event_id };
  }
}

type ScannedRow = StoredRow & { raw_chunk_id: string; raw_index: number };

async function eventsOf(rows: readonly ScannedRow[], tenantId: number): Promise<ScannedEvent[]> {
  const events: ScannedEvent[] = [];
  for (const [index, row] of rows.entries()) {
    // Other requests have their turn meanwhile.
    if (index % EVENTS_PER_TURN === 0) await nextTurn(tenantId);
    events.push({ event: storedEvent(row), chunkId: row.raw_chunk_id, rawIndex: row.raw_index });
  }
  return events;
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
