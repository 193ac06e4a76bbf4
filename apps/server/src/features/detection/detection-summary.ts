import { SEVERITIES, type DetectionFilter, type FacetKey, type Severity } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { readNamedPolicies } from '../policy/evaluation/named-policies.ts';
import { COLUMN_FACETS, FACET_COLUMNS, facetConditions, filterSql } from './detection-filter.ts';
import { dueFacet } from './due-facet.ts';
import type { FacetValue } from './facet-value.ts';
import { bucketStarts, bucketWidth } from './histogram-buckets.ts';
import { listFacet } from './list-facet.ts';
import { instantOf } from './relative-time.ts';
import { zoneOfFilter } from './zone-of-filter.ts';

export interface SummaryRead {
  total: number;
  facets: { key: FacetKey; values: FacetValue[] }[];
  histogram: {
    bucketMs: number;
    buckets: { startAt: string; counts: Partial<Record<Severity, number>> }[];
  };
}

/**
 * Total, facets and histogram of the filtered detections, read from the same rows in one snapshot: the
 * values of each facet and the bars of the histogram add up to the total. Only data types and tags can
 * have several values per detection.
 */
export async function detectionSummary(
  tx: Transaction,
  filter: DetectionFilter,
  now: number,
): Promise<SummaryRead> {
  const span = await spanOf(tx, filter, now);
  const bucketMs = bucketWidth(span.from, span.to);
  const starts = bucketStarts(span, bucketMs, await zoneOfFilter(tx, filter));
  const rows = await countedRows(tx, filter, { now, starts });
  const facets: SummaryRead['facets'] = COLUMN_FACETS.map((key) => ({
    key,
    values: facetValues(key, rows),
  }));
  await addLabels(tx, facets);
  const total = facets[0]?.values.reduce((sum, { count }) => sum + count, 0) ?? 0;
  facets.push(
    { key: 'due', values: await dueFacet(tx, filter, now) },
    { key: 'dataType', values: await listFacet(tx, filter, { key: 'dataType', now, total }) },
    { key: 'tag', values: await listFacet(tx, filter, { key: 'tag', now, total }) },
  );
  return {
    total,
    facets,
    histogram: { bucketMs, buckets: bucketsOf(rows, starts) },
  };
}

/** Span of the histogram: the filter's, else that of the data. */
async function spanOf(
  tx: Transaction,
  filter: DetectionFilter,
  now: number,
): Promise<{ from: number; to: number }> {
  const from = instantOf(filter.from, 'from', now);
  const to = instantOf(filter.to, 'to', now);
  if (from !== null && to !== null) return { from, to };
  const { where, values } = filterSql(filter, now);
  const [seen] = await tx.query<{ first: Date | null; last: Date | null }>(
    `SELECT min(d.last_seen_at) AS first, max(d.last_seen_at) AS last FROM detection d WHERE ${where}`,
    values,
  );
  const start = from ?? seen?.first?.getTime() ?? now;
  return { from: start, to: to ?? Math.max(seen?.last?.getTime() ?? now, start) };
}

type ColumnFacet = (typeof COLUMN_FACETS)[number];

/** Detections that share one value of one facet, or a severity and a bar of the histogram. */
type CountedRow = { [Key in ColumnFacet]?: string | null } & {
  facet: ColumnFacet | null;
  /** Number of the bar from 1. */
  bar: number | null;
  /** Under the whole filter. */
  count: number;
  /** With the facet's own filter lifted. */
  available: number;
};

const COLUMN_NAMES = COLUMN_FACETS.map((key) => FACET_COLUMNS[key]);

/**
 * One pass over the rows counts rows with equal facets together, a few hundred to thousand groups, and
 * also the bars. The facets are sums over those groups, filtered again: the pass ignores the facets'
 * own filters, so that one facet's filter can be lifted afterwards.
 */
