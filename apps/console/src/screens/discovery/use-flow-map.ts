import type { FlowFilter, FlowMap } from '@waybill/contract';
import { useMemo } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import type { ReadCall } from '../../app/http/routes-type.ts';
import { useRead } from '../../app/http/use-read.ts';
import type { ShownFlows } from './filter/use-flow-view.ts';
import { withMembers } from './with-members.ts';

/** Polling interval in milliseconds for a map that is still empty. */
const EMPTY_POLL_MS = 5000;
/** Maximum named ends of the ticked part: as many as the server returns. */
const CHOSEN_LIMIT = 200;

/** A map while loading: people and objects follow when the rest is drawn. */
export type ReadMap = Pick<SWRResponse<FlowMap>, 'data' | 'error' | 'isValidating' | 'mutate'>;

export interface FlowMaps {
  /** All matches of the filter: entries of the lists. */
  whole: ReadMap;
  /** The same between the ticked places, or of the traced pair; the whole without ticks. */
  chosen: ReadMap;
}

/**
 * The map, and its ticked part, each from one snapshot. Neither is refreshed automatically while it
 * shows data: lists and bands must not move under the pointer.
 */
export function useFlowMaps({ view, filter, chosen, hasChosen, pair }: ShownFlows): FlowMaps {
  const { weight, level, limit } = view;
  const rank = view.sort === 'risk' ? ('risk' as const) : ('weight' as const);
  const shared = { weight, level, rank };
  const whole = useCountedMap(
    { ...filter, ...shared, limit },
    { refreshInterval: (data) => (data?.total.events === 0 ? EMPTY_POLL_MS : 0) },
  );
  // A traced pair may be of the other level than the lists.
  const asked: FlowFilter | null = hasChosen ? chosen : null;
  const some = useCountedMap(
    asked && {
      ...asked,
      ...shared,
      ...(pair === null ? {} : { level: 'group' as const }),
      limit: CHOSEN_LIMIT,
    },
  );
  return { whole, chosen: asked === null ? whole : some };
}

type MapQuery = NonNullable<NonNullable<ReadCall<'/v1/flows'>[0]>['query']>;

/** A map, and then its participants, which take longer to count. */
function useCountedMap(query: MapQuery | null, options: SWRConfiguration<FlowMap> = {}): ReadMap {
  const held = { keepPreviousData: true, revalidateOnFocus: false };
  const first = useRead(query && '/v1/flows', { query: query ?? {} }, { ...held, ...options });
  const lacksMembers = first.data?.total.people === null && !first.isLoading;
  const second = useRead(
    query !== null && lacksMembers ? '/v1/flows' : null,
    { query: { ...query, members: true } },
    held,
  );
  // While another map is loading, the previous one keeps its figures; they never apply to another one.
  const counted = lacksMembers && second.isLoading ? undefined : second.data;
  const data = useMemo(() => withMembers(first.data, counted), [first.data, counted]);
  const { error, isValidating } = first;
  async function mutate(): Promise<FlowMap | undefined> {
    const read = await first.mutate();
    void second.mutate();
    return read;
  }
  return { data, error, isValidating, mutate };
}
