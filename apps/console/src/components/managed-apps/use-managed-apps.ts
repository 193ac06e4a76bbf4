import type { ManagedFilter } from '@waybill/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useStored } from '../../app/storage/use-stored.ts';

export const MANAGED_CHOICES = [
  'all',
  'managed',
  'unmanaged',
] as const satisfies readonly ManagedFilter[];

/** Value in the address; undefined if none is known. */
export function readManaged(params: URLSearchParams): ManagedFilter | undefined {
  const named = params.get('managed');
  return MANAGED_CHOICES.find((known) => known === named);
}

/**
 * The selected destinations, and their setter. `managed` in the address takes precedence over the last
 * choice; a choice is remembered, and written into the address so that a copied link shows the same.
 */
export function useManagedApps(): [ManagedFilter, (next: ManagedFilter) => void] {
  const [params] = useSearchParams();
  const [stored, store] = useStored('MANAGED_APPS');
  const { setParams } = useNavigator();
  const set = useCallback(
    (next: ManagedFilter) => {
      store(next);
      setParams((shown) => {
        const changed = new URLSearchParams(shown);
        if (next === 'all') changed.delete('managed');
        else changed.set('managed', next);
        return changed;
      });
    },
    [setParams, store],
  );
  return [readManaged(params) ?? stored ?? 'all', set];
}
