import type { Connector } from '@waybill/connectors';
import type { IntegrationName } from '@waybill/contract';
import type { Database } from '@waybill/store';
import type { ContentClassifier } from '../features/classification/contents/content-classifier.ts';
import type { ActivityWriter } from '../features/ingest/writing/activity-writer.ts';
import type { Deriver } from '../features/ingest/backlog/deriver.ts';
import type { RemapChunk } from '../features/ingest/remap/remap-chunk.ts';
import type { Log } from '../platform/log.ts';

/** Dependencies of jobs. */
export interface JobServices {
  database: Database;
  writer: ActivityWriter;
  deriver: Deriver;
  remapChunk: RemapChunk;
  classifier: ContentClassifier;
  /** The connector that reads a source; undefined if none. */
  connectorOf: (source: IntegrationName) => Connector | undefined;
  log: Log;
  now: () => number;
  /** Whether long work should pause to let others have a turn; absent: never. */
  isTurnOver?: () => boolean;
}

/** Work that outlives a request. Must be idempotent: after a crash it runs again. */
export interface Job {
  /** Name of the task, e.g. `sample-data.load`. */
  id: string;
  /** Someone waits for it and it takes seconds at most: it does not wait for heavy jobs. */
  isLight?: boolean;
  /** `more`: its turn was over before its end; it is requeued after the waiting ones. */
  run(payload: { tenantId: number }, services: JobServices): Promise<void | 'more'>;
  /**
   * Tenants with started or waiting work of it. Checked when the worker process starts: jobs that a
   * crash left locked in the queue resume immediately.
   */
  unfinished?(database: Database): Promise<number[]>;
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineJob(job: Job): Job {
  return job;
}

export interface JobQueue {
  /** Submits a job to the worker; a waiting one with the same id and tenant is not duplicated. */
  enqueue(jobId: string, payload: { tenantId: number }): Promise<void>;
}
