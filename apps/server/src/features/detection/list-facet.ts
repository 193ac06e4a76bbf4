import type { DetectionFilter } from '@waybill/contract';
import { CLASSIFIERS } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import {
  filterSql,
  LIST_FACETS,
  listConditions,
  NONE,
  type ListFacet,
} from './detection-filter.ts';
import type { FacetValue } from './facet-value.ts';

const BUILT_IN_NAMES = new Map(CLASSIFIERS.map(({ id, name }) => [id, name]));

interface ValueRow {
  /** Null: detections that have any. */
  value: string | null;
  name: string | null;
  count: number;
  available: number;
  [column: string]: unknown;
}

/**
 * The data types or tags of the filtered detections, most detections first, and the number of
 * detections without any. Values in the filter are listed even without detections.
 *
 * @param total detections under the whole filter.
 */
export async function listFacet(
  tx: Transaction,
  filter: DetectionFilter,
  facet: { key: ListFacet; now: number; total: number },
): Promise<FacetValue[]> {
  const { key, now, total } = facet;
  const { table, column } = LIST_FACETS[key];
  const { where, values, place } = filterSql(filter, now, [key]);
  const own = listConditions(filter, key, place).join(' AND ');
  const matching = own === '' ? 'true' : own;
  const asked = askedValues(filter, key);
  const rows = await tx.query<ValueRow>(
    `WITH counted AS (
       SELECT t.${column} AS value, count(DISTINCT d.detection_id) AS available,
         count(DISTINCT d.detection_id) FILTER (WHERE ${matching}) AS count
       FROM detection d JOIN ${table} t
         ON t.tenant_id = d.tenant_id AND t.detection_id = d.detection_id
       WHERE ${where} GROUP BY GROUPING SETS ((t.${column}), ()))
     SELECT value, own.name, coalesce(count, 0)::integer AS count, coalesce(available, 0)::integer AS available
     FROM counted FULL JOIN unnest(${place(asked)}::text[]) AS asked (value) USING (value)
     LEFT JOIN data_type AS own ON own.data_type_id = value`,
    values,
  );
  const any = rows.find(({ value }) => value === null);
  const all = own === '' ? total : await countAll(tx, filter, facet);
  const none = {
    value: null,
    label: null,
    count: total - (any?.count ?? 0),
    available: all - (any?.available ?? 0),
  };
  return [
    ...rows.flatMap((row) => namedValue(row, key)),
    ...(none.available > 0 ? [none] : []),
  ].toSorted((a, b) => b.available - a.available || (String(a.label) < String(b.label) ? -1 : 1));
}

function namedValue({ value, name, count, available }: ValueRow, key: ListFacet): FacetValue[] {
  if (value === null) return [];
  const label = key === 'dataType' ? (BUILT_IN_NAMES.get(value) ?? name) : null;
  return [{ value, label, count, available }];
}

/** Values that the filter wants, or does not. */
function askedValues({ not = [], ...filter }: DetectionFilter, key: ListFacet): string[] {
  const unwanted = not.flatMap((pair) =>
    pair.startsWith(`${key}:`) ? [pair.slice(key.length + 1)] : [],
  );
  return [...new Set([...(filter[key] ?? []), ...unwanted])].filter((value) => value !== NONE);
}

/** Detections with the facet's own filter lifted. */
async function countAll(
  tx: Transaction,
  filter: DetectionFilter,
  { key, now }: { key: ListFacet; now: number },
): Promise<number> {
  const { where, values } = filterSql(filter, now, [key]);
  const [row] = await tx.query<{ all: number }>(
    `SELECT count(*)::integer AS all FROM detection d WHERE ${where}`,
    values,
  );
  return row?.all ?? 0;
}
