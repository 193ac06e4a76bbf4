import { defineJob } from '../../jobs/job.ts';
import { buildLineage } from './building/lineage-build.ts';

/** Links events older than lineage. Runs again after a crash and resumes. */
export const job = defineJob({
  id: 'lineage.build',
  run: ({ tenantId }, services) => buildLineage(tenantId, services),
  async unfinished(database) {
    const rows = await database.system((tx) =>
      tx.query<{ tenant_id: number }>('SELECT unfinished_lineage_builds() AS tenant_id'),
    );
    return rows.map((row) => row.tenant_id);
  },
});
