import type { Dashboard, DetectionFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { detectionPage } from '../detection/detections-read-model.ts';

const MOST_ITEMS = 10;

type Chosen = Pick<DetectionFilter, 'status' | 'severity' | 'assignee'>;

/**
 * The first detections of a narrowed filter, whenever they were seen.
 *
 * @param request.total their number, from the same snapshot.
 */
export async function workList(
  tx: Transaction,
  request: { filter: DetectionFilter; chosen: Chosen; total: number; now: number },
): Promise<Dashboard['mine']> {
  const { filter, chosen, total, now } = request;
  if (total === 0) return { total, items: [] };
  const { items } = await detectionPage(tx, {
    // The total already covers the chosen values that the filter allows and is not 0: the intersection
    // is never empty.
    filter: { ...filter, from: undefined, to: undefined, ...narrowed(filter, chosen) },
    sort: 'lastSeen',
    limit: MOST_ITEMS,
    cursor: null,
    now,
  });
  return { total, items };
}

/** The intersection; an empty filter allows everything. */
function narrowed(filter: DetectionFilter, chosen: Chosen): Chosen {
  return {
    status: common(filter.status, chosen.status),
    severity: common(filter.severity, chosen.severity),
    assignee: common(filter.assignee, chosen.assignee),
  };
}

function common<T>(a: T[] | undefined, b: T[] | undefined): T[] | undefined {
  if (!a?.length) return b;
  return b?.length ? a.filter((value) => b.includes(value)) : a;
}
