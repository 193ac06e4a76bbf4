import type { Dashboard, DetectionFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { filterSql } from '../detection/detections-read-model.ts';
import type { DashboardRange } from './dashboard-range.ts';

export interface Closings {
  closeMs: Dashboard['strip']['closeMs'];
  /** Closed on each day of the range. */
  perDay: number[];
}

interface Row {
  /** 0: the period before the range; else the number of the day from 1; null: the whole period. */
  day: number | null;
  in_range: boolean | null;
  median_ms: number;
  count: number;
}

/**
 * When closed detections were closed, the last time if more than once, and how long after they were
 * first seen. Time to close covers those closed within the period, whenever they were seen.
 */
export async function closings(
  tx: Transaction,
  filter: DetectionFilter,
  { range, now }: { range: DashboardRange; now: number },
): Promise<Closings> {
  const { where, values, place } = filterSql(filter, now, ['range']);
  const starts = place(range.dayStarts.map((at) => new Date(at)));
  const rows = await tx.query<Row & Record<string, unknown>>(
    `WITH closing AS (
       SELECT width_bucket(d.closed_at, ${starts}::timestamptz[]) AS day,
         greatest(0, date_part('epoch', d.closed_at - d.first_seen_at) * 1000) AS ms
       FROM detection d
       WHERE d.closed_at >= ${place(new Date(range.previousFrom))}
         AND d.closed_at < ${place(new Date(range.to))} AND ${where})
     SELECT day, day > 0 AS in_range, count(*)::integer AS count,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY ms) AS median_ms
     FROM closing GROUP BY GROUPING SETS ((day), (day > 0))`,
    values,
  );
  const medianOf = (inRange: boolean): number | null =>
    rows.find((row) => row.day === null && row.in_range === inRange)?.median_ms ?? null;
  const perDay = range.dayStarts.map(() => 0);
  for (const { day, count } of rows) if (day) perDay[day - 1] = count;
  return { closeMs: { now: medianOf(true), before: medianOf(false) }, perDay };
}
