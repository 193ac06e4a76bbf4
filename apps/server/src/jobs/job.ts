import type { Connector } from '@waybill/connectors';
import type { IntegrationName } from '@waybill/contract';
import type { Database } from '@waybill/store';
import type { ContentClassifier } from '../features/classification/contents/content-classifier.ts';
import type { ActivityWriter } from '../features/ingest/writing/activity-writer.ts';
import type { Deriver } from '../features/ingest/backlog/deriver.ts';
import type { RemapChunk } from '../features/ingest/remap/remap-chunk.ts';
import type { Log } from '../platform/log.ts';

/** What jobs are built from. */
export interface JobServices {
  database: Database;
  writer: ActivityWriter;
  deriver: Deriver;
  remapChunk: RemapChunk;
  classifier: ContentClassifier;
  /** The connector that reads a source; undefined while there is none. */
  connectorOf: (source: IntegrationName) => Connector | undefined;
  log: Log;
  now: () => number;
  /** Whether long work is to stop where it is and let others have a turn; absent: never. */
  isTurnOver?: () => boolean;
}

/** Work that outlives a request. Must be idempotent: after a crash it runs again. */
export interface Job {
  /** Name of the task, e.g. `sample-data.load`. */
  id: string;
  /** Someone waits for it and it takes seconds at most: it does not wait behind heavy jobs. */
  isLight?: boolean;
  /** `more`: its turn was over before its end; it is handed in again, behind the others that wait. */
  run(payload: { tenantId: number }, services: JobServices): Promise<void | 'more'>;
  /**
   * Tenants with work of it that has begun or waits. Asked when the worker process starts: what a crash
   * has left locked in the queue continues at once.
   */
  unfinished?(database: Database): Promise<number[]>;
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineJob(job: Job): Job {
  return job;
}

export interface JobQueue {
  /** Hands a job to the worker; one of the same id and tenant that waits already is not doubled. */
  enqueue(jobId: string, payload: { tenantId: number }): Promise<void>;
}
