import { randomUUID } from 'node:crypto';
import type { Rejection } from '@waybill/contract';
import { asProduct, asSharedWork, type Database, type Transaction } from '@waybill/store';
import type { ContentClassifier } from '../../classification/contents/content-classifier.ts';
import { dataFaultOf } from '../../../platform/sql-state.ts';
import { packBacklog, type KeptContent } from '../backlog/backlog-body.ts';
import { keepUntilDerived } from '../backlog/backlog-contents.ts';
import { backlogRoom, type WhenFull } from '../backlog/backlog-room.ts';
import { appendToBacklog, lockAcceptance, noteAccepted } from '../backlog/backlog-rows.ts';
import { entityKey, upsertEntities, type PreparedEntity } from './entity-rows.ts';
import { linkEntities } from './link-identities.ts';
import { packChunk } from '../reading/raw-chunk.ts';
import { keepRejected, type RejectedRecord } from '../reading/rejected-payloads.ts';
import { settleRecords, type IncomingRecord, type SettledEvent } from './settled-event.ts';
import type { TenantContexts } from '../tenant-contexts.ts';
import { lockTenant } from '../tenant-lock.ts';
import { writeApart } from './write-apart.ts';

/** Records of one source to be written together. */
export interface IncomingBatch {
  tenantId: number;
  sourceId: string;
  records: readonly IncomingRecord[];
  receivedAt: number;
  isSample: boolean;
  /** The integration and stream of collected records. */
  seenBy?: string;
  /** Behaviour while the backlog is over its limit; default: `wait`. */
  whenFull?: WhenFull;
  /**
   * Runs in the transaction that accepts the batch, also if the batch brings nothing new: updates that
   * must be atomic with the events, such as a stream's position.
   */
  commitWith?: (tx: Transaction, result: WriteResult) => Promise<void>;
}

/** @published */
export interface WriteResult {
  /** Events that are new. */
  accepted: number;
  duplicate: number;
  /** Entities that are new or changed. */
  entities: number;
  /** Records refused by PostgreSQL. They are stored as rejected payloads; all others are written. */
  refused?: readonly Rejection[];
}

const NOTHING: WriteResult = { accepted: 0, duplicate: 0, entities: 0 };

/** @published */
export interface ActivityWriter {
  /**
   * Resolves when the batch is committed: accepted records are durable, and a deriver stores them.
   * Throws `ingest.backlog_full`.
   */
  write(batch: IncomingBatch): Promise<WriteResult>;
}

/** Maximum number of events in one transaction; waiting batches of a tenant share one up to here. */
const EVENTS_PER_TRANSACTION = 4000;

interface PreparedBatch {
  batch: IncomingBatch;
  chunkId: string;
  /** The payloads, packed before a lock is taken. */
  packed: Buffer;
  events: SettledEvent[];
  /** The packed events, and their stored contents. */
  body: Buffer;
  kept: KeptContent[];
  entities: PreparedEntity[];
}

interface Waiting extends PreparedBatch {
  resolve(result: WriteResult): void;
  reject(error: unknown): void;
}

export interface ActivityWriterServices {
  database: Database;
  contexts: TenantContexts;
  classifier?: ContentClassifier | undefined;
  /** Maximum backlog of a tenant in events before acceptance stops. */
  mostWaiting: number;
}

/**
 * Accepts activity: payloads, and settled events waiting in the backlog, are durable when it returns.
 * Entities are stored immediately. While one group commits the next is settled, and waiting batches are
 * accepted together, so that many small requests need few commits.
 *
 * A record that PostgreSQL refuses is set aside alone, without its batch or others written with it.
 */
