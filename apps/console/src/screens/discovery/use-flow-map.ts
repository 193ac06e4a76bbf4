import type { FlowFilter, FlowMap } from '@waybill/contract';
import { locale } from '@waybill/ui';
import type { SWRResponse } from 'swr';
import { useRead } from '../../app/http/use-read.ts';
import type { ShownFlows } from './filter/use-flow-view.ts';

/** Milliseconds between two looks at a map that is still empty. */
const EMPTY_POLL_MS = 5000;
/** Ends that are named of what is ticked: as many as the server gives. */
const CHOSEN_LIMIT = 200;

export interface FlowMaps {
  /** All that the filter matches: what the lists offer. */
  whole: SWRResponse<FlowMap>;
  /** The same between the ticked places, or of the traced pair; the whole where none is ticked. */
  chosen: SWRResponse<FlowMap>;
}

/**
 * The map, and what is ticked of it, each from one snapshot. Neither is read again by itself while it
 * shows something: lists and bands must not move under the pointer.
 */
export function useFlowMaps({ view, filter, chosen, hasChosen, pair }: ShownFlows): FlowMaps {
  const { weight, level, limit } = view;
  const shared = { weight, level, zone: locale().timeZone };
  const whole = useRead(
    '/v1/flows',
    { query: { ...filter, ...shared, limit } },
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      refreshInterval: (data) => (data?.total.events === 0 ? EMPTY_POLL_MS : 0),
    },
  );
  // A traced pair may be of the other level than the lists.
  const asked: FlowFilter | null = hasChosen ? chosen : null;
  const some = useRead(
    asked === null ? null : '/v1/flows',
    {
      query: {
        ...asked,
        ...shared,
        ...(pair === null ? {} : { level: 'group' as const }),
        limit: CHOSEN_LIMIT,
      },
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return { whole, chosen: asked === null ? whole : some };
}
