import type { DueQueue } from '../../../platform/due-queue.ts';
import { tenantLoop } from '../../../platform/tenant-loop.ts';
import type { Log } from '../../../platform/log.ts';
import { sealNext, type SealServices } from './seal-entries.ts';

/** Entries are sealed within a second. */
const EVERY_MS = 400;

/** Seals the audit entries of all tenants for as long as the worker runs. */
export function sealLoop(services: SealServices & { log: Log }): DueQueue {
  const { database, log, now } = services;
  return tenantLoop({
    log,
    now,
    everyMs: EVERY_MS,
    failed: 'could not seal the audit entries of a tenant',
    async tenants() {
      const rows = await database.system((tx) =>
        tx.named<{ id: number }>('tenants_to_seal', 'SELECT tenants_to_seal() AS id'),
      );
      return rows.map(({ id }) => ({ tenantId: id }));
    },
    async work({ tenantId }, isOver) {
      while ((await sealNext(services, tenantId)) === 'more') if (isOver()) return 'more';
      return undefined;
    },
  });
}
