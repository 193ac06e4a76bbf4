import type { DueQueue } from '../../../platform/due-queue.ts';
import type { Log } from '../../../platform/log.ts';
import { tenantLoop } from '../../../platform/tenant-loop.ts';
import type { SealServices } from '../sealing/seal-entries.ts';
import { applyRetention } from './apply-retention.ts';

const EVERY_MS = 3_600_000;

/** Applies the audit retention of all tenants that have one. */
export function auditRetentionLoop(services: SealServices & { log: Log }): DueQueue {
  const { database, log, now } = services;
  return tenantLoop({
    log,
    now,
    everyMs: EVERY_MS,
    failed: 'could not apply the audit retention of a tenant',
    async tenants() {
      const rows = await database.system((tx) =>
        tx.query<{ id: number }>('SELECT tenants_with_audit_retention() AS id'),
      );
      return rows.map(({ id }) => ({ tenantId: id }));
    },
    async work({ tenantId }) {
      await applyRetention(services, tenantId);
    },
  });
}
