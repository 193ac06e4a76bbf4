import { parentPort, workerData } from 'node:worker_threads';
import { buildExactTable } from '@waybill/engine/custom/exact/build-exact-table';
import type { TableAnswer, TableTask } from './build-table.ts';
import { csvRows } from './csv-rows.ts';

/** Turns the table into hashes, or tells which columns its header lacks. */
function built({ csv, columns, primary, key }: TableTask): TableAnswer {
  const rows = csvRows(new TextDecoder().decode(csv));
  const header = rows.next().value ?? [];
  const places = columns.map((column) => header.findIndex((name) => name.trim() === column));
  const missing = columns.filter((_column, index) => places[index] === -1);
  if (missing.length > 0) return { missing };
  return buildExactTable(chosenCells(rows, places), { primary, columns: columns.length }, key);
}

/** The cells of each row in the order of the declared columns. */
function* chosenCells(
  rows: Iterable<readonly string[]>,
  places: readonly number[],
): Generator<string[]> {
  for (const row of rows) yield places.map((place) => row[place] ?? '');
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `buildTable` sends
const task = workerData as TableTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(built(task));
