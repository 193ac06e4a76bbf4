import { defineJob } from '../../jobs/job.ts';
import { RECLASSIFY_JOB } from './classification-read-model.ts';
import { runReclassifications } from './run-reclassifications.ts';

/** Works off what was requested of a tenant. Runs again after a crash and goes on where it was. */
export const job = defineJob({
  id: RECLASSIFY_JOB,
  run: ({ tenantId }, services) => runReclassifications(tenantId, services),
  async unfinished(database) {
    const rows = await database.system((tx) =>
      tx.query<{ tenant_id: number }>('SELECT unfinished_reclassifications() AS tenant_id'),
    );
    return rows.map((row) => row.tenant_id);
  },
});