export function activityWriter(services: ActivityWriterServices): ActivityWriter {
  const queues = new Map<number, Waiting[]>();
  const room = backlogRoom(services.database, services.mostWaiting);

  async function drain(tenantId: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const group = takeGroup(queue);
      try {
        // It serves several callers, and a finding is the same for every viewer.
        const results = await asProduct(() => acceptGroup(services, tenantId, group));
        group.forEach((waiting, index) => waiting.resolve(results[index] ?? NOTHING));
      } catch (error) {
        if (dataFaultOf(error) === null) group.forEach((waiting) => waiting.reject(error));
        else await acceptOneByOne(group);
      }
    }
    queues.delete(tenantId);
  }

  async function acceptOneByOne(group: readonly Waiting[]): Promise<void> {
    for (const waiting of group) {
      await asProduct(() => acceptWithoutRefused(services, waiting.batch)).then(
        waiting.resolve,
        waiting.reject,
      );
    }
  }

  return {
    async write(batch) {
      const { tenantId } = batch;
      await room.enter(tenantId, batch.whenFull ?? 'wait');
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

async function prepareBatch(
  services: ActivityWriterServices,
  batch: IncomingBatch,
): Promise<PreparedBatch> {
  const chunkId = randomUUID();
  const { settings } = await services.contexts.of(batch.tenantId);
  const { tenantId, receivedAt: ingestedAt, isSample } = batch;
  const events = await settleRecords(batch.records, {
    tenantId,
    settings,
    ingestedAt,
    isSample,
    classifier: services.classifier,
  });
  const entities = prepareEntities(batch, chunkId);
  const packed = packChunk(batch.records.map((record) => record.payload));
  return { batch, chunkId, packed, events, ...packBacklog(events), entities };
}

/**
 * Accepts a batch of which PostgreSQL refuses a part. Updates that must be atomic with the events come
 * last: after a crash the batch is repeated and its events are known already.
 */
async function acceptWithoutRefused(
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
      const [written = NOTHING] = await acceptGroup(services, tenantId, [prepared]);
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
      await lockAcceptance(tx, tenantId);
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

async function acceptGroup(
  { database }: ActivityWriterServices,
  tenantId: number,
  group: readonly PreparedBatch[],
): Promise<WriteResult[]> {
  return database.tenant(tenantId, async (tx) => {
    const entities = group.flatMap((waiting) => waiting.entities);
    // Identities are merged and split by one writer at a time.
    if (entities.length > 0) await lockTenant(tx, tenantId);
    await lockAcceptance(tx, tenantId);
    const noted = await noteAccepted(tx, tenantId, eachOnce(group));
    const changed = await storeEntities(tx, tenantId, entities);
    const withNew: PreparedBatch[] = [];
    const accepted: { waiting: PreparedBatch; events: number }[] = [];
    const results: WriteResult[] = [];
    for (const waiting of group) {
      // An event that occurs twice in the group is new once.
      const own = waiting.events.filter(({ event }) => noted.delete(event.eventId)).length;
      const told = waiting.entities.filter(({ entity }) => changed.delete(entityKey(entity)));
      results.push({
        accepted: own,
        duplicate: waiting.events.length - own,
        entities: told.length,
      });
      if (own > 0) accepted.push({ waiting, events: own });
      if (own > 0 || waiting.entities.length > 0) withNew.push(waiting);
    }
    if (withNew.length > 0) await insertChunks(tx, tenantId, withNew);
    await appendToBacklog(
      tx,
      tenantId,
      accepted.map(({ waiting: { batch, chunkId, body }, events }) => {
        const { sourceId, receivedAt, isSample } = batch;
        return { chunkId, sourceId, receivedAt, isSample, events, body };
      }),
    );
    await keepUntilDerived(
      tx,
      tenantId,
      accepted.flatMap(({ waiting: { chunkId, kept } }) =>
        kept.map((content) => ({ ...content, chunkId })),
      ),
    );
    for (const [index, { batch }] of group.entries()) {
      await batch.commitWith?.(tx, results[index] ?? NOTHING);
    }
    return results;
  });
}

/** Every event of a group, with the chunk that has it first. */
function eachOnce(group: readonly PreparedBatch[]) {
  const events = new Map<string, { eventId: string; occurredAt: number; chunkId: string }>();
  for (const { chunkId, events: own } of group) {
    for (const { event } of own) {
      const { eventId, occurredAt } = event;
      if (!events.has(eventId)) events.set(eventId, { eventId, occurredAt, chunkId });
    }
  }
  return [...events.values()];
}

/** @returns keys of the entities that are new or changed. */
async function storeEntities(
  tx: Transaction,
  tenantId: number,
  entities: readonly PreparedEntity[],
): Promise<Set<string>> {
  if (entities.length === 0) return new Set();
  const changed = await upsertEntities(tx, tenantId, entities);
  const told = entities.map(({ entity }) => entity);
  await linkEntities(
    tx,
    tenantId,
    told.filter((entity) => changed.has(entityKey(entity))),
  );
  // From now on, events are evaluated with current facts about people.
  if (told.some(({ kind }) => kind === 'person')) {
    await tx.named(
      'people_rev',
      'UPDATE tenant SET people_rev = people_rev + 1 WHERE tenant_id = $1',
      [tenantId],
    );
  }
  return changed;
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
