import type { DueItem } from '../../../platform/fair-picks.ts';
import { dueQueue, type DueQueue } from '../../../platform/due-queue.ts';
import type { LoopServices } from '../../../platform/tenant-loop.ts';
import type { Deriver } from './deriver.ts';

/** How soon it is seen that something waits. */
const EVERY_MS = 100;
/** Tenants processed at a time: one with a large backlog must not delay the others. */
const AT_ONCE = 2;
/** Length of a tenant's turn while others wait. */
const TURN_MS = 2000;

/** Derives from the backlogs of all tenants, longest waiting first, while the worker runs. */
export function derivingLoop(services: LoopServices & { deriver: Deriver }): DueQueue {
  const { database, deriver, log, now } = services;
  return dueQueue<DueItem>({
    most: AT_ONCE,
    mostOfTenant: 1,
    everyMs: EVERY_MS,
    // Mostly the database was away for a moment.
    pauses: { firstMs: 1000, longestMs: 60_000 },
    now,
    due: async () => {
      const rows = await database.system((tx) =>
        tx.named<{ tenant_id: number }>(
          'backlog_tenants',
          'SELECT tenants_with_backlog() AS tenant_id',
        ),
      );
      return rows.map(({ tenant_id: tenantId }) => ({ key: String(tenantId), tenantId }));
    },
    run: ({ tenantId }, stopping) => {
      const turn = AbortSignal.any([stopping, AbortSignal.timeout(TURN_MS)]);
      return deriver.derive(tenantId, () => turn.aborted);
    },
    onFault: (item, err) =>
      log.warn({ tenantId: item?.tenantId, err }, 'could not store accepted events'),
  });
}
