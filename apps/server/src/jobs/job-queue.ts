import { makeWorkerUtils } from 'graphile-worker';
import type { JobQueue } from './job.ts';

/** Someone looks at these while they run: they do not wait for the tenant's long work. */
const QUICK: ReadonlySet<string> = new Set(['detection-change']);

/**
 * One job of an id and tenant waits at a time. Jobs of a tenant run one after the other, so that they leave
 * places to other tenants.
 */
export function jobSpec(jobId: string, { tenantId }: { tenantId: number }) {
  const queueName = QUICK.has(jobId) ? `${tenantId}:${jobId}` : String(tenantId);
  return { jobKey: `${jobId}:${tenantId}`, queueName, maxAttempts: 5 };
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
