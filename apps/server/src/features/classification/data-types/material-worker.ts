import { parentPort, workerData } from 'node:worker_threads';
import { buildExactTable } from '@waybill/engine/custom/exact/build-exact-table';
import { templatePrints } from '@waybill/engine/custom/fingerprint/template-prints';
import { csvRowsOf } from '@waybill/formats/csv/csv-rows';
import type { MaterialTask, TableAnswer, TableTask } from './build-material.ts';

/** Turns the table into hashes, or tells why not. */
function built({ csv, columns, primary, key, mostRows }: TableTask): TableAnswer {
  const rows = csvRowsOf(csv);
  const header = rows.next().value ?? [];
  const places = columns.map((column) => header.findIndex((name) => name.trim() === column));
  const missing = columns.filter((_column, index) => places[index] === -1);
  if (missing.length > 0) return { missing };
  if (hasMore(csvRowsOf(csv), mostRows + 1)) return { mostRows };
  const ignoredColumns = header
    .map((name) => name.trim())
    .filter((name) => !columns.includes(name));
  const table = { primary, columns: columns.length };
  return { ...buildExactTable(chosenCells(rows, places), table, key), ignoredColumns };
}

/** Counted before any row is hashed, which takes most of the time. */
function hasMore(rows: Iterator<unknown>, most: number): boolean {
  let count = 0;
  while (rows.next().done !== true) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** The cells of each row in the order of the declared columns. */
function* chosenCells(
  rows: Iterable<readonly string[]>,
  places: readonly number[],
): Generator<string[]> {
  for (const row of rows) yield places.map((place) => row[place] ?? '');
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `inThread` sends
const task = workerData as MaterialTask;
if ('table' in task) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(built(task.table));
} else {
  const { name, text, salt } = task.template;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(templatePrints(name, Buffer.from(text), salt));
}
