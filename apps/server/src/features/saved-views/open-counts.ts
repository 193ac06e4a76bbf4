import { BUILT_IN_VIEWS, OPEN_STATUSES, type DetectionFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { filterSql, ownFilter } from '../detection/detections-read-model.ts';
import { readSavedQuery } from './saved-query.ts';
import { listRows, type ViewReader } from './view-rows.ts';

interface Asked {
  managed: DetectionFilter['managed'];
  now: number;
}

/**
 * Open detections per saved and built-in view. All are counted in one pass by the list's filter, so
 * that a view of open detections has the same number as its list.
 */
export async function openCounts(tx: Transaction, reader: ViewReader, { managed, now }: Asked) {
  const rows = await listRows(tx, reader);
  const views = [...BUILT_IN_VIEWS, ...rows.map(({ view_id: id, query }) => ({ id, query }))];
  const filters = views.map(({ query }) => {
    const { filter } = readSavedQuery(query, now);
    return ownFilter({ managed, ...filter }, reader.userId);
  });
  const counts = await countOpen(tx, filters, now);
  return views.map(({ id }, index) => ({ id, open: counts[index] ?? null }));
}

/** For each filter the open detections that it matches; null if it selects none that are open. */
async function countOpen(
  tx: Transaction,
  filters: readonly DetectionFilter[],
  now: number,
): Promise<(number | null)[]> {
  const values: unknown[] = [];
  const columns = filters.map((filter, index) => {
    const { where } = filterSql(filter, now, [], values);
    return `count(*) FILTER (WHERE ${where})::integer AS "${index}"`;
  });
  values.push(OPEN_STATUSES);
  const [row] = await tx.query<Record<string, number>>(
    `SELECT ${columns.join(', ')} FROM detection d WHERE d.status = ANY($${values.length})`,
    values,
  );
  return filters.map((filter, index) => (asksForOpen(filter) ? (row?.[index] ?? 0) : null));
}

function asksForOpen({ status }: DetectionFilter): boolean {
  return status === undefined || status.some((one) => OPEN_STATUSES.some((open) => open === one));
}
