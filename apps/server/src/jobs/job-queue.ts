import { makeWorkerUtils } from 'graphile-worker';
import type { JobQueue } from './job.ts';

/** The queue as the web process sees it: it hands jobs in, the worker process runs them. */
export async function openJobQueue(
  databaseUrl: string,
): Promise<JobQueue & { close(): Promise<void> }> {
  const utils = await makeWorkerUtils({ connectionString: databaseUrl });
  return {
    async enqueue(jobId, payload) {
      await utils.addJob(jobId, payload, {
        jobKey: `${jobId}:${payload.tenantId}`,
        maxAttempts: 5,
      });
    },
    close: async () => {
      await utils.release();
    },
  };
}
