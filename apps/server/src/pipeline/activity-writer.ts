import { randomUUID } from 'node:crypto';
import type { Rejection } from '@waybill/contract';
import { asProduct, asSharedWork, type Database, type Transaction } from '@waybill/store';
import type { ContentClassifier } from '../classification/content-classifier.ts';
import type { ActivityPartitions } from './activity-partitions.ts';
import type { DetectionRecorder } from './detection-recorder.ts';
import { entityKey, upsertEntities, type PreparedEntity } from './entity-rows.ts';
import type { UpdateLineage } from '../lineage/update-lineage.ts';
import { storeContents } from './content-rows.ts';
import { noteForExport } from './export-batches.ts';
import { copyIncoming, insertIncoming } from './incoming-rows.ts';
import { linkEntities } from './link-identities.ts';
import { prepareEvents, type IncomingRecord, type PreparedEvent } from './prepared-event.ts';
import { packChunk } from './raw-chunk.ts';
import { dataFaultOf } from '../platform/sql-state.ts';
import { keepRejected, type RejectedRecord } from './rejected-payloads.ts';
import { addToRollUps } from './roll-ups.ts';
import type { TenantContexts } from './tenant-contexts.ts';
import { lockTenant } from './tenant-lock.ts';
import { writeApart } from './write-apart.ts';

/** Records of one source to be written together. */
export interface IncomingBatch {
  tenantId: number;
  sourceId: string;
  records: readonly IncomingRecord[];
  receivedAt: number;
  isSample: boolean;
  /** The integration and stream that the records came by, when they were collected. */
  seenBy?: string;
  /**
   * Runs in the transaction that writes the batch, also when the batch brings nothing new: what must be
   * true together with the events, such as a stream's position.
   */
  commitWith?: (tx: Transaction, result: WriteResult) => Promise<void>;
}

export interface WriteResult {
  /** Events that are new. */
  accepted: number;
  duplicate: number;
  /** Entities that are new or changed. */
  entities: number;
  /** Records that PostgreSQL refused. They are kept as rejected payloads; all others are written. */
  refused?: readonly Rejection[];
}

const NOTHING: WriteResult = { accepted: 0, duplicate: 0, entities: 0 };

export interface ActivityWriter {
  /** Resolves when the batch is committed: what it counts as accepted is durable. */
  write(batch: IncomingBatch): Promise<WriteResult>;
}

/** Most events in one transaction; waiting batches of a tenant share one up to here. */
const EVENTS_PER_TRANSACTION = 4000;

interface PreparedBatch {
  batch: IncomingBatch;
  chunkId: string;
  /** The payloads, packed before the tenant's lock is taken. */
  packed: Buffer;
  events: PreparedEvent[];
  entities: PreparedEntity[];
}

interface Waiting extends PreparedBatch {
  resolve(result: WriteResult): void;
  reject(error: unknown): void;
}

export interface ActivityWriterServices {
  database: Database;
  contexts: TenantContexts;
  partitions: ActivityPartitions;
  detections: DetectionRecorder;
  updateLineage: UpdateLineage;
  classifier?: ContentClassifier | undefined;
}

/**
 * Writes activity: the events, their payloads, the roll-ups and the detections in one transaction a
 * group. While one group commits the next is parsed and judged, and batches that wait are written
 * together, so that many small requests cost few commits.
 *
 * A record that PostgreSQL refuses is set aside alone: it costs neither its batch nor batches that
 * happen to be written with it.
 */
export function activityWriter(services: ActivityWriterServices): ActivityWriter {
  const queues = new Map<number, Waiting[]>();

  async function drain(tenantId: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const group = takeGroup(queue);
      try {
        // It is for several callers at once, and a finding is one whoever may see it.
        const results = await asProduct(() => writeGroup(services, tenantId, group));
        // What comes next is judged with what is known of people now.
        if (group.some(tellsOfPeople)) services.contexts.forget(tenantId);
        group.forEach((waiting, index) => waiting.resolve(results[index] ?? NOTHING));
      } catch (error) {
        if (dataFaultOf(error) === null) group.forEach((waiting) => waiting.reject(error));
        else await writeOneByOne(group);
      }
    }
    queues.delete(tenantId);
  }

  async function writeOneByOne(group: readonly Waiting[]): Promise<void> {
    for (const waiting of group) {
      await asProduct(() => writeWithoutRefused(services, waiting.batch)).then((result) => {
        if (tellsOfPeople(waiting)) services.contexts.forget(waiting.batch.tenantId);
        waiting.resolve(result);
      }, waiting.reject);
    }
  }

  return {
    async write(batch) {
      const { tenantId } = batch;
      const prepared = await prepareBatch(services, batch);
      const isEmpty = prepared.events.length === 0 && prepared.entities.length === 0;
      if (isEmpty && batch.commitWith === undefined) return NOTHING;
      return new Promise((resolve, reject) => {
        const waiting: Waiting = { ...prepared, resolve, reject };
        const queue = queues.get(tenantId);
        if (queue) return void queue.push(waiting);
        const fresh = [waiting];
        queues.set(tenantId, fresh);
        void asSharedWork(() => drain(tenantId, fresh));
      });
    },
  };
}

function tellsOfPeople({ entities }: Waiting): boolean {
  return entities.some(({ entity }) => entity.kind === 'person');
}

