import { defineJob } from '../../../jobs/job.ts';
import { runRemaps } from './run-remaps.ts';

/** Processes a tenant's requests. Runs again after a crash and resumes. */
export const job = defineJob({
  id: 'remap',
  run: ({ tenantId }, services) => runRemaps(tenantId, services),
  async unfinished(database) {
    const rows = await database.system((tx) =>
      tx.query<{ tenant_id: number }>('SELECT unfinished_remaps() AS tenant_id'),
    );
    return rows.map((row) => row.tenant_id);
  },
});
