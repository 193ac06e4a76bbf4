import { ENGINE_VERSION } from '@waybill/engine';
import { defineJob } from '../../jobs/job.ts';
import { RECLASSIFY_JOB, reclassifyOlder } from './classification-read-model.ts';
import { runReclassifications } from './run-reclassifications.ts';

/**
 * Works off what was requested of a tenant, and what an earlier version of the engine classified. Runs
 * again after a crash and resumes where it was.
 */
export const job = defineJob({
  id: RECLASSIFY_JOB,
  async run({ tenantId }, services) {
    // What was classified by the data types of then is stored before it is looked through.
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
