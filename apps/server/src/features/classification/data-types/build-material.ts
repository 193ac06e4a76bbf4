import { Worker } from 'node:worker_threads';
import { AppError } from '../../../platform/app-error.ts';
import { QueueFull, type QueueBounds } from '../../../platform/fair-queue.ts';
import { fairSlots } from '../../../platform/fair-slots.ts';
import type { BuiltExactTable } from '@waybill/engine/custom/exact/build-exact-table';
import type { TemplatePrints } from '@waybill/engine/custom/fingerprint/template-prints';

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

/** The hashes, or the missing columns of the header, or the maximum number of rows. */
export type TableAnswer =
  | (BuiltExactTable & { ignoredColumns: readonly string[] })
  | { missing: readonly string[] }
  | { mostRows: number };

export interface TemplateTask {
  name: string;
  text: string;
  /** The tenant's; see `saltOf`. */
  salt: number;
}

/** Input of the thread. */
export type MaterialTask = { table: TableTask } | { template: TemplateTask };

/** Owner of the upload, and the waiting caller. */
export interface MaterialWork {
  tenantId: number;
  signal: AbortSignal;
}

const HEAP_MB = 2048;
/** Simultaneous uploads, each in its own thread; a tenant has one of them. */
const AT_ONCE = 2;
/** Uploads wait in memory. */
const BOUNDS: QueueBounds = {
  perTenant: { count: 4, bytes: 134_217_728 },
  inAll: { count: 16, bytes: 268_435_456 },
};
const LARGE_BYTES = 8_388_608;
/** After this an upload is given up. */
const PATIENCE_MS = 300_000;
const TOO_LONG = 'It took longer than 5 minutes; split it into smaller uploads';
const RETRY_AFTER_SECONDS = 30;

const slots = fairSlots({
  slots: () => AT_ONCE,
  perTenant: 1,
  largeBytes: LARGE_BYTES,
  bounds: BOUNDS,
});

/**
 * Turns an uploaded table into hashes, in its own thread that ends with it. Throws `request.too_many`
 * if too many uploads wait, and the signal's reason when aborted.
 */
export function buildTable(table: TableTask, work: MaterialWork): Promise<TableAnswer> {
  return built<TableAnswer>({ table }, { ...work, bytes: table.csv.length });
}

/** Turns the text of a template into hashes, as `buildTable` does a table. */
export function buildTemplate(template: TemplateTask, work: MaterialWork): Promise<TemplatePrints> {
  return built<TemplatePrints>({ template }, { ...work, bytes: template.text.length });
}

async function built<Answer>(
  task: MaterialTask,
  work: MaterialWork & { bytes: number },
): Promise<Answer> {
  try {
    return await slots.run({ ...work, lane: 'interactive' }, () =>
      inThread<Answer>(task, work.signal),
    );
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new AppError('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

async function inThread<Answer>(task: MaterialTask, signal: AbortSignal): Promise<Answer> {
  const worker = new Worker(new URL('material-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.once('message', resolve);
  // The message of an error could quote a row.
  worker.once('error', (error) => reject(new Error(`Could not process the upload: ${error.name}`)));
  worker.once('exit', () => reject(new Error('Could not process the upload')));
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
