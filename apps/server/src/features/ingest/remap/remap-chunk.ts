import type { ActivityEvent } from '@waybill/contract';
import type { Connector } from '@waybill/connectors';
import type { Database, Transaction } from '@waybill/store';
import { keepNames } from '../../search/keep-names.ts';
import { dropScores } from '../../behaviour/event-scores.ts';
import { recountWithout } from '../../behaviour/recount-behaviour.ts';
import type { UpdateLineage } from '../../lineage/building/update-lineage.ts';
import { dataFaultOf } from '../../../platform/sql-state.ts';
import type { ActivityPartitions } from '../writing/activity-partitions.ts';
import { correctRollUps } from '../writing/correct-roll-ups.ts';
import type { Deriver } from '../backlog/deriver.ts';
import type { DetectionRecorder } from '../../detection/judging/detection-recorder.ts';
import { readDataFacts } from '../reading/content-rows.ts';
import { noteForExport } from '../writing/export-batches.ts';
import { copyIncoming, insertIncoming } from '../reading/incoming-rows.ts';
import type { StoredChunk } from '../reading/raw-chunk.ts';
import { readChunk, type ChunkReading } from '../reading/read-chunk.ts';
import { readEvidence, takeBackHits } from './remap-detections.ts';
import { remapEntities } from './remap-entities.ts';
import { planRemap, type StoredPart } from './remap-plan.ts';
import { placesOf, readingOf } from '../reading/reading-part.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../writing/stored-event.ts';
import type { TenantContext, TenantContexts } from '../tenant-contexts.ts';
import { lockTenant } from '../tenant-lock.ts';
import { writeApart } from '../writing/write-apart.ts';

/** Results for the events and entities of a chunk. */
export interface RemapCounts {
  /** Content that differs now, under the same id or another one. */
  changed: number;
  added: number;
  removed: number;
  /** Not yielded anymore but still stored: evidence, or a payload that is unreadable now. */
  kept: number;
}

export interface ChunkRemap {
  tenantId: number;
  chunk: StoredChunk;
  connector: Connector;
  /** Runs in the transaction of the chunk; throwing rolls everything back. */
  commitWith: (tx: Transaction, counts: RemapCounts) => Promise<void>;
}

export type RemapChunk = (remap: ChunkRemap) => Promise<RemapCounts>;

export interface RemapServices {
  database: Database;
  contexts: TenantContexts;
  partitions: ActivityPartitions;
  detections: DetectionRecorder;
  updateLineage: UpdateLineage;
  deriver: Deriver;
}

const NOTHING: RemapCounts = { changed: 0, added: 0, removed: 0, kept: 0 };

/**
 * Replays the payloads of a chunk through the current mapping and settings, in one transaction: the
 * stored data becomes what a fresh load would store, including roll-ups; repeating it changes nothing.
 * Detections stay, and so do the events that are their evidence.
 */
export function chunkRemapper(services: RemapServices): RemapChunk {
  return async ({ tenantId, chunk, connector, commitWith }) => {
    // Data read by the old mapping is stored before the current one reads it.
    await services.deriver.untilDerived(tenantId);
    const context = await services.contexts.of(tenantId);
    const data = await services.database.tenant(tenantId, (tx) =>
      readDataFacts(tx, tenantId, chunk.chunkId),
    );
    const reading = await readChunk(chunk, { tenantId, context, connector, data });
    await services.partitions.ensure(
      reading.events.map(({ prepared }) => prepared.event.occurredAt),
    );
    const work = { tenantId, chunk, context, reading };
    try {
      return await remapWith(services, work, commitWith);
    } catch (error) {
      if (dataFaultOf(error) === null) throw error;
      const storable = await storablePart(services, work);
      return remapWith(services, { ...work, reading: storable }, commitWith);
    }
  };
}

async function remapWith(
  services: RemapServices,
  work: Work,
  commitWith: ChunkRemap['commitWith'],
): Promise<RemapCounts> {
  const { tenantId, chunk } = work;
  return services.database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    const isThere = await isStored(tx, tenantId, chunk);
    const counts = isThere ? await remapLocked(tx, services, work) : NOTHING;
    await commitWith(tx, counts);
    return counts;
  });
}

/** Thrown to roll back a trial. */
class TrialOver extends Error {}

/**
 * The reading without payloads whose mapped result PostgreSQL refuses. Parts are tried and rolled back,
 * because a chunk's result is stored in one transaction.
 */
async function storablePart(services: RemapServices, work: Work): Promise<ChunkReading> {
  const { reading } = work;
  const places = new Set(placesOf(reading));
  const trial = async (part: readonly number[]): Promise<void> => {
    const tried = { ...work, reading: readingOf(reading, new Set(part)) };
    const takeBack = (): Promise<never> => Promise.reject(new TrialOver());
    await remapWith(services, tried, takeBack).catch((error: unknown) => {
      if (!(error instanceof TrialOver)) throw error;
    });
  };
  await writeApart([...places], trial, (place) => void places.delete(place));
  return readingOf(reading, places);
}

