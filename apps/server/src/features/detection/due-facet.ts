import { DUE_STATES, type DetectionFilter, type DueState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { dueConditions, dueState, filterSql } from './detection-filter.ts';
import type { FacetValue } from './facet-value.ts';

/** Due states of the filtered detections; empty states are omitted. */
export async function dueFacet(
  tx: Transaction,
  filter: DetectionFilter,
  now: number,
): Promise<FacetValue[]> {
  const { where, values, place } = filterSql(filter, now, ['due']);
  const matching = dueConditions(filter, now, place).join(' AND ') || 'true';
  const rows = await tx.query<{ value: DueState; count: number; available: number }>(
    `SELECT ${dueState(filter, now, place)} AS value, count(*)::integer AS available,
       count(*) FILTER (WHERE ${matching})::integer AS count
     FROM detection d WHERE ${where} GROUP BY 1`,
    values,
  );
  return DUE_STATES.flatMap((state) => {
    const row = rows.find(({ value }) => value === state);
    return row ? [{ ...row, label: null }] : [];
  });
}
