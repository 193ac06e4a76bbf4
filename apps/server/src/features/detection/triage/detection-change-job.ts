import { defineJob } from '../../../jobs/job.ts';
import { runChanges } from './run-changes.ts';

/** Changes many detections, or takes that back. Runs again after a crash and resumes where it was. */
export const job = defineJob({
  id: 'detection-change',
  isLight: true,
  run: ({ tenantId }, services) => runChanges(tenantId, services),
  async unfinished(database) {
    const rows = await database.system((tx) =>
      tx.query<{ tenant_id: number }>('SELECT unfinished_detection_changes() AS tenant_id'),
    );
    return rows.map((row) => row.tenant_id);
  },
});
