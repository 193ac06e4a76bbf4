import type { IntegrationName } from '@waybill/contract';
import type { MapResult } from './define-connector.ts';

/** A result of another connector's reading, as this source's own: two sources deliver one vendor format. */
export function withSource(result: MapResult, source: IntegrationName): MapResult {
  if (result.kind === 'mapped') {
    return { ...result, events: result.events.map((event) => ({ ...event, source })) };
  }
  if (result.kind === 'entities') {
    return { kind: 'entities', entities: result.entities.map((entity) => ({ ...entity, source })) };
  }
  return result;
}
