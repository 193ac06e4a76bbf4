import type { Connector, MapResult } from '@waybill/connectors';
import type { DataFacts } from '@waybill/contract';
import { nextTurn } from '../../../platform/turns.ts';
import type { PreparedEntity } from '../writing/entity-rows.ts';
import { timeFault } from '../writing/event-time.ts';
import { parsedRecord } from './parsed-record.ts';
import { prepareEvent } from './prepared-event.ts';
import { unpackPayloads, type StoredChunk } from './raw-chunk.ts';
import { readRecord } from './read-record.ts';
import type { YieldedPart } from '../remap/remap-plan.ts';
import { settleRecord } from '../writing/settled-event.ts';
import type { TenantContext } from '../tenant-contexts.ts';

/** Current mapping result of the payloads of a chunk. */
export interface ChunkReading {
  /** No duplicate ids: the first payload that yields an id has it, as during ingestion. */
  events: YieldedPart[];
  entities: PreparedEntity[];
  /** Places whose payload cannot be read (anymore). */
  unreadable: ReadonlySet<number>;
}

/** Payloads mapped per batch: about a millisecond of computing. */
const PAYLOADS_PER_TURN = 24;

/** Reads a chunk as if it arrived today; its time of arrival stays. */
export async function readChunk(
  { chunkId, receivedAt, body, isSample }: StoredChunk,
  today: {
    tenantId: number;
    context: TenantContext;
    connector: Connector;
    /** Findings in the contents of the chunk's events on arrival: contents are not stored. */
    data: ReadonlyMap<string, DataFacts>;
  },
): Promise<ChunkReading> {
  const { tenantId, context, connector, data } = today;
  const { settings } = context;
  const options = { tenantId, settings, ingestedAt: receivedAt, isSample };
  const events: YieldedPart[] = [];
  const entities: PreparedEntity[] = [];
  const unreadable = new Set<number>();
  for (const [rawIndex, stored] of (await unpackPayloads(body)).entries()) {
    if (rawIndex % PAYLOADS_PER_TURN === 0) await nextTurn(tenantId);
    for (const { payload, result } of readRecord(stored, connector)) {
      if (result.kind === 'entities') {
        const place = { chunkId, rawIndex, seenAt: receivedAt, seenBy: null, isSample };
        entities.push(...result.entities.map((entity) => ({ entity, ...place })));
      } else if (isUnreadable(result, receivedAt)) {
        unreadable.add(rawIndex);
      } else if (result.kind === 'mapped') {
        const judged = { tenantId, context, chunkId, record: parsedRecord(payload) };
        const settled = settleRecord({ payload, events: result.events }, options);
        events.push(
          ...settled.map((event) => {
            const facts = data.get(event.eventId);
            const told = facts ? { ...event, data: facts } : event;
            return { prepared: prepareEvent({ event: told, rawIndex }, judged), rawIndex };
          }),
        );
      }
    }
  }
  return { events: eachOnce(events), entities, unreadable };
}

function isUnreadable(result: MapResult, receivedAt: number): boolean {
  if (result.kind === 'mapped') return timeFault(result.events, receivedAt) !== null;
  return result.kind === 'rejected';
}

function eachOnce(parts: readonly YieldedPart[]): YieldedPart[] {
  const byId = new Map<string, YieldedPart>();
  for (const part of parts) {
    const { eventId } = part.prepared.event;
    if (!byId.has(eventId)) byId.set(eventId, part);
  }
  return [...byId.values()];
}
