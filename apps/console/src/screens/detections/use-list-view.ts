import { useMemo } from 'react';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import {
  toggleListValue,
  withoutFilters,
  withParam,
  type DetectionSort,
  type ListKey,
} from './filter/detection-view.ts';

/** Everything that a person does to the view; each is a change of the address. */
export interface ListActions {
  toggle: (key: ListKey, value: string) => void;
  setList: (key: ListKey, values: readonly string[]) => void;
  clear: (name: string) => void;
  clearAll: () => void;
  /** Free text while it is typed: applied after 100 ms; only its first letter adds a history entry. */
  search: (text: string, isFirst: boolean) => void;
  setRange: (from: string | null, to: string | null) => void;
  sortBy: (sort: DetectionSort) => void;
  openPanel: (detectionId: string) => void;
  /** The panel follows the row while somebody walks through the list. */
  walkTo: (detectionId: string) => void;
  closePanel: () => void;
  openFull: (detectionId: string, trail: unknown) => void;
}

export function useListView(): ListActions {
  const navigator = useNavigator();
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
      clear: (name) => setParams((shown) => withParam(shown, name, null)),
      clearAll: () => setParams(withoutFilters),
      search: (text, isFirst) =>
        setParamsDelayed((shown) => withParam(shown, 'q', text.trim()), { replace: !isFirst }),
      setRange: (from, to) =>
        setParams((shown) => withParam(withParam(shown, 'from', from), 'to', to)),
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
  }, [navigator]);
}
