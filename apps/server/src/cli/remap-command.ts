import { setTimeout as wait } from 'node:timers/promises';
import type { Remap } from '@waybill/contract';
import { job } from '../features/ingest/remap/remap-job.ts';
import { readRemap, requestRemap } from '../features/ingest/remap/remap-read-model.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import type { JobQueue } from '../jobs/job.ts';
import type { CliInstallation } from './installation.ts';

/** Polling interval in milliseconds for the progress. */
const LOOK_MS = 500;

/**
 * Has the worker process send a source's payloads through today's mapping and waits for the end.
 * Interrupted, it continues there.
 */
export async function remapCommand(
  installation: CliInstallation,
  request: { sourceId: string },
): Promise<number> {
  const jobs = await openJobQueue(installation.databaseUrl);
  try {
    return await followRemap(installation, { ...request, jobs, lookMs: LOOK_MS });
  } finally {
    await jobs.close();
  }
}

/** Requests a replay, and prints its progress and result. @returns the exit code. */
export async function followRemap(
  { database, tenantId }: Pick<CliInstallation, 'database' | 'tenantId'>,
  request: { sourceId: string; jobs: JobQueue; lookMs: number },
  tell: { progress(text: string): void; result(text: string): void } = TERMINAL,
): Promise<number> {
  const { sourceId, jobs, lookMs } = request;
  let remap = await database.tenant(tenantId, (tx) =>
    requestRemap(tx, { tenantId, sourceId, requestedBy: null, now: Date.now() }),
  );
  await jobs.enqueue(job.id, { tenantId });
  for (;;) {
    const { remapId } = remap;
    remap = (await database.tenant(tenantId, (tx) => readRemap(tx, remapId))) ?? remap;
    tell.progress(`${remap.done} of ${remap.total} chunks`);
    if (remap.state === 'done' || remap.state === 'failed') break;
    await wait(lookMs);
  }
  tell.result(outcomeOf(remap));
  return remap.state === 'done' && remap.failed === 0 ? 0 : 1;
}

function outcomeOf({ state, changed, added, removed, kept, failed }: Remap): string {
  const counts = `${changed} changed, ${added} added, ${removed} removed, ${kept} kept`;
  if (state !== 'done') return `Stopped before the end: ${counts}. Run it again.`;
  if (failed === 0) return counts;
  return `${counts}. ${failed} chunks could not be remapped and are unchanged. Check the log, then run it again.`;
}

const TERMINAL = {
  progress(text: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
  },
  result(text: string): void {
    if (process.stderr.isTTY) process.stderr.write('\n');
    process.stdout.write(`${text}\n`);
  },
};
