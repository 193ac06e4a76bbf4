import type { FlowFilter, FlowMap, FlowWeight } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { flowMap, type FlowRank } from './flow-map.ts';
import { flowRange } from './flow-range.ts';
import { flowQuery, type FlowLevel } from './flow-source.ts';

export { newestEvents } from './newest-events.ts';

/** A filter with the map's settings, as in the query of `/v1/flows`. */
export interface FlowMapFilter extends FlowFilter {
  weight?: FlowWeight | undefined;
  level?: FlowLevel | undefined;
  limit?: number | undefined;
  rank?: FlowRank | undefined;
  members?: boolean | undefined;
}

const DEFAULT_LIMIT = 40;

/**
 * The map of flows. Throws `request.invalid` naming the field.
 *
 * @param now what `now` means in the filter, epoch milliseconds.
 */
export async function readFlowMap(
  tx: Transaction,
  tenantId: number,
  {
    weight = 'events',
    level = 'group',
    limit = DEFAULT_LIMIT,
    rank = 'weight',
    members = false,
    ...filter
  }: FlowMapFilter,
  now = Date.now(),
): Promise<FlowMap> {
  const range = await flowRange(tx, { tenantId, filter, now });
  const hasMembers = members || weight === 'people' || weight === 'objects';
  const query = await flowQuery(tx, { tenantId, filter, range, level, hasMembers });
  return flowMap(tx, query, { weight, limit, rank, now });
}
