import { asProduct, type Database, type Transaction } from '@waybill/store';
import { sqlStateOf, dataFaultOf } from '../../../platform/sql-state.ts';
import { forgetKept } from './backlog-contents.ts';
import { takeLease } from './backlog-lease.ts';
import { forgetAccepted, takeFromBacklog, type BacklogChunk } from './backlog-rows.ts';
import type { PreparedRecord } from '../reading/prepared-chunk.ts';
import type { PreparedEvent } from '../reading/prepared-event.ts';
import { keepRejected } from '../reading/rejected-payloads.ts';
import { storeEvents, type StoreServices } from '../writing/store-events.ts';
import { lockTenant } from '../tenant-lock.ts';
import { writeApart } from '../writing/write-apart.ts';

/** Rows of a tenant's backlog, prepared. */
export interface DerivedBatch {
  tenantId: number;
  chunks: readonly BacklogChunk[];
  records: readonly PreparedRecord[];
}

export interface DeriveServices extends StoreServices {
  database: Database;
  /** Id of the deriver, as a lease names it. */
  holder: string;
}

/** Thrown to roll back a transaction: another process has its input, or it is gone. */
class Superseded extends Error {}

/**
 * Stores the events of a batch and removes it from the backlog, in one transaction: wherever a process
 * stops, each event is either stored with all derived data, or still waits. An unstorable record is set
 * aside alone.
 *
 * @returns false if the batch must be read again: another process has it, or a part of it is gone.
 */
export async function deriveBatch(services: DeriveServices, batch: DerivedBatch): Promise<boolean> {
  try {
    await asProduct(() => storeWhole(services, batch));
    return true;
  } catch (error) {
    if (error instanceof Superseded) return false;
    if (faultOf(error) === null) throw error;
    return asProduct(() => storeWithoutRefused(services, batch));
  }
}

async function storeWhole(services: DeriveServices, batch: DerivedBatch): Promise<void> {
  const { tenantId, records } = batch;
  await services.database.tenant(tenantId, async (tx) => {
    await claim(tx, services, batch);
    await storeEvents(tx, tenantId, { services, events: inOrder(records) });
    await forget(tx, batch);
  });
}

async function claim(
  tx: Transaction,
  { holder }: DeriveServices,
  { tenantId, chunks }: DerivedBatch,
): Promise<void> {
  await lockTenant(tx, tenantId);
  if (!(await takeLease(tx, tenantId, holder))) throw new Superseded();
  if (!(await takeFromBacklog(tx, tenantId, chunks))) throw new Superseded();
}

async function forget(tx: Transaction, { tenantId, chunks, records }: DerivedBatch): Promise<void> {
  const chunkIds = chunks.map((chunk) => chunk.chunk_id);
  await forgetKept(tx, tenantId, chunkIds);
  await forgetAccepted(tx, tenantId, {
    eventIds: records.flatMap(({ events }) => events.map(({ event }) => event.eventId)),
    chunkIds,
  });
}

/** In chronological order, whatever their arrival order. */
function inOrder(records: readonly PreparedRecord[]): PreparedEvent[] {
  return records
    .flatMap(({ events }) => events)
    .toSorted(
      (a, b) =>
        a.event.occurredAt - b.event.occurredAt || (a.event.eventId < b.event.eventId ? -1 : 1),
    );
}

/**
 * Stores a batch with an unstorable part. It leaves the backlog last: after a crash it is processed
 * again, and stored events are skipped.
 */
async function storeWithoutRefused(
  services: DeriveServices,
  batch: DerivedBatch,
): Promise<boolean> {
  const { database } = services;
  const { tenantId } = batch;
  const refused: { record: PreparedRecord; reason: string }[] = [];
  await writeApart(
    batch.records,
    (records) =>
      database.tenant(tenantId, async (tx) => {
        await lockTenant(tx, tenantId);
        await storeEvents(tx, tenantId, { services, events: inOrder(records) });
      }),
    (record, reason) => void refused.push({ record, reason }),
    faultOf,
  );
  for (const [chunk, ofChunk] of Map.groupBy(refused, ({ record }) => record.chunk)) {
    await keepRejected(
      database,
      { tenantId, sourceId: chunk.source_id, receivedAt: chunk.received_at.getTime() },
      ofChunk.map(({ record: { line, payload }, reason }) => ({
        line,
        field: null,
        reason,
        payload: payload(),
        isTruncated: false,
      })),
    );
  }
  return database
    .tenant(tenantId, async (tx) => {
      await claim(tx, services, batch);
      await forget(tx, batch);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Superseded) return false;
      throw error;
    });
}

/** Why a record is set aside: the data itself is the cause. Null for every other failure. */
function faultOf(error: unknown): string | null {
  const state = dataFaultOf(error);
  if (state !== null) return `cannot be stored (PostgreSQL ${state})`;
  // A permanent fault of this record: waiting would not fix it, and others must not wait for it.
  const isOurs = error instanceof TypeError || error instanceof RangeError;
  return isOurs && sqlStateOf(error) === null ? 'cannot be processed' : null;
}