/** Sample data may have been emptied since the chunk was read. */
async function isStored(tx: Transaction, tenantId: number, chunk: StoredChunk): Promise<boolean> {
  const rows = await tx.named(
    'remap_chunk_stored',
    'SELECT FROM raw_chunk WHERE tenant_id = $1 AND chunk_id = $2',
    [tenantId, chunk.chunkId],
  );
  return rows.length > 0;
}

interface Work {
  tenantId: number;
  chunk: StoredChunk;
  context: TenantContext;
  reading: ChunkReading;
}

async function remapLocked(
  tx: Transaction,
  services: RemapServices,
  work: Work,
): Promise<RemapCounts> {
  const { tenantId, chunk, reading } = work;
  const events = await remapEvents(tx, services, work);
  const { chunkId } = chunk;
  const { entities: told, unreadable } = reading;
  const entities = await remapEntities(tx, { tenantId, chunkId, entities: told, unreadable });
  return {
    changed: events.changed + entities.changed,
    added: events.added + entities.added,
    removed: events.removed + entities.removed,
    kept: events.kept + entities.kept,
  };
}

async function remapEvents(
  tx: Transaction,
  { detections, updateLineage }: RemapServices,
  { tenantId, chunk, context, reading }: Work,
): Promise<RemapCounts> {
  await copyIncoming(
    tx,
    reading.events.map(({ prepared }) => prepared),
  );
  const stored = await readStored(tx, tenantId, chunk.chunkId);
  const plan = planRemap(stored, reading.events, reading.unreadable);
  const { changes, added } = plan;
  const evidence = await readEvidence(tx, tenantId, [
    ...changes.map(({ before }) => before),
    ...plan.gone,
  ]);
  const gone = plan.gone.filter(({ eventId }) => !evidence.has(eventId));
  const removed = [...changes.map(({ before }) => before), ...gone];
  await deleteEvents(tx, { tenantId, chunkId: chunk.chunkId, events: removed });
  if (removed.length > 0) await dropScores(tx, tenantId, removed);
  // Unchanged events match themselves, and those already reported by another chunk match those.
  const inserted = await insertIncoming(tx);
  const news = await takeBackHits(tx, tenantId, { changes, gone, evidence, context });
  const fresh = [...news, ...added].filter(({ event }) => inserted.has(event.eventId));
  const freshEvents = fresh.map(({ event }) => event);
  await correctRollUps(tx, tenantId, { removed, added: freshEvents });
  await keepNames(tx, tenantId, freshEvents);
  await updateLineage(tx, tenantId, {
    removed: removed.map(({ eventId }) => eventId),
    added: freshEvents,
  });
  if (fresh.length > 0) await detections.record(tx, tenantId, fresh);
  await recountWithout(tx, tenantId, removed);
  const removedIds = new Set(removed.map(({ eventId }) => eventId));
  const unknown = freshEvents.filter(({ eventId }) => !removedIds.has(eventId));
  // Receivers identify an event by its id: a merely changed one is not resent.
  if (unknown.length > 0) await noteForExport(tx, tenantId, unknown);
  return {
    changed: changes.length,
    added: added.filter(({ event }) => inserted.has(event.eventId)).length,
    removed: gone.length,
    kept: plan.gone.length - gone.length + plan.unreadable,
  };
}

const STORED_COLUMNS = EVENT_COLUMNS.split(', ')
  .map((name) => `stored.${name}`)
  .join(', ');

/** The chunk's stored events, each compared with the one in `incoming` with the same id. */
async function readStored(
  tx: Transaction,
  tenantId: number,
  chunkId: string,
): Promise<StoredPart[]> {
  const rows = await tx.named<StoredRow & { raw_index: number; is_same: boolean }>(
    'remap_stored',
    `SELECT ${STORED_COLUMNS}, ROW(stored.*) IS NOT DISTINCT FROM ROW(incoming.*) AS is_same
     FROM activity AS stored LEFT JOIN incoming
       ON incoming.occurred_at = stored.occurred_at AND incoming.event_id = stored.event_id
     WHERE stored.tenant_id = $1 AND stored.raw_chunk_id = $2
     ORDER BY stored.raw_index, stored.occurred_at, stored.event_id`,
    [tenantId, chunkId],
  );
  return rows.map((row) => ({
    event: storedEvent(row),
    rawIndex: row.raw_index,
    isSame: row.is_same,
  }));
}

async function deleteEvents(
  tx: Transaction,
  gone: { tenantId: number; chunkId: string; events: readonly ActivityEvent[] },
): Promise<void> {
  if (gone.events.length === 0) return;
  await tx.named(
    'remap_delete',
    'DELETE FROM activity WHERE tenant_id = $1 AND raw_chunk_id = $2 AND event_id = ANY($3)',
    [gone.tenantId, gone.chunkId, gone.events.map(({ eventId }) => eventId)],
  );
}
