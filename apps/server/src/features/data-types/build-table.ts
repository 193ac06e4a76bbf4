import { Worker } from 'node:worker_threads';
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

const HEAP_MB = 2048;

/** Turns an uploaded table into hashes, in a thread of its own that ends with it. */
export function buildTable(task: TableTask): Promise<TableAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('material-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    worker.once('message', resolve);
    // The message of an error could quote a row.
    worker.once('error', (error) => reject(new Error(`The table was not built: ${error.name}`)));
    worker.once('exit', () => reject(new Error('The table was not built')));
  });
}
