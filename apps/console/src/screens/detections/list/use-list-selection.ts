import type { DetectionFilter } from '@waybill/contract';
import { useState } from 'react';
import type { Chosen } from '../../../components/detection/triage/subject.ts';

export interface ListSelection {
  keys: ReadonlySet<string>;
  /** All that match the filter, not only loaded ones. */
  isAll: boolean;
  count: number;
  toggle: (key: string) => void;
  setMany: (keys: string[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** The selection in the form of a bulk change. */
  chosen: (asOf: string) => Chosen;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selected rows. Another filter clears the selection: its rows are no longer visible.
 *
 * @param total detections that match the filter; undefined while unknown.
 */
export function useListSelection(
  filter: DetectionFilter,
  total: number | undefined,
): ListSelection {
  const of = JSON.stringify(filter);
  const [held, setHeld] = useState({ of, keys: NOTHING, isAll: false });
  const { keys, isAll } = held.of === of ? held : { keys: NOTHING, isAll: false };
  const choose = (next: ReadonlySet<string>, all = false) =>
    setHeld({ of, keys: next, isAll: all });
  return {
    keys,
    isAll,
    count: isAll ? (total ?? keys.size) : keys.size,
    toggle: (key) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      choose(next);
    },
    setMany: (many, isSelected) => {
      const next = new Set(keys);
      for (const key of many) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      choose(next);
    },
    selectAll: () => choose(keys, true),
    clear: () => choose(NOTHING),
    chosen: (asOf) => (isAll ? { filter, asOf } : { detectionIds: [...keys], asOf }),
  };
}
