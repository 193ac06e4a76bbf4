import { ENGINE_VERSION } from '@waybill/engine';
import { defineJob } from '../../jobs/job.ts';
import { RECLASSIFY_JOB, reclassifyOlder } from './classification-read-model.ts';
import { runReclassifications } from './run-reclassifications.ts';

/**
 * Processes a tenant's requests, and contents classified by an earlier engine version. Runs again after
 * a crash and resumes.
 */
export const job = defineJob({
  id: RECLASSIFY_JOB,
  async run({ tenantId }, services) {
    // Pending contents classified by the old data types are stored first.
    await services.deriver.untilDerived(tenantId);
    await services.database.tenant(tenantId, (tx) =>
      reclassifyOlder(tx, { tenantId, engine: ENGINE_VERSION, now: services.now() }),
    );
    await runReclassifications(tenantId, services);
  },
  async unfinished(database) {
    const rows = await database.system((tx) =>
      tx.query<{ tenant_id: number }>(
        `SELECT unfinished_reclassifications() AS tenant_id
         UNION SELECT kept_by_older_engine($1)`,
        [ENGINE_VERSION],
      ),
    );
    return rows.map((row) => row.tenant_id);
  },
});
