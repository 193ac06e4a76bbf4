import { useMemo } from 'react';
import type { TableSort } from '@waybill/ui';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { FILTER_KEYS, withParam, type FilterKey } from '../data-types-address.ts';

export interface ListAddress {
  search: (text: string) => void;
  filter: (key: FilterKey, values: readonly string[]) => void;
  sort: (sort: TableSort) => void;
  /** Takes the search and all filters away. */
  clear: () => void;
  open: (typeId: string) => void;
  /** The panel follows the row while someone walks through the list. */
  walkTo: (typeId: string) => void;
  close: () => void;
}

/** Functions that change the list's state in the address. */
export function useListAddress(): ListAddress {
  const { setParams, setParamsDelayed, cancelDelayed } = useNavigator();
  return useMemo(() => {
    const REPLACE = { replace: true };
    return {
      search: (text) => setParamsDelayed((shown) => withParam(shown, 'q', [text.trim()]), REPLACE),
      filter: (key, values) => setParams((shown) => withParam(shown, key, values), REPLACE),
      sort: ({ key, direction }) =>
        setParams(
          (shown) => withParam(shown, 'sort', [direction === 'desc' ? `-${key}` : key]),
          REPLACE,
        ),
      clear: () => {
        cancelDelayed();
        setParams(
          (shown) => ['q', ...FILTER_KEYS].reduce((next, name) => withParam(next, name, []), shown),
          REPLACE,
        );
      },
      open: (typeId) => setParams((shown) => withParam(shown, 'type', [typeId])),
      walkTo: (typeId) => setParamsDelayed((shown) => withParam(shown, 'type', [typeId]), REPLACE),
      close: () => {
        cancelDelayed();
        setParams((shown) => withParam(shown, 'type', []));
      },
    };
  }, [setParams, setParamsDelayed, cancelDelayed]);
}
