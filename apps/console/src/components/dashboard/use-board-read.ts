import type { Dashboard, DetectionFilter, Task } from '@waybill/contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { readStored } from '../../app/storage/stored-values.ts';
import { useManagedApps } from '../managed-apps/use-managed-apps.ts';
import { useTimeRange } from '../time-range/use-time-range.ts';
import { BOARD_RANGE } from './board-range.ts';
import { crossFilter, readCross, type CrossValues } from './board-filter.ts';
import { useRunningLoad } from './use-running-load.ts';

/** Polling interval in milliseconds for on its own. */
const REFRESH_MS = 120_000;
/** The same while data is loading, so that the figures grow with it. */
const LOADING_REFRESH_MS = 5_000;

export interface BoardRead {
  /** Background work that changes the displayed figures; null if none. */
  load: Task | null;
  /** The newest response with its request; undefined before the first one. */
  shown: { data: Dashboard; filter: DetectionFilter } | undefined;
  cross: CrossValues;
  error: unknown;
  isReading: boolean;
  /** The displayed data is of an earlier filter; the new one is loading. */
  isOld: boolean;
  reload: () => void;
}

/** Empty lists are omitted from the request, as they are from addresses. */
function withoutEmpty(filter: DetectionFilter): DetectionFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** The dashboard's request, by address. */
function useBoardFilter(): { filter: DetectionFilter; cross: CrossValues } {
  const [params] = useSearchParams();
  const { from, to } = useTimeRange({ fallback: BOARD_RANGE });
  const [managed] = useManagedApps();
  return useMemo(() => {
    const cross = readCross(params);
    const remembered = readStored('MANAGED_APPS') ?? 'all';
    // Explicit where the list would use a remembered value.
    const isPlain = managed === 'all' && remembered === 'all';
    const filter = withoutEmpty({
      from,
      to,
      managed: isPlain ? undefined : managed,
      ...crossFilter(cross),
    });
    return { filter, cross };
  }, [params, from, to, managed]);
}

/** The dashboard's single read. A response stays until the next one arrives with its own request. */
export function useBoardRead(): BoardRead {
  const { filter, cross } = useBoardFilter();
  const load = useRunningLoad();
  const { data, error, isValidating, mutate } = useRead(
    '/v1/dashboard',
    { query: filter },
    { refreshInterval: load === null ? REFRESH_MS : LOADING_REFRESH_MS },
  );
  const readAgain = useEffectEvent(() => void mutate());
  const wasLoading = useRef(false);
  useEffect(() => {
    // The last part came after the last poll.
    if (wasLoading.current && load === null) readAgain();
    wasLoading.current = load !== null;
  }, [load]);
  const [held, setHeld] = useState<BoardRead['shown']>(undefined);
  if (data !== undefined && held?.data !== data) setHeld({ data, filter });
  return {
    shown: data === undefined ? held : { data, filter },
    load,
    cross,
    error,
    isReading: isValidating,
    isOld: data === undefined && held !== undefined,
    reload: () => void mutate(),
  };
}