async function countedRows(
  tx: Transaction,
  filter: DetectionFilter,
  { now, starts }: { now: number; starts: readonly number[] },
): Promise<CountedRow[]> {
  const { where, values, place } = filterSql(filter, now, COLUMN_FACETS);
  const conditions = new Map(
    COLUMN_FACETS.map(
      (key) => [key, facetConditions(filter, place, [key]).join(' AND ')] as const,
    ).filter(([, condition]) => condition !== ''),
  );
  const allBut = (lifted: ColumnFacet | null): string =>
    [...conditions].flatMap(([key, text]) => (key === lifted ? [] : [text])).join(' AND ') ||
    'true';
  const available = [...conditions.keys()].map(
    (key) => `WHEN '${key}' THEN sum(alike) FILTER (WHERE ${allBut(key)})`,
  );
  const facet = `CASE ${COLUMN_NAMES.map((name, index) => `WHEN grouping(${name}) = 0 THEN '${COLUMN_FACETS[index]}'`).join(' ')} END`;
  return tx.query<CountedRow & Record<string, unknown>>(
    `WITH pass AS MATERIALIZED (
       SELECT ${COLUMN_NAMES.join(', ')}, bar, grouping(bar) = 0 AS is_bar, count(*) AS alike,
         count(*) FILTER (WHERE ${allBut(null)}) AS matching
       FROM detection d CROSS JOIN LATERAL
         (SELECT width_bucket(d.last_seen_at, ${place(starts.map((at) => new Date(at)))}::timestamptz[]) AS bar) AS b
       WHERE ${where} GROUP BY GROUPING SETS ((${COLUMN_NAMES.join(', ')}), (d.severity, bar))),
     sums AS (
       SELECT ${facet} AS facet, ${COLUMN_NAMES.join(', ')}, sum(matching) AS count,
         ${available.length > 0 ? `CASE ${facet} ${available.join(' ')} ELSE sum(matching) END` : 'sum(matching)'} AS available
       FROM pass d WHERE NOT is_bar
       GROUP BY GROUPING SETS (${COLUMN_NAMES.map((name) => `(${name})`).join(', ')}))
     SELECT facet, ${COLUMN_FACETS.map((key) => `${bare(key)} AS ${key}`).join(', ')}, NULL AS bar,
       count::integer, coalesce(available, 0)::integer AS available FROM sums
     UNION ALL
     SELECT NULL, ${COLUMN_FACETS.map((key) => (key === 'severity' ? 'severity' : 'NULL')).join(', ')}, bar,
       matching::integer, 0 FROM pass WHERE is_bar AND matching > 0`,
    values,
  );
}

function bare(key: ColumnFacet): string {
  return FACET_COLUMNS[key].replace('d.', '');
}

/** Available values of a facet, most detections first. */
function facetValues(key: ColumnFacet, rows: readonly CountedRow[]): FacetValue[] {
  return rows
    .filter((row) => row.facet === key && row.available > 0)
    .map(({ [key]: value = null, count, available }) => ({ value, label: null, count, available }))
    .toSorted((a, b) => b.available - a.available || (String(a.value) < String(b.value) ? -1 : 1));
}

function bucketsOf(
  rows: readonly CountedRow[],
  starts: readonly number[],
): SummaryRead['histogram']['buckets'] {
  const counts = new Map<number, Partial<Record<Severity, number>>>();
  for (const { bar, severity, count } of rows) {
    const known = SEVERITIES.find((name) => name === severity);
    if (bar === null || !known) continue;
    counts.set(bar, { ...counts.get(bar), [known]: count });
  }
  return starts.map((at, index) => ({
    startAt: new Date(at).toISOString(),
    counts: counts.get(index + 1) ?? {},
  }));
}

/** Names instead of ids: of people in the console, and of policies. */
async function addLabels(tx: Transaction, facets: SummaryRead['facets']): Promise<void> {
  const users = await tx.query<{ user_id: string; name: string }>(
    'SELECT user_id, name FROM console_user',
  );
  const policies = await readNamedPolicies(tx);
  const labels = new Map([
    ...users.map((row): [string, string] => [row.user_id, row.name]),
    ...policies.map((policy): [string, string] => [policy.key, policy.name]),
  ]);
  for (const { key, values } of facets) {
    if (key !== 'assignee' && key !== 'policy') continue;
    for (const entry of values) entry.label = labels.get(entry.value ?? '') ?? null;
  }
}
