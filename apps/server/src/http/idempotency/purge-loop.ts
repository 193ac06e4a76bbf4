import { dueQueue, type DueQueue } from '../../platform/due-queue.ts';
import type { LoopServices } from '../../platform/tenant-loop.ts';
import { KEPT_MS } from './stored-requests.ts';

const EVERY_MS = 3_600_000;

/** Deletes named requests that are no longer recognised, for as long as the worker runs. */
export function purgeIdempotencyLoop({ database, log, now }: LoopServices): DueQueue {
  return dueQueue({
    most: 1,
    mostOfTenant: 1,
    everyMs: EVERY_MS,
    restMs: EVERY_MS,
    now,
    due: async () => [{ key: 'all', tenantId: 0 }],
    run: async () => {
      await database.system((tx) =>
        tx.query('SELECT purge_idempotency_keys($1)', [new Date(now() - KEPT_MS)]),
      );
    },
    onFault: (_item, err) => log.warn({ err }, 'could not delete old idempotency keys'),
  });
}
