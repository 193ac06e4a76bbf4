import type { ActivityEvent, EntityRecord, MappedEvent } from '@waybill/contract';
import { settle, type PolicyHit } from '@waybill/engine';
import { copyRow } from './activity-columns.ts';
import { eventIdOf } from './event-id.ts';
import { nextTurn } from '../platform/turns.ts';
import type { TenantContext } from './tenant-contexts.ts';

/** One vendor record with the acts it reports, and the people or things that it tells of. */
export interface IncomingRecord {
  payload: Buffer;
  events: readonly MappedEvent[];
  entities?: readonly EntityRecord[];
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

/** Records prepared in one go: about a millisecond of computing. */
const RECORDS_PER_TURN = 48;

/** Does all the work on events that needs no database, before the tenant's lock is taken. */
export async function prepareEvents(
  records: readonly IncomingRecord[],
  options: PrepareOptions,
): Promise<PreparedEvent[]> {
  const prepared: PreparedEvent[] = [];
  for (const [rawIndex, record] of records.entries()) {
    if (rawIndex % RECORDS_PER_TURN === 0) await nextTurn();
    prepared.push(...prepareRecord(record, rawIndex, options));
  }
  return prepared;
}

/** The events of one record, ready to be written. */
export function prepareRecord(
  { payload, events }: IncomingRecord,
  rawIndex: number,
  options: PrepareOptions,
): PreparedEvent[] {
  const { tenantId, context, chunkId, ingestedAt, isSample } = options;
  return events.map((mapped, index) => {
    const eventId = eventIdOf({ tenantId, event: mapped, index, payload });
    const event = settle(mapped, { settings: context.settings, eventId, ingestedAt, isSample });
    return {
      event,
      hits: context.policies.evaluate(event),
      copyText: copyRow(tenantId, event, { chunkId, index: rawIndex }),
    };
  });
}
