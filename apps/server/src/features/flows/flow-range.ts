import type { FlowFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { requireTimeZone } from '../../http/time-zone.ts';
import { AppError } from '../../platform/app-error.ts';
import { bucketWidth, instantOf, zoneOfFilter } from '../detection/detections-read-model.ts';

export const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
/** Ten years. */
const MOST_DAYS = 3653;
/** Up to here the bars are parts of days, which only the events themselves tell. */
const FINE_MS = 3 * DAY_MS;
const MOST_BARS = 100;
const BAR_DAYS = [1, 2, 7, 14, 28, 91, 364];

/** Half-open: `from` is inclusive, `to` exclusive. Epoch milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** The range of a filter, and from where what is read. */
export interface FlowRange extends Span {
  /** Whole UTC days read from the roll-up; null if none. */
  days: Span | null;
  /** Span read from the events themselves. */
  edges: Span[];
  /** Bars of the histogram: `startAt` + n × `widthMs`, cut off at the range's ends. */
  bars: { startAt: number; widthMs: number };
}

export interface FlowTime {
  tenantId: number;
  filter: FlowFilter;
  /** Time represented by `now`. */
  now: number;
}

/** The range of a filter, by default the 30 days until now. Throws `request.invalid`. */
export function flowSpan({ filter, now }: FlowTime): Span {
  const to = instantOf(filter.to, 'to', now) ?? now;
  const from = instantOf(filter.from, 'from', now) ?? to - DEFAULT_DAYS * DAY_MS;
  if (from >= to) throw invalidFrom('is not before to');
  if (to - from > MOST_DAYS * DAY_MS) throw invalidFrom(`is more than ${MOST_DAYS} days before to`);
  if (filter.zone !== undefined) requireTimeZone(filter.zone, 'zone');
  return { from, to };
}

function invalidFrom(message: string): AppError {
  return new AppError('request.invalid', { errors: [{ path: 'from', message }] });
}

/** Splits a span into whole days of the roll-up and the rest. */
export async function flowRange(
  tx: Transaction,
  time: FlowTime,
  span: Span = flowSpan(time),
): Promise<FlowRange> {
  const isFine = span.to - span.from <= FINE_MS;
  const bars = isFine ? await fineBars(tx, span, time.filter) : dayBars(span);
  // The roll-up does not distinguish people, and contains no names.
  const isNamed = time.filter.person?.length || (time.filter.q ?? '').trim() !== '';
  if (isFine || isNamed) return { ...span, days: null, edges: [span], bars };
  const newest = await newestEventAt(tx, time.tenantId);
  const from = Math.ceil(span.from / DAY_MS) * DAY_MS;
  // A day counts as whole if nothing of it is after the range.
  const to = (newest < span.to ? Math.ceil : Math.floor)(span.to / DAY_MS) * DAY_MS;
  const edges = [
    { from: span.from, to: from },
    { from: to, to: span.to },
  ].filter((edge) => edge.from < edge.to);
  return { ...span, days: { from, to }, edges, bars };
}

/** The UTC day, YYYY-MM-DD. */
export function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Time of the newest event, epoch milliseconds; -Infinity if none. */
export async function newestEventAt(tx: Transaction, tenantId: number): Promise<number> {
  const [row] = await tx.named<{ occurred_at: Date }>(
    'flow_newest_event',
    'SELECT occurred_at FROM activity WHERE tenant_id = $1 ORDER BY occurred_at DESC LIMIT 1',
    [tenantId],
  );
  return row?.occurred_at.getTime() ?? Number.NEGATIVE_INFINITY;
}

/** Bars start at midnight of the zone, so that bars of several hours make sense to people. */
async function fineBars(tx: Transaction, span: Span, filter: FlowFilter) {
  const [row] = await tx.named<{ at: Date }>(
    'flow_midnight',
    `SELECT date_trunc('day', $1::timestamptz AT TIME ZONE $2) AT TIME ZONE $2 AS at`,
    [new Date(span.from), await zoneOfFilter(tx, filter)],
  );
  return { startAt: row?.at.getTime() ?? span.from, widthMs: bucketWidth(span.from, span.to) };
}

function dayBars(span: Span) {
  const startAt = Math.floor(span.from / DAY_MS) * DAY_MS;
  const count = (span.to - startAt) / DAY_MS;
  const width = BAR_DAYS.find((days) => count / days <= MOST_BARS) ?? 364;
  return { startAt, widthMs: width * DAY_MS };
}
