import {
  EVENT_CATEGORIES,
  type Dashboard,
  type DashboardRanked,
  type DetectionFilter,
  type Severity,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { readNamedPolicies } from '../policy/evaluation/named-policies.ts';
import { filterSql, hourOfWeek } from '../detection/detections-read-model.ts';
import type { DashboardRange } from './dashboard-range.ts';
import { addCount, SEVERITY, type SeverityCounts } from './severity-counts.ts';

const MOST_PEOPLE = 20;

/** Numbers of the detections last seen within the range. */
export interface SeenNumbers extends Pick<
  Dashboard,
  'flows' | 'sources' | 'destinations' | 'policies' | 'categories' | 'people' | 'hours'
> {
  seen: number;
  closed: number;
  /** One entry for each day of the range. */
  days: SeverityCounts[];
}

/** Number of detections of one severity with the same value. */
interface Row {
  dimension: 'flow' | 'policy' | 'category' | 'closed' | 'person' | 'day' | 'hour';
  severity: Severity;
  value: string | null;
  /** Destination of a flow; name of a person. */
  second: string | null;
  /** Number of the day from 1, or hour of the week. */
  place: number | null;
  count: number;
}

/**
 * Everything in one pass over the rows. Equal rows are counted together first: by ranked value, by
 * person, and by time step; each number is a sum over those few groups.
 */
export async function seenNumbers(
  tx: Transaction,
  filter: DetectionFilter,
  { range, now }: { range: DashboardRange; now: number },
): Promise<SeenNumbers> {
  const { where, values, place } = filterSql(filter, now);
  const step = place(`${range.stepMs} milliseconds`);
  const starts = place(range.dayStarts.map((at) => new Date(at)));
  const rows = await tx.query<Row & Record<string, unknown>>(
    `WITH pass AS MATERIALIZED (
       SELECT grouping(b.closed, d.person_key, b.step) AS part, d.severity_rank, d.source, d.destination_name AS destination,
         d.policy_key AS policy, d.category, b.closed, d.person_key AS person, b.step, count(*)::integer AS count
       FROM detection d CROSS JOIN LATERAL (SELECT d.status = 'closed' AS closed,
         date_bin(${step}::interval, d.last_seen_at, 'epoch') AS step) AS b
       WHERE ${where} GROUP BY GROUPING SETS
         ((d.severity_rank, d.source, d.destination_name, d.policy_key, d.category, b.closed),
          (d.severity_rank, d.person_key), (d.severity_rank, b.step))),
     ${RANKINGS},
     ${PEOPLE},
     steps AS (
       SELECT step, severity_rank, count, greatest(1, width_bucket(step, ${starts}::timestamptz[])) AS day
       FROM pass WHERE part = 6),
     hours AS (
       SELECT ${hourOfWeek('step', place(range.zone))} AS hour, count
       FROM (SELECT step, sum(count) AS count FROM steps GROUP BY 1) AS s)
     SELECT * FROM rankings
     UNION ALL SELECT * FROM people
     UNION ALL SELECT 'day', ${SEVERITY}, NULL, NULL, day, sum(count)::integer FROM steps GROUP BY day, severity_rank
     UNION ALL SELECT 'hour', 'LOW', NULL, NULL, hour, sum(count)::integer FROM hours GROUP BY hour`,
    values,
  );
  const policies = await readNamedPolicies(tx);
  const policyNames = new Map(policies.map(({ key, name }) => [key, name]));
  return numbersOf(rows, { dayCount: range.dayStarts.length, policyNames });
}

const RANKINGS = `rankings AS (
       SELECT CASE grouping(source, policy, category, closed)
           WHEN 7 THEN 'flow' WHEN 11 THEN 'policy' WHEN 13 THEN 'category' ELSE 'closed' END AS dimension,
         ${SEVERITY} AS severity, coalesce(source, policy, category) AS value, destination AS second, NULL::integer AS place,
         sum(count)::integer AS count
       FROM pass WHERE part = 3
       GROUP BY GROUPING SETS
         ((severity_rank, source, destination), (severity_rank, policy), (severity_rank, category), (severity_rank, closed))
       HAVING grouping(closed) = 1 OR closed)`;

const PEOPLE = `people AS (
       SELECT 'person' AS dimension, ${SEVERITY}, person AS value,
         person_name(app_tenant_id(), person) AS second,
         NULL::integer AS place, count
       FROM pass WHERE part = 5 AND person IN (
         SELECT person FROM pass WHERE part = 5 AND person IS NOT NULL
         GROUP BY 1 ORDER BY sum(count) DESC, person COLLATE "C" LIMIT ${MOST_PEOPLE}))`;

function numbersOf(
  rows: readonly Row[],
  { dayCount, policyNames }: { dayCount: number; policyNames: ReadonlyMap<string, string> },
): SeenNumbers {
  const of = (dimension: Row['dimension']): Row[] =>
    rows.filter((row) => row.dimension === dimension);
  const flows = of('flow');
  const days = Array.from({ length: dayCount }, (): SeverityCounts => ({}));
  for (const { place, severity, count } of of('day')) {
    const counts = days[(place ?? 0) - 1];
    if (counts) addCount(counts, severity, count);
  }
  return {
    seen: total(flows),
    closed: total(of('closed')),
    flows: pairsOf(flows),
    sources: ranked(flows, ({ value }) => value),
    destinations: ranked(flows, ({ second }) => second),
    policies: ranked(
      of('policy'),
      ({ value }) => value,
      ({ value }) => policyNames.get(value ?? '') ?? null,
    ),
    people: ranked(
      of('person'),
      ({ value }) => value,
      ({ second }) => second,
    ),
    categories: categoriesOf(of('category')),
    days,
    hours: of('hour')
      .map(({ place, count }) => ({ hour: place ?? 0, count }))
      .toSorted((a, b) => a.hour - b.hour),
  };
}

function total(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Most first; omits those without a value. */
function ranked(
  rows: readonly Row[],
  valueOf: (row: Row) => string | null,
  labelOf: (row: Row) => string | null = () => null,
): DashboardRanked[] {
  const entries = new Map<string, DashboardRanked>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value === null) continue;
    const entry = entries.get(value) ?? { value, label: labelOf(row), count: 0, counts: {} };
    entry.count += row.count;
    addCount(entry.counts, row.severity, row.count);
    entries.set(value, entry);
  }
  return [...entries.values()].toSorted(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}

function pairsOf(flows: readonly Row[]): Dashboard['flows'] {
  const sources = ranked(flows, ({ value }) => value);
  return sources
    .flatMap(({ value: source }) =>
      ranked(
        flows.filter(({ value }) => value === source),
        ({ second }) => second,
      ).map(({ value: destination, count, counts }) => ({ source, destination, count, counts })),
    )
    .toSorted((a, b) => b.count - a.count);
}

function categoriesOf(rows: readonly Row[]): Dashboard['categories'] {
  return [null, ...EVENT_CATEGORIES]
    .map((category) => {
      const own = rows.filter(({ value }) => value === category);
      const counts: SeverityCounts = {};
      for (const { severity, count } of own) addCount(counts, severity, count);
      return { category, count: total(own), counts };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** How many were last seen in the period before the range, and how many of those are closed now. */
export async function seenBefore(
  tx: Transaction,
  filter: DetectionFilter,
  now: number,
): Promise<{ seen: number; closed: number }> {
  const { where, values } = filterSql(filter, now);
  const [row] = await tx.query<{ seen: number; closed: number }>(
    `SELECT count(*)::integer AS seen, (count(*) FILTER (WHERE d.status = 'closed'))::integer AS closed
     FROM detection d WHERE ${where}`,
    values,
  );
  return row ?? { seen: 0, closed: 0 };
}
