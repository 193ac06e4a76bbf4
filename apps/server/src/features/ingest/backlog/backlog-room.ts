import { setTimeout as delay } from 'node:timers/promises';
import { asSharedWork, type Database } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { readTenantBacklog } from './backlog-rows.ts';

/** A writer's behaviour while a backlog is over its limit. */
export type WhenFull = 'refuse' | 'wait';

export interface BacklogRoom {
  /**
   * Resolves when the tenant's backlog is below its limit. Throws `ingest.backlog_full` if it does not
   * wait.
   */
  enter(tenantId: number, whenFull: WhenFull): Promise<void>;
}

/** Maximum age of a count: events accepted in that time may exceed the limit. */
const FRESH_MS = 500;
/** A deriver processes some thousand events a second. */
const RETRY_AFTER_SEC = 5;

/** Keeps a tenant's backlog below a limit, counted in events. */
export function backlogRoom(database: Database, mostWaiting: number): BacklogRoom {
  const known = new Map<number, { at: number; isFull: Promise<boolean> }>();

  function isFull(tenantId: number): Promise<boolean> {
    const held = known.get(tenantId);
    if (held && performance.now() - held.at < FRESH_MS) return held.isFull;
    const fresh = asSharedWork(() =>
      database.tenant(tenantId, (tx) => readTenantBacklog(tx, tenantId)),
    ).then(({ events }) => events >= mostWaiting);
    known.set(tenantId, { at: performance.now(), isFull: fresh });
    // The next caller counts again.
    fresh.catch(() => known.delete(tenantId));
    return fresh;
  }

  return {
    async enter(tenantId, whenFull) {
      while (await isFull(tenantId)) {
        if (whenFull === 'refuse') {
          throw new AppError('ingest.backlog_full', { retryAfterSeconds: RETRY_AFTER_SEC });
        }
        await delay(FRESH_MS);
      }
    },
  };
}
