import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ActivityPartitions } from '../writing/activity-partitions.ts';
import { readKept } from './backlog-contents.ts';
import { dropLease, takeLease } from './backlog-lease.ts';
import { newestInBacklog, readBacklog, waitsUpTo } from './backlog-rows.ts';
import { deriveBatch, type DerivedBatch, type DeriveServices } from './derive-batch.ts';
import { prepareChunk, type PreparedRecord } from '../reading/prepared-chunk.ts';
import type { TenantContexts } from '../tenant-contexts.ts';

export interface Deriver {
  /**
   * Stores a tenant's backlog with all derived data, until it is empty or the turn is over. Does
   * nothing while another process does it.
   *
   * @returns `more` if the backlog is not empty.
   */
  derive(tenantId: number, isOver?: () => boolean): Promise<void | 'more'>;
  /** Resolves when everything that waits of a tenant now is stored, whoever does it. */
  untilDerived(tenantId: number): Promise<void>;
}

export interface DeriverServices extends Omit<DeriveServices, 'holder'> {
  contexts: TenantContexts;
  partitions: ActivityPartitions;
}

/** Maximum number of events in one transaction. */
const EVENTS_PER_TRANSACTION = 4000;
/** Polling interval while another process works. */
const LOOK_EVERY_MS = 50;

type Outcome = 'done' | 'more' | 'elsewhere';

/** Takes events from the backlog into the store. While one batch is stored the next is judged. */
export function deriver(services: DeriverServices): Deriver {
  const { database } = services;
  const work: DeriveServices = { ...services, holder: randomUUID() };
  const running = new Map<number, Promise<Outcome>>();

  const lease = (tenantId: number): Promise<boolean> =>
    database.tenant(tenantId, (tx) => takeLease(tx, tenantId, work.holder));

  /** The backlog after a number, evaluated; null if empty. */
  async function read(tenantId: number, after: string): Promise<DerivedBatch | null> {
    const { chunks, kept } = await database.tenant(tenantId, async (tx) => {
      const found = await readBacklog(tx, tenantId, { after, events: EVENTS_PER_TRANSACTION });
      const ids = found.map((chunk) => chunk.chunk_id);
      return { chunks: found, kept: await readKept(tx, tenantId, ids) };
    });
    if (chunks.length === 0) return null;
    const context = await services.contexts.latest(tenantId);
    const records: PreparedRecord[] = [];
    for (const chunk of chunks) {
      records.push(...(await prepareChunk(chunk, { tenantId, context, kept })));
    }
    const events = records.flatMap((record) => record.events);
    await services.partitions.ensure(events.map(({ event }) => event.occurredAt));
    return { tenantId, chunks, records };
  }

  async function drain(tenantId: number, isOver: () => boolean): Promise<Outcome> {
    if (!(await lease(tenantId))) return 'elsewhere';
    try {
      let batch = await read(tenantId, '0');
      while (batch !== null) {
        const last = batch.chunks.at(-1)?.seq ?? '0';
        const next = isOver() ? undefined : read(tenantId, last);
        // Awaited below; a failure of the previous batch must not leave it unhandled.
        next?.catch(() => undefined);
        const isStored = await deriveBatch(work, batch);
        if (next === undefined) return 'more';
        batch = isStored ? await next : await read(tenantId, '0');
      }
      return 'done';
    } finally {
      // If the database is lost, it expires.
      await release(tenantId).catch(() => undefined);
    }
  }

  const release = (tenantId: number): Promise<void> =>
    database.tenant(tenantId, (tx) => dropLease(tx, tenantId, work.holder));

  /** One at a time of a tenant in this process. */
  function once(tenantId: number, isOver: () => boolean): Promise<Outcome> {
    const under = running.get(tenantId);
    if (under) return under;
    const own = drain(tenantId, isOver).finally(() => running.delete(tenantId));
    running.set(tenantId, own);
    return own;
  }

  return {
    async derive(tenantId, isOver = () => false) {
      if ((await once(tenantId, isOver)) === 'more') return 'more';
    },
    async untilDerived(tenantId) {
      const newest = await database.tenant(tenantId, (tx) => newestInBacklog(tx, tenantId));
      if (newest === null) return;
      const isWaiting = (): Promise<boolean> =>
        database.tenant(tenantId, (tx) => waitsUpTo(tx, tenantId, newest));
      while (await isWaiting()) {
        if ((await once(tenantId, () => false)) === 'elsewhere') await delay(LOOK_EVERY_MS);
      }
    },
  };
}
