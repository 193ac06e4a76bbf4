import { FACETS, type DetectionFilter, type FacetKey, type Severity } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { FACET_COLUMNS, filterSql } from './detection-filter.ts';
import { bucketWidth } from './histogram-buckets.ts';
import { instantOf } from './relative-time.ts';

interface FacetValue {
  value: string | null;
  label: string | null;
  count: number;
  available: number;
}

export interface SummaryRead {
  total: number;
  facets: { key: FacetKey; values: FacetValue[] }[];
  histogram: {
    bucketMs: number;
    buckets: { startAt: string; counts: Partial<Record<Severity, number>> }[];
  };
}

/**
 * Total, facets and histogram of the filtered detections. All of it is read from the same rows in one
 * snapshot: the values of each facet and the bars of the histogram add up to the total.
 */
export async function detectionSummary(
  tx: Transaction,
  filter: DetectionFilter,
  now: number,
): Promise<SummaryRead> {
  const counted = await countFacets(tx, { filter, now, keys: FACETS });
  const facets: SummaryRead['facets'] = [];
  for (const key of FACETS) {
    const own = counted.filter((row) => row.key === key);
    const isFiltered = (filter[key]?.length ?? 0) > 0;
    const lifted = isFiltered
      ? await countFacets(tx, { filter, now, keys: [key], without: key })
      : own;
    facets.push({ key, values: facetValues(own, lifted) });
  }
  await addLabels(tx, facets);
  const total = facets[0]?.values.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return { total, facets, histogram: await histogram(tx, filter, now) };
}

interface FacetCount {
  key: FacetKey;
  value: string | null;
  count: number;
}

/** Counts by each facet over one pass of the matching rows. */
async function countFacets(
  tx: Transaction,
  request: { filter: DetectionFilter; now: number; keys: readonly FacetKey[]; without?: FacetKey },
): Promise<FacetCount[]> {
  const { filter, now, keys, without } = request;
  const { where, values } = filterSql(filter, now, without);
  const columns = keys.map((key) => `${FACET_COLUMNS[key]} AS facet_${key}`).join(', ');
  const counts = keys
    .map(
      (key) =>
        `SELECT '${key}' AS key, facet_${key} AS value, count(*)::integer AS count FROM matching GROUP BY 2`,
    )
    .join(' UNION ALL ');
  return tx.query<FacetCount & Record<string, unknown>>(
    `WITH matching AS MATERIALIZED (SELECT ${columns} FROM detection d WHERE ${where}) ${counts}`,
    values,
  );
}

function facetValues(own: readonly FacetCount[], lifted: readonly FacetCount[]): FacetValue[] {
  const counts = new Map(own.map((row) => [row.value, row.count]));
  return lifted
    .map(({ value, count }) => ({
      value,
      label: null,
      count: counts.get(value) ?? 0,
      available: count,
    }))
    .toSorted((a, b) => b.available - a.available || (String(a.value) < String(b.value) ? -1 : 1));
}

/** Names in place of ids: of people in the console, and of policies. */
async function addLabels(tx: Transaction, facets: SummaryRead['facets']): Promise<void> {
  const users = await tx.query<{ user_id: string; name: string }>(
    'SELECT user_id, name FROM console_user',
  );
  const labels = new Map([
    ...users.map((row): [string, string] => [row.user_id, row.name]),
    ...BUILTIN_POLICIES.map((policy): [string, string] => [policy.key, policy.name]),
  ]);
  for (const { key, values } of facets) {
    if (key !== 'assignee' && key !== 'policy') continue;
    for (const entry of values) entry.label = labels.get(entry.value ?? '') ?? null;
  }
}

async function histogram(
  tx: Transaction,
  filter: DetectionFilter,
  now: number,
): Promise<SummaryRead['histogram']> {
  const { where, values } = filterSql(filter, now);
  const [range] = await tx.query<{ first: Date | null; last: Date | null }>(
    `SELECT min(d.last_seen_at) AS first, max(d.last_seen_at) AS last FROM detection d WHERE ${where}`,
    values,
  );
  const from = instantOf(filter.from, 'from', now) ?? range?.first?.getTime() ?? now;
  const to = instantOf(filter.to, 'to', now) ?? Math.max(range?.last?.getTime() ?? now, from);
  const bucketMs = bucketWidth(from, to);
  const rows = await tx.query<{ bucket: string; severity: Severity; count: number }>(
    `SELECT floor(extract(epoch FROM d.last_seen_at) * 1000 / $${values.length + 1})::bigint AS bucket,
       d.severity, count(*)::integer AS count
     FROM detection d WHERE ${where} GROUP BY 1, 2 ORDER BY 1`,
    [...values, bucketMs],
  );
  const counts = new Map<number, Partial<Record<Severity, number>>>();
  for (const row of rows) {
    const bucket = Number(row.bucket);
    counts.set(bucket, { ...counts.get(bucket), [row.severity]: row.count });
  }
  const buckets = [];
  for (let bucket = Math.floor(from / bucketMs); bucket <= Math.floor(to / bucketMs); bucket += 1) {
    const startAt = new Date(bucket * bucketMs).toISOString();
    buckets.push({ startAt, counts: counts.get(bucket) ?? {} });
  }
  return { bucketMs, buckets };
}
