import type { FlowFilter } from '@waybill/contract';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useManagedApps } from '../../../components/managed-apps/use-managed-apps.ts';
import { parseFlowView, type FlowPair, type FlowView } from './flow-view.ts';

export interface ShownFlows {
  view: FlowView;
  /** The filter of the map, with the choice of destinations that may not be in the address. */
  filter: FlowFilter;
  /** The same for the ticked places or the traced pair; the filter itself without any. */
  chosen: FlowFilter;
  hasChosen: boolean;
  /** The pair whose trace the address names. */
  pair: FlowPair | null;
}

/** State from the address. On a trace its pair is selected, and the ticks are ignored. */
export function useFlowView(): ShownFlows {
  const [params] = useSearchParams();
  const { originId, destinationId } = useParams();
  const [managed] = useManagedApps();
  return useMemo(() => {
    const view = parseFlowView(params);
    const pair =
      originId === undefined || destinationId === undefined ? null : { originId, destinationId };
    const filter = {
      ...view.filter,
      managed: managed === 'all' ? undefined : managed,
      q: view.text === '' ? undefined : view.text,
      // A trace belongs to its pair, in any scope.
      scope: pair === null ? view.filter.scope : undefined,
    };
    const { source, target } = view.ticked;
    const ids = pair === null ? { source, target } : idsOf(pair);
    return {
      view,
      filter,
      pair,
      hasChosen: ids.source.length + ids.target.length > 0,
      chosen: { ...filter, originIds: listOf(ids.source), destinationIds: listOf(ids.target) },
    };
  }, [params, managed, originId, destinationId]);
}

function idsOf({ originId, destinationId }: FlowPair) {
  return { source: [originId], target: [destinationId] };
}

function listOf(ids: readonly string[]): string[] | undefined {
  return ids.length === 0 ? undefined : [...ids];
}
