import type { ActivityEvent, MappedEvent } from '@waybill/contract';
import { settle, type PolicyHit } from '@waybill/engine';
import { copyRow } from './activity-columns.ts';
import { eventIdOf } from './event-id.ts';
import type { TenantContext } from './tenant-contexts.ts';

/** One vendor record with the acts it reports. */
export interface IncomingRecord {
  payload: Buffer;
  events: readonly MappedEvent[];
}

/** An event that is ready to be written: settled, judged and encoded. */
export interface PreparedEvent {
  event: ActivityEvent;
  hits: readonly PolicyHit[];
  copyText: string;
}

export interface PrepareOptions {
  tenantId: number;
  context: TenantContext;
  chunkId: string;
  ingestedAt: number;
  isSample: boolean;
}

/** Does all the work on events that needs no database, before the tenant's lock is taken. */
export function prepareEvents(
  records: readonly IncomingRecord[],
  options: PrepareOptions,
): PreparedEvent[] {
  const { tenantId, context, chunkId, ingestedAt, isSample } = options;
  return records.flatMap(({ payload, events }, rawIndex) =>
    events.map((mapped, index) => {
      const eventId = eventIdOf({ tenantId, event: mapped, index, payload });
      const event = settle(mapped, { settings: context.settings, eventId, ingestedAt, isSample });
      return {
        event,
        hits: context.policies.evaluate(event),
        copyText: copyRow(tenantId, event, { chunkId, index: rawIndex }),
      };
    }),
  );
}
