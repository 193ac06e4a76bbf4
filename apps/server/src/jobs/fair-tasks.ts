import { asWork } from '@waybill/store';
import { z } from 'zod';
import type { Job, JobServices } from './job.ts';

const Payload = z.object({ tenantId: z.number().int().positive() });

/** Simultaneous jobs of a tenant, excluding light ones. */
const HEAVY_PER_TENANT = 2;
const AGAIN_MS = 1000;
/** How long a job runs while others wait. */
const TURN_MS = 60_000;

/** Requeues a job, to run at an instant (epoch milliseconds). */
export type RunLater = (jobId: string, tenantId: number, at: number) => Promise<void>;

type Task = (payload: unknown, runLater: RunLater) => Promise<void>;

/**
 * Fair job scheduling: a tenant has few heavy jobs in progress, so that others get their share, and the
 * steps of running jobs take turns for the connections of their lane. An excess job, or one whose turn
 * is over before its end, is requeued.
 */
export function fairTasks(jobs: readonly Job[], services: JobServices): Record<string, Task> {
  const underWay = new Map<number, number>();

  async function run(job: Job, tenantId: number, runLater: RunLater): Promise<void> {
    const { log, now } = services;
    const startedAt = now();
    const isTurnOver = (): boolean => now() - startedAt > TURN_MS;
    const outcome = await job.run({ tenantId }, { ...services, isTurnOver });
    if (outcome === 'more') await runLater(job.id, tenantId, now());
    log.info({ job: job.id, tenantId, outcome, ms: now() - startedAt }, 'job done');
  }

  async function runHeavy(job: Job, tenantId: number, runLater: RunLater): Promise<void> {
    const others = underWay.get(tenantId) ?? 0;
    if (others >= HEAVY_PER_TENANT) {
      await runLater(job.id, tenantId, services.now() + AGAIN_MS);
      return;
    }
    underWay.set(tenantId, others + 1);
    try {
      await asWork({ lane: 'heavy' }, () => run(job, tenantId, runLater));
    } finally {
      const left = (underWay.get(tenantId) ?? 1) - 1;
      if (left === 0) underWay.delete(tenantId);
      else underWay.set(tenantId, left);
    }
  }

  return Object.fromEntries(
    jobs.map((job) => [
      job.id,
      (payload, runLater) => {
        const { tenantId } = Payload.parse(payload);
        const work = job.isLight ? run : runHeavy;
        return work(job, tenantId, runLater);
      },
    ]),
  );
}
