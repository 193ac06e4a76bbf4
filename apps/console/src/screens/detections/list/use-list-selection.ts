import type { DetectionFilter } from '@waybill/contract';
import { useState } from 'react';
import type { Chosen } from '../../../components/detection/triage/subject.ts';

export interface ListSelection {
  keys: ReadonlySet<string>;
  /** Not only what is loaded: all that the filter finds. */
  isAll: boolean;
  count: number;
  toggle: (key: string) => void;
  setMany: (keys: string[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** What is selected, as a change of many takes it. */
  chosen: (asOf: string) => Chosen;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The rows that are chosen. With another filter the choice is gone: what was meant by it is not in
 * sight anymore.
 *
 * @param total detections that the filter finds; undefined while unknown.
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
