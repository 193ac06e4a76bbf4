import { defineJob } from '../../jobs/job.ts';
import { RESCORE_JOB, runRescores } from './rescoring/run-rescores.ts';

/** Rescores open detections, or undoes that. Runs again after a crash and resumes. */
export const job = defineJob({
  id: RESCORE_JOB,
  isLight: true,
  run: ({ tenantId }, services) => runRescores(tenantId, services),
  async unfinished(database) {
    const rows = await database.system((tx) =>
      tx.query<{ tenant_id: number }>('SELECT unfinished_rescores() AS tenant_id'),
    );
    return rows.map((row) => row.tenant_id);
  },
});
