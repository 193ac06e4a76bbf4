import { parentPort } from 'node:worker_threads';
import { buildExactTable } from '@waybill/engine/custom/exact/build-exact-table';
import { templatePrints } from '@waybill/engine/custom/fingerprint/template-prints';
import { READY } from '@waybill/identity/costly/ready';
import { csvRows } from './csv-rows.ts';
import type { MaterialAnswer, MaterialTask, TableAnswer, TableTask } from './material-tasks.ts';

/** Turns the table into hashes, or tells why not. */
function built({ csv, columns, primary, key, mostRows }: TableTask): TableAnswer {
  const text = new TextDecoder().decode(csv);
  const rows = csvRows(text);
  const header = rows.next().value ?? [];
  const places = columns.map((column) => header.findIndex((name) => name.trim() === column));
  const missing = columns.filter((_column, index) => places[index] === -1);
  if (missing.length > 0) return { missing };
  if (hasMore(csvRows(text), mostRows + 1)) return { mostRows };
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

function answerOf(task: MaterialTask): MaterialAnswer {
  if ('table' in task) return { table: built(task.table) };
  const { name, text, salt } = task.template;
  return { template: templatePrints(name, Buffer.from(text), salt) };
}

parentPort?.on('message', (task: MaterialTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answerOf(task));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(READY);
