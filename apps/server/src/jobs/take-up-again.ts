import type { Database } from '@waybill/store';
import type { Job, JobQueue } from './job.ts';

/**
 * Requeues work that was unfinished when the worker process ended: after a crash the queue holds such a
 * job locked for hours.
 */
export async function takeUpAgain(
  jobs: readonly Job[],
  database: Database,
  queue: JobQueue,
): Promise<void> {
  for (const job of jobs) {
    for (const tenantId of (await job.unfinished?.(database)) ?? []) {
      await queue.enqueue(job.id, { tenantId });
    }
  }
}
