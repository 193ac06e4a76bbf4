import type { DetectionFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { instantOf, zoneOfFilter } from '../detection/detections-read-model.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
/** Ten years: no one views more than that by the day. */
const MOST_DAYS = 3653;

/** An hour if the zone's hours match those of UTC; 15 minutes fit every current zone. */
const STEPS = [3_600_000, 1_800_000, 900_000, 60_000, 1000];

/** The range of the dashboard in instants (ms since 1970): from `from` until before `to`. */
export interface DashboardRange {
  from: number;
  to: number;
  /** Start of the period before, which is as long. */
  previousFrom: number;
  zone: string;
  /** Starts of the zone's days: the first is `from`, the others midnights before `to`. */
  dayStarts: number[];
  /** Width of the finest counts (ms): no step has parts of two days or of two hours of the zone. */
  stepMs: number;
}

/** The range of a filter; by default the last 30 days. Throws `request.invalid`. */
export async function dashboardRange(
  tx: Transaction,
  filter: DetectionFilter,
  now: number,
): Promise<DashboardRange> {
  const to = instantOf(filter.to, 'to', now) ?? now;
  const from = instantOf(filter.from, 'from', now) ?? to - DEFAULT_DAYS * DAY_MS;
  if (from >= to) throw invalidFrom('is not before to');
  if (to - from > MOST_DAYS * DAY_MS) throw invalidFrom(`is more than ${MOST_DAYS} days before to`);
  const zone = await zoneOfFilter(tx, filter);
  const midnights = await midnightsAround(tx, { from, to, zone });
  return {
    from,
    to,
    previousFrom: from - (to - from),
    zone,
    dayStarts: [from, ...midnights.filter((at) => at > from && at < to)],
    stepMs: STEPS.find((step) => midnights.every((at) => at % step === 0)) ?? 1,
  };
}

function invalidFrom(message: string): AppError {
  return new AppError('request.invalid', { errors: [{ path: 'from', message }] });
}

/** Midnights of the zone from before the range until after it; the database knows when clocks change. */
async function midnightsAround(
  tx: Transaction,
  { from, to, zone }: { from: number; to: number; zone: string },
): Promise<number[]> {
  const rows = await tx.named<{ at: Date }>(
    'zone_midnights',
    `SELECT day AT TIME ZONE $3 AS at
     FROM generate_series(date_trunc('day', $1::timestamptz AT TIME ZONE $3),
       ($2::timestamptz AT TIME ZONE $3) + interval '1 day', '1 day') AS day ORDER BY 1`,
    [new Date(from), new Date(to), zone],
  );
  return rows.map((row) => row.at.getTime());
}
