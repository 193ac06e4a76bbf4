import type { ManagedFilter, SavedView } from '@waybill/contract';
import { areParamsIdentical } from '../../../app/navigation/navigation-rules.ts';
import { readManaged } from '../../../components/managed-apps/use-managed-apps.ts';
import { detectionParams, parseDetectionView } from '../filter/detection-view.ts';
import { withParam } from '../../../app/navigation/with-param.ts';
import { columnsOf, COLUMNS_PARAM } from '../list/list-columns.ts';

/** Search parameter with the saved view that the list was opened from. */
const VIEW_PARAM = 'view';

/** A saved view's address-relevant fields. */
type Kept = Pick<SavedView, 'viewId' | 'query'>;

/** Id of the saved view that an address names; null if it names none, or the cases. */
export function viewIdOf(params: URLSearchParams): string | null {
  const named = params.get(VIEW_PARAM);
  return named === null || named === '' || named === 'cases' ? null : named;
}

/**
 * Part of the list's address that a view stores: filters, order, groups and columns. Destinations are
 * always included, so that everyone who opens the view sees the same.
 *
 * @param managed destinations if the address does not include them
 */
export function queryOfList(params: URLSearchParams, managed: ManagedFilter): URLSearchParams {
  const view = parseDetectionView(params);
  const filter = { ...view.filter, managed: readManaged(params) ?? managed };
  const kept = detectionParams({ ...view, filter, selectedId: null });
  const columns = columnsOf(params);
  if (columns !== null) kept.set(COLUMNS_PARAM, columns.join(','));
  return kept;
}

/** Search parameters that open a view; outdated ones are dropped. */
export function paramsOfView({ viewId, query }: Kept): URLSearchParams {
  const saved = new URLSearchParams(query);
  const params = detectionParams({ ...parseDetectionView(saved), selectedId: null });
  const columns = columnsOf(saved);
  if (columns !== null) params.set(COLUMNS_PARAM, columns.join(','));
  params.set(VIEW_PARAM, viewId);
  return params;
}

/** Address of a view. */
export function viewAddress(view: Kept): string {
  return `/detections?${paramsOfView(view).toString()}`;
}

/** The parameters without their saved view; the list stays unchanged. */
export function withoutOpenView(params: URLSearchParams): URLSearchParams {
  return withParam(params, VIEW_PARAM, null);
}

/** Whether the list differs from the view. */
export function differsFrom(
  { query }: Kept,
  shown: URLSearchParams,
  managed: ManagedFilter,
): boolean {
  const looked = readManaged(shown) ?? managed;
  return !areParamsIdentical(
    queryOfList(new URLSearchParams(query), looked),
    queryOfList(shown, looked),
  );
}

/** The parameters without values that no longer exist, included and excluded. */
export function withoutValues(
  params: URLSearchParams,
  gone: SavedView['missing'],
): URLSearchParams {
  const isGone = (name: string, value: string) =>
    gone.some((one) => one.filter === name && one.value === value);
  return new URLSearchParams(
    [...params].filter(([name, value]) => {
      const colon = value.indexOf(':');
      return name === 'not'
        ? !isGone(value.slice(0, colon), value.slice(colon + 1))
        : !isGone(name, value);
    }),
  );
}
