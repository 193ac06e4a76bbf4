import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { rangeLabel, readTimeRange, type TimeRange } from './time-range.ts';

export interface TimeRangeOptions {
  /** Used while the address has no time. Default: all time. */
  fallback?: TimeRange | undefined;
}

export interface ShownTimeRange extends TimeRange {
  /** Writes the range into the address, keeping relative times; omits the fallback. */
  set: (next: TimeRange) => void;
  /** The range as text. */
  label: string;
}

/**
 * The time range shared by the investigating screens: `from` and `to` in the address. A screen passes
 * the same fallback here and to `TimeRangeControl`.
 */
export function useTimeRange({ fallback }: TimeRangeOptions = {}): ShownTimeRange {
  const [params] = useSearchParams();
  const { setParams } = useNavigator();
  const { from: fallbackFrom, to: fallbackTo } = fallback ?? {};
  return useMemo(() => {
    const named = readTimeRange(params);
    const isNamed = named.from !== undefined || named.to !== undefined;
    const range = isNamed ? named : { from: fallbackFrom, to: fallbackTo };
    return {
      ...range,
      label: rangeLabel(range),
      set: (next) =>
        setParams((shown) => {
          const changed = new URLSearchParams(shown);
          const isFallback = next.from === fallbackFrom && next.to === fallbackTo;
          for (const name of ['from', 'to'] as const) {
            const value = next[name];
            if (value === undefined || isFallback) changed.delete(name);
            else changed.set(name, value);
          }
          return changed;
        }),
    };
  }, [params, fallbackFrom, fallbackTo, setParams]);
}