async function prepareBatch(
  services: ActivityWriterServices,
  batch: IncomingBatch,
): Promise<PreparedBatch> {
  const chunkId = randomUUID();
  const context = await services.contexts.of(batch.tenantId);
  const { tenantId, receivedAt: ingestedAt, isSample } = batch;
  const events = await prepareEvents(batch.records, {
    tenantId,
    context,
    chunkId,
    ingestedAt,
    isSample,
    classifier: services.classifier,
  });
  const entities = prepareEntities(batch, chunkId);
  await services.partitions.ensure(events.map(({ event }) => event.occurredAt));
  const packed = packChunk(batch.records.map((record) => record.payload));
  return { batch, chunkId, packed, events, entities };
}

/**
 * Writes a batch of which PostgreSQL refuses a part. What must be true together with the events comes
 * last: after a crash in between, the batch comes again and its events are known already.
 */
async function writeWithoutRefused(
  services: ActivityWriterServices,
  batch: IncomingBatch,
): Promise<WriteResult> {
  const { tenantId, commitWith, ...plain } = batch;
  const total = { ...NOTHING };
  const refused: RejectedRecord[] = [];
  await writeApart(
    batch.records,
    async (records) => {
      const prepared = await prepareBatch(services, { ...plain, tenantId, records });
      const [written = NOTHING] = await writeGroup(services, tenantId, [prepared]);
      total.accepted += written.accepted;
      total.duplicate += written.duplicate;
      total.entities += written.entities;
    },
    ({ payload, line = 0 }, sqlState) => {
      const reason = `cannot be stored (PostgreSQL ${sqlState})`;
      refused.push({ line, field: null, reason, payload, isTruncated: false });
    },
  );
  await keepRejected(services.database, batch, refused);
  const result: WriteResult = {
    ...total,
    refused: refused.map(({ line, field, reason }) => ({ line, field, reason })),
  };
  if (commitWith) {
    await services.database.tenant(tenantId, async (tx) => {
      await lockTenant(tx, tenantId);
      await commitWith(tx, result);
    });
  }
  return result;
}

function prepareEntities(batch: IncomingBatch, chunkId: string): PreparedEntity[] {
  return batch.records.flatMap(({ entities = [] }, rawIndex) =>
    entities.map((entity) => ({
      entity,
      chunkId,
      rawIndex,
      seenAt: batch.receivedAt,
      seenBy: batch.seenBy ?? null,
      isSample: batch.isSample,
    })),
  );
}

function takeGroup(queue: Waiting[]): Waiting[] {
  const group: Waiting[] = [];
  let events = 0;
  while (
    queue[0] &&
    (group.length === 0 || events + queue[0].events.length <= EVENTS_PER_TRANSACTION)
  ) {
    events += queue[0].events.length;
    group.push(queue[0]);
    queue.shift();
  }
  return group;
}

async function writeGroup(
  services: ActivityWriterServices,
  tenantId: number,
  group: readonly PreparedBatch[],
): Promise<WriteResult[]> {
  return services.database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    const events = group.flatMap((waiting) => waiting.events);
    const written = events.length === 0 ? new Set<string>() : await insertEvents(tx, events);
    const entities = group.flatMap((waiting) => waiting.entities);
    const changed =
      entities.length === 0 ? new Set<string>() : await upsertEntities(tx, tenantId, entities);
    const fresh: PreparedEvent[] = [];
    const withNew: PreparedBatch[] = [];
    const changedEntities = entities.filter(({ entity }) => changed.has(entityKey(entity)));
    const results: WriteResult[] = [];
    for (const waiting of group) {
      // An event that stands twice in the group is new once.
      const own = waiting.events.filter(({ event }) => written.delete(event.eventId));
      const told = waiting.entities.filter(({ entity }) => changed.delete(entityKey(entity)));
      fresh.push(...own);
      results.push({
        accepted: own.length,
        duplicate: waiting.events.length - own.length,
        entities: told.length,
      });
      if (own.length > 0 || waiting.entities.length > 0) withNew.push(waiting);
    }
    if (withNew.length > 0) await insertChunks(tx, tenantId, withNew);
    if (fresh.length > 0) {
      const added = fresh.map(({ event }) => event);
      await addToRollUps(tx, tenantId, added);
      await storeContents(tx, tenantId, fresh);
      await services.updateLineage(tx, tenantId, { added, areNew: true, removed: [] });
      await services.detections.record(tx, tenantId, fresh);
      await noteForExport(tx, tenantId, added);
    }
    if (changedEntities.length > 0) {
      await linkEntities(
        tx,
        tenantId,
        changedEntities.map(({ entity }) => entity),
      );
    }
    for (const [index, { batch }] of group.entries()) {
      await batch.commitWith?.(tx, results[index] ?? NOTHING);
    }
    return results;
  });
}

/** @returns ids of the events that are new. */
async function insertEvents(
  tx: Transaction,
  events: readonly PreparedEvent[],
): Promise<Set<string>> {
  await copyIncoming(tx, events);
  return insertIncoming(tx);
}

/** The payloads of every batch that brought something new. */
async function insertChunks(
  tx: Transaction,
  tenantId: number,
  group: readonly PreparedBatch[],
): Promise<void> {
  await tx.named(
    'raw_chunk_insert',
    `INSERT INTO raw_chunk (tenant_id, chunk_id, received_at, source_id, codec, body, is_sample)
     SELECT $1, chunk_id, received_at, source_id, 'zstd', body, is_sample
     FROM unnest($2::uuid[], $3::timestamptz[], $4::text[], $5::bytea[], $6::boolean[])
       AS chunk (chunk_id, received_at, source_id, body, is_sample)`,
    [
      tenantId,
      group.map(({ chunkId }) => chunkId),
      group.map(({ batch }) => new Date(batch.receivedAt)),
      group.map(({ batch }) => batch.sourceId),
      group.map(({ packed }) => packed),
      group.map(({ batch }) => batch.isSample),
    ],
  );
}
