import type { FlowFilter, FlowMap, FlowWeight } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { flowMap } from './flow-map.ts';
import { flowRange } from './flow-range.ts';
import { flowQuery, type FlowLevel } from './flow-source.ts';

/** A filter with what the map is drawn by, as in the query of `/v1/flows`. */
export interface FlowMapFilter extends FlowFilter {
  weight?: FlowWeight | undefined;
  level?: FlowLevel | undefined;
  limit?: number | undefined;
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
  { weight, level, limit, ...filter }: FlowMapFilter,
  now = Date.now(),
): Promise<FlowMap> {
  const range = await flowRange(tx, { tenantId, filter, now });
  const query = await flowQuery(tx, { tenantId, filter, range, level: level ?? 'group' });
  return flowMap(tx, query, { weight: weight ?? 'events', limit: limit ?? DEFAULT_LIMIT, now });
}
