import type { Preferences } from '@waybill/contract';
import { PLAIN_LAYOUT, type TableLayout } from '@waybill/ui';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { change } from '../../app/http/api.ts';
import { useRead } from '../../app/http/use-read.ts';
import { layoutMemory, storedLayout } from './layout-memory.ts';

/** Milliseconds of quiet after which a changed layout is sent: an edge is moved in many steps. */
const QUIET_MS = 600;

/**
 * The layout of a table, stored with the person's preferences under the table's name. A change shows
 * immediately; if it cannot be stored, it lasts for this page.
 */
export function useTableLayout(name: string): {
  layout: TableLayout;
  setLayout: (next: TableLayout) => void;
  isReady: boolean;
} {
  const { data, error } = useRead('/v1/preferences', undefined, { revalidateOnFocus: false });
  const { mutate } = useSWRConfig();
  const own = useSyncExternalStore(layoutMemory.subscribe, () => layoutMemory.get(name));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const waiting = useRef<(() => void) | null>(null);

  const setLayout = useCallback(
    (next: TableLayout) => {
      layoutMemory.set(name, next);
      clearTimeout(timer.current);
      waiting.current = () => {
        waiting.current = null;
        void store(name, next).then((stored) => {
          if (stored === undefined) return undefined;
          layoutMemory.forget(name, next);
          return mutate('/v1/preferences', stored, { revalidate: false });
        });
      };
      timer.current = setTimeout(() => waiting.current?.(), QUIET_MS);
    },
    [name, mutate],
  );
  // Leaving the screen immediately must not lose the change.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );

  return {
    layout: own ?? data?.tableLayouts[name] ?? PLAIN_LAYOUT,
    setLayout,
    isReady: own !== undefined || data !== undefined || error !== undefined,
  };
}

/** Undefined if storing failed: the page remembers it, and nothing else is lost. */
async function store(name: string, layout: TableLayout): Promise<Preferences | undefined> {
  const body = { tableLayouts: { [name]: storedLayout(layout) } };
  return change('PATCH', '/v1/preferences', { body }, true).catch(() => undefined);
}
