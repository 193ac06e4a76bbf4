import type { DetectionFilter } from '@waybill/contract';
import { CLASSIFIERS } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { dataTypeConditions, filterSql, NONE } from './detection-filter.ts';
import type { FacetValue } from './facet-value.ts';

const BUILT_IN_NAMES = new Map(CLASSIFIERS.map(({ id, name }) => [id, name]));

interface TypeRow {
  /** Null: detections that have any. */
  value: string | null;
  name: string | null;
  count: number;
  available: number;
  [column: string]: unknown;
}

/**
 * The data types of the filtered detections, those with most detections first, and how many detections
 * have none. What the filter asks for is named also where no detection has it.
 *
 * @param total detections under the whole filter.
 */
export async function dataTypeFacet(
  tx: Transaction,
  filter: DetectionFilter,
  { now, total }: { now: number; total: number },
): Promise<FacetValue[]> {
  const { where, values, place } = filterSql(filter, now, ['dataType']);
  const own = dataTypeConditions(filter, place).join(' AND ');
  const matching = own === '' ? 'true' : own;
  const asked = askedTypes(filter);
  const rows = await tx.query<TypeRow>(
    `WITH counted AS (
       SELECT t.data_type_id AS value, count(DISTINCT d.detection_id) AS available,
         count(DISTINCT d.detection_id) FILTER (WHERE ${matching}) AS count
       FROM detection d JOIN detection_data_type t
         ON t.tenant_id = d.tenant_id AND t.detection_id = d.detection_id
       WHERE ${where} GROUP BY GROUPING SETS ((t.data_type_id), ()))
     SELECT value, own.name, coalesce(count, 0)::integer AS count, coalesce(available, 0)::integer AS available
     FROM counted FULL JOIN unnest(${place(asked)}::text[]) AS asked (value) USING (value)
     LEFT JOIN data_type AS own ON own.data_type_id = value`,
    values,
  );
  const any = rows.find(({ value }) => value === null);
  const all = own === '' ? total : await countAll(tx, filter, now);
  const none = {
    value: null,
    label: null,
    count: total - (any?.count ?? 0),
    available: all - (any?.available ?? 0),
  };
  return [...rows.flatMap(typeValue), ...(none.available > 0 ? [none] : [])].toSorted(
    (a, b) => b.available - a.available || (String(a.label) < String(b.label) ? -1 : 1),
  );
}

function typeValue({ value, name, count, available }: TypeRow): FacetValue[] {
  if (value === null) return [];
  return [{ value, label: BUILT_IN_NAMES.get(value) ?? name, count, available }];
}

/** Ids of the types that the filter wants, or does not. */
function askedTypes({ dataType = [], not = [] }: DetectionFilter): string[] {
  const unwanted = not.flatMap((pair) => /^dataType:(.+)$/.exec(pair)?.[1] ?? []);
  return [...new Set([...dataType, ...unwanted])].filter((id) => id !== NONE);
}

/** Detections with the facet's own filter lifted. */
async function countAll(tx: Transaction, filter: DetectionFilter, now: number): Promise<number> {
  const { where, values } = filterSql(filter, now, ['dataType']);
  const [row] = await tx.query<{ all: number }>(
    `SELECT count(*)::integer AS all FROM detection d WHERE ${where}`,
    values,
  );
  return row?.all ?? 0;
}
