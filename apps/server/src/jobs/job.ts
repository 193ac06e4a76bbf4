import type { Database } from '@waybill/store';
import type { ActivityWriter } from '../pipeline/activity-writer.ts';
import type { Log } from '../platform/log.ts';

/** What jobs are built from. */
export interface JobServices {
  database: Database;
  writer: ActivityWriter;
  log: Log;
  now: () => number;
}

/** Work that outlives a request. Must be idempotent: after a crash it runs again. */
export interface Job {
  /** Name of the task, e.g. `sample-data.load`. */
  id: string;
  run(payload: { tenantId: number }, services: JobServices): Promise<void>;
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineJob(job: Job): Job {
  return job;
}

export interface JobQueue {
  /** Hands a job to the worker; one of the same id and tenant that waits already is not doubled. */
  enqueue(jobId: string, payload: { tenantId: number }): Promise<void>;
}
