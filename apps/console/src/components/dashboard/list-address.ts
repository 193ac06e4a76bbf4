import { OPEN_STATUSES } from '@waybill/contract/enums';
import type { DetectionFilter } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';

/**
 * Detections in a number: `open` all open ones of any age; `seen` those last seen within the range;
 * `closed` those closed within it.
 */
export type Counted = 'open' | 'seen' | 'closed';

/** Additional conditions of a number besides the dashboard's filter. */
export type OwnFilter = Omit<DetectionFilter, 'managed' | 'q' | 'zone'>;

type QueryValue = string | number | readonly (string | number)[] | undefined;

/**
 * The filter under which the detections list has the same count as a dashboard number: the dashboard's
 * filter, without the range for open detections, plus the number's own.
 * @returns null if the two exclude each other: then the number is 0 and has no list
 */
function listFilter(
  board: DetectionFilter,
  counted: Counted,
  own: OwnFilter = {},
): DetectionFilter | null {
  const { from, to, ...rest } = board;
  const base: Record<string, QueryValue> = { ...rest, ...spanOf(counted, { from, to }) };
  for (const [key, value] of Object.entries(own)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const held = ownValue(base, key);
    if (!Array.isArray(value) || !Array.isArray(held) || held.length === 0) {
      base[key] = value;
      continue;
    }
    // Exclusions add up; inclusions are intersected.
    const both = key === 'not' ? [...held, ...value] : value.filter((one) => held.includes(one));
    if (both.length === 0) return null;
    base[key] = both;
  }
  return base;
}

function spanOf(
  counted: Counted,
  { from, to }: Pick<DetectionFilter, 'from' | 'to'>,
): Record<string, QueryValue> {
  switch (counted) {
    case 'open':
      return { status: OPEN_STATUSES };
    case 'seen':
      return { from, to };
    case 'closed':
      return { status: ['closed'], closedFrom: from, closedTo: to };
  }
}

/** Parameters in the order in which the list shows its filters. */
function paramsOf(filter: DetectionFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  // The zone determines the hours; alone it means nothing.
  if (!params.has('hours')) params.delete('zone');
  return params;
}

/** Address of the list that contains exactly what a number counts; null if always empty. */
export function listAddress(
  board: DetectionFilter,
  counted: Counted,
  own: OwnFilter = {},
  sort?: 'severity' | 'firstSeen',
): string | null {
  const filter = listFilter(board, counted, own);
  if (filter === null) return null;
  const params = paramsOf(filter);
  if (sort !== undefined) params.set('sort', sort);
  const query = params.toString();
  // Without a filter the list would hide what is closed.
  return query === '' ? '/detections?closed=shown' : `/detections?${query}`;
}
