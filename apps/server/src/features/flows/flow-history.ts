import type { Transaction } from '@waybill/store';
import { NO_PLACE } from '../ingest/writing/flow-columns.ts';
import { DAY_MS, dayText, type Span } from './flow-range.ts';
import type { FlowQuery } from './flow-source.ts';

/** A flow is new if it moved nothing for this many days before the range. */
const UNSEEN_DAYS = 30;
/** Days with events before a flow can be recognized as new: in the first days, every flow would be. */
export const LEARNING_DAYS = 14;
/** A period is compared with the previous one if that has events on at least this share of its days. */
const COMPARABLE_SHARE = 0.5;

/** UTC days with events in a span, YYYY-MM-DD in order. A day that the span cuts counts. */
async function daysWithEvents(
  tx: Transaction,
  tenantId: number,
  { from, to }: Span,
): Promise<string[]> {
  const rows = await tx.named<{ day: string }>(
    'flow_days_with_events',
    `SELECT s.day::text AS day FROM activity_day_state s
     WHERE s.tenant_id = $1 AND s.day >= $2::date AND s.day < $3::date
       AND EXISTS (SELECT FROM activity_day d WHERE d.tenant_id = $1 AND d.day = s.day)
     ORDER BY s.day`,
    [tenantId, dayText(from), dayText(Math.ceil(to / DAY_MS) * DAY_MS)],
  );
  return rows.map(({ day }) => day);
}

export interface NewFlows {
  /** Days with events so far, at most `LEARNING_DAYS`. */
  learnedDays: number;
  /** UTC day from which flows can be new; null while there are too few days. */
  markedFrom: string | null;
  /** Whether a flow between two places, or groups, is new. */
  isNew(originId: string, destinationId: string): boolean;
}

interface FirstDayRow {
  o: string;
  d: string;
  first_day: string;
  [column: string]: unknown;
}

/** New flows of the range, ignoring other filters. */
export async function newFlows(
  tx: Transaction,
  { tenantId, range, level }: FlowQuery,
): Promise<NewFlows> {
  const span = { from: range.from - UNSEEN_DAYS * DAY_MS, to: range.to };
  const days = await daysWithEvents(tx, tenantId, span);
  const markedFrom = days[LEARNING_DAYS] ?? null;
  const learnedDays = Math.min(days.length, LEARNING_DAYS);
  if (markedFrom === null) return { learnedDays, markedFrom, isNew: () => false };
  const suffix = level === 'place' ? '_id' : '_group_id';
  const rows = await tx.named<FirstDayRow>(
    `flow_first_days_${level}`,
    `SELECT origin${suffix} AS o, destination${suffix} AS d, min(day)::text AS first_day
     FROM activity_day WHERE tenant_id = $1 AND day >= $2::date AND day < $3::date
       AND origin_id <> '${NO_PLACE}' AND destination_id <> '${NO_PLACE}'
     GROUP BY 1, 2 HAVING min(day) >= $4::date`,
    [
      tenantId,
      dayText(span.from),
      dayText(Math.ceil(span.to / DAY_MS) * DAY_MS),
      // The first day of the range counts as a whole.
      [dayText(range.from), markedFrom].toSorted()[1],
    ],
  );
  const fresh = new Set(rows.map(({ o, d }) => `${o} ${d}`));
  return {
    learnedDays,
    markedFrom,
    isNew: (originId, destinationId) => fresh.has(`${originId} ${destinationId}`),
  };
}

/** Days with events in a period and in the previous one of the same length. */
export interface Coverage {
  days: number;
  previousDays: number;
  /** Whether the period before has events on enough days to be compared with. */
  isComparable: boolean;
}

export async function coverageOf(
  tx: Transaction,
  tenantId: number,
  { now, previous }: { now: Span; previous: Span },
): Promise<Coverage> {
  const { length: days } = await daysWithEvents(tx, tenantId, now);
  const { length: previousDays } = await daysWithEvents(tx, tenantId, previous);
  return {
    days,
    previousDays,
    isComparable: previousDays > 0 && previousDays >= days * COMPARABLE_SHARE,
  };
}
