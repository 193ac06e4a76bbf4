import { makeWorkerUtils } from 'graphile-worker';
import type { JobQueue } from './job.ts';

/**
 * One job per id and tenant waits at a time. Jobs are in no named queue: a crash leaves such a queue
 * locked for four hours, with every job of the tenant.
 */
export function jobSpec(jobId: string, { tenantId }: { tenantId: number }, runAt?: number) {
  return {
    jobKey: `${jobId}:${tenantId}`,
    maxAttempts: 5,
    ...(runAt === undefined ? {} : { runAt: new Date(runAt) }),
  };
}

/** The queue as the web process sees it: it hands jobs in, the worker process runs them. */
export async function openJobQueue(
  databaseUrl: string,
): Promise<JobQueue & { close(): Promise<void> }> {
  const utils = await makeWorkerUtils({ connectionString: databaseUrl });
  return {
    async enqueue(jobId, payload) {
      await utils.addJob(jobId, payload, jobSpec(jobId, payload));
    },
    close: async () => {
      await utils.release();
    },
  };
}
