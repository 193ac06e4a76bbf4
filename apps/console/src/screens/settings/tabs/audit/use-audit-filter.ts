import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNavigator } from '../../../../app/navigation/use-navigator.ts';
import { momentOf } from '../../../../components/time-range/time-range.ts';
import { useTimeRange } from '../../../../components/time-range/use-time-range.ts';
import type { AuditFilter } from './use-audit-entries.ts';

const NAMES = ['from', 'to', 'actor', 'action', 'q'] as const;

/** The filter in the address. */
export interface AuditPlace {
  filter: AuditFilter;
  isFiltered: boolean;
  set: (name: 'actor' | 'action' | 'q', value: string) => void;
  clear: () => void;
}

export function useAuditFilter(): AuditPlace {
  const [params] = useSearchParams();
  const { setParams } = useNavigator();
  const { from, to } = useTimeRange();
  return useMemo(
    () => ({
      filter: {
        from: instant(from),
        to: instant(to),
        actorId: params.get('actor') ?? undefined,
        action: params.get('action') ?? undefined,
        q: params.get('q') ?? undefined,
      },
      isFiltered: NAMES.some((name) => params.has(name)),
      set: (name, value) =>
        setParams((shown) => {
          if (value === '') shown.delete(name);
          else shown.set(name, value);
          return shown;
        }),
      clear: () =>
        setParams((shown) => {
          for (const name of NAMES) shown.delete(name);
          return shown;
        }),
    }),
    [params, from, to, setParams],
  );
}

/** By the minute, so that a relative time does not become another request at each render. */
function instant(time: string | undefined): string | undefined {
  const at = momentOf(time);
  if (at === null) return undefined;
  return new Date(Math.floor(at / 60_000) * 60_000).toISOString();
}
