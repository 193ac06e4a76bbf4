import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/app-error.ts';
import { QueueFull, type QueueBounds } from '../../platform/fair-queue.ts';
import { fairSlots } from '../../platform/fair-slots.ts';
import type { BuiltExactTable } from '@waybill/engine/custom/exact/build-exact-table';

export interface TableTask {
  /** UTF-8, with a header line. */
  csv: Uint8Array;
  columns: readonly string[];
  /** Place of the primary column in `columns`. */
  primary: number;
  /** The tenant's, 32 bytes. */
  key: Uint8Array;
  mostRows: number;
}

/** The hashes, or which columns the header lacks, or how many rows there may be. */
export type TableAnswer =
  | (BuiltExactTable & { ignoredColumns: readonly string[] })
  | { missing: readonly string[] }
  | { mostRows: number };

/** Whose table it is, and who waits for it. */
export interface TableWork {
  tenantId: number;
  signal: AbortSignal;
}

const HEAP_MB = 2048;
/** Tables at once, each in a thread of its own; a tenant has one of them. */
const AT_ONCE = 2;
/** Uploads wait in memory. */
const BOUNDS: QueueBounds = {
  perTenant: { count: 4, bytes: 134_217_728 },
  inAll: { count: 16, bytes: 268_435_456 },
};
const LARGE_BYTES = 8_388_608;
/** After this a table is given up. */
const PATIENCE_MS = 300_000;
const TOO_LONG = 'The table took longer than 5 minutes; split it into smaller ones';
const RETRY_AFTER_SECONDS = 30;

const slots = fairSlots({
  slots: () => AT_ONCE,
  perTenant: 1,
  largeBytes: LARGE_BYTES,
  bounds: BOUNDS,
});

/**
 * Turns an uploaded table into hashes, in a thread of its own that ends with it. Throws `classify.busy`
 * when too many tables wait, and the reason of the signal when that is aborted.
 */
export async function buildTable(task: TableTask, work: TableWork): Promise<TableAnswer> {
  const { csv } = task;
  try {
    return await slots.run({ ...work, lane: 'interactive', bytes: csv.length }, () =>
      inThread(task, work.signal),
    );
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new AppError('classify.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

async function inThread(task: TableTask, signal: AbortSignal): Promise<TableAnswer> {
  const worker = new Worker(new URL('material-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<TableAnswer>();
  worker.once('message', resolve);
  // The message of an error could quote a row.
  worker.once('error', (error) => reject(new Error(`The table was not built: ${error.name}`)));
  worker.once('exit', () => reject(new Error('The table was not built')));
  const leave = (): void => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const tooLong = new AppError('datatype.upload_invalid', { detail: TOO_LONG });
  const late = setTimeout(() => reject(tooLong), PATIENCE_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', leave);
    void worker.terminate();
  }
}
