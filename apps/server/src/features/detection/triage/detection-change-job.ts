import { defineJob } from '../../../jobs/job.ts';
import { runChanges } from './run-changes.ts';

/** Applies or undoes a bulk change. Runs again after a crash and resumes. */
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
