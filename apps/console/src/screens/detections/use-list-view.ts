import type { Grouping, ManagedFilter } from '@waybill/contract';
import type { ActiveFilter, FilterQuery, TypedQuery } from '@waybill/ui';
import { useMemo } from 'react';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useManagedApps } from '../../components/managed-apps/use-managed-apps.ts';
import {
  toggleListValue,
  withClosed,
  withFilters,
  withoutFilters,
  withQuery,
  type DetectionSort,
  type ListKey,
} from './filter/detection-view.ts';
import { withParam } from '../../app/navigation/with-param.ts';

/** Actions on the view; each changes the address. */
export interface ListActions {
  toggle: (key: ListKey, value: string) => void;
  setList: (key: ListKey, values: readonly string[]) => void;
  setFilters: (filters: readonly ActiveFilter[]) => void;
  clear: (...names: string[]) => void;
  /** Closed detections shown or hidden. */
  showClosed: (areShown: boolean) => void;
  clearAll: () => void;
  /** A query while it is typed: applied after 100 ms; only its first change adds a history entry. */
  type: (query: FilterQuery, typed: TypedQuery) => void;
  setManaged: (managed: ManagedFilter) => void;
  setRange: (from: string | null, to: string | null) => void;
  sortBy: (sort: DetectionSort) => void;
  groupBy: (groups: readonly Grouping[]) => void;
  openPanel: (detectionId: string) => void;
  /** The panel follows the row while someone walks through the list. */
  walkTo: (detectionId: string) => void;
  closePanel: () => void;
  openFull: (detectionId: string, trail: unknown) => void;
}

export function useListView(): ListActions {
  const navigator = useNavigator();
  const [, setManaged] = useManagedApps();
  return useMemo(() => {
    const { navigate, setParams, setParamsDelayed } = navigator;
    return {
      toggle: (key, value) => setParams((shown) => toggleListValue(shown, key, value)),
      setList: (key, values) =>
        setParams((shown) => {
          const next = withParam(shown, key, null);
          for (const value of values) next.append(key, value);
          return next;
        }),
      setFilters: (filters) => setParams((shown) => withFilters(shown, filters)),
      clear: (...names) =>
        setParams((shown) => names.reduce((kept, name) => withParam(kept, name, null), shown)),
      showClosed: (areShown) => setParams((shown) => withClosed(shown, areShown)),
      clearAll: () => {
        setManaged('all');
        setParams(withoutFilters);
      },
      type: (query, { isFirst, isSettled }) => {
        const change = (shown: URLSearchParams) => withQuery(shown, query);
        if (!isSettled) {
          setParamsDelayed(change, { replace: !isFirst });
          return;
        }
        navigator.cancelDelayed();
        setParams(change, { replace: !isFirst });
      },
      setManaged,
      setRange: (from, to) =>
        setParams((shown) => withParam(withParam(shown, 'from', from), 'to', to)),
      groupBy: (groups) => setParams((shown) => withParam(shown, 'group', groups.join(','))),
      sortBy: (sort) => setParams((shown) => withParam(shown, 'sort', sort)),
      openPanel: (detectionId) => setParams((shown) => withParam(shown, 'sel', detectionId)),
      walkTo: (detectionId) =>
        setParamsDelayed((shown) => withParam(shown, 'sel', detectionId), { replace: true }),
      closePanel: () => {
        navigator.cancelDelayed();
        setParams((shown) => withParam(shown, 'sel', null));
      },
      openFull: (detectionId, trail) =>
        navigate(`/detections/${encodeURIComponent(detectionId)}`, { state: trail }),
    };
  }, [navigator, setManaged]);
}
