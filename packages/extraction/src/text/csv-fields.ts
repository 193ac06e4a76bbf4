import type { StructureField } from '@waybill/engine/classification/classification';
import { csvCells, csvSeparator } from '@waybill/formats/csv/csv-cells';

/** Further columns have no name. */
const MOST_COLUMNS = 1000;
const MOST_NAME = 200;

/** Cells below the first row of a table of separated values, with the header of their column. */
export function* csvFields(bytes: Uint8Array): Generator<StructureField> {
  const names: string[] = [];
  let column = 0;
  let isHeader = true;
  for (const { start, end, isLast } of csvCells(bytes, csvSeparator(bytes))) {
    if (isHeader && column < MOST_COLUMNS) names.push(nameIn(bytes.subarray(start, end)));
    const name = isHeader ? undefined : names[column];
    if (name && end > start) yield { start, end, name, kind: 'header' };
    column += 1;
    if (!isLast) continue;
    // What looks like values is no header: the table has none.
    if (isHeader && !isLikeHeader(names)) return;
    isHeader = false;
    column = 0;
  }
}

function nameIn(cell: Uint8Array): string {
  return Buffer.from(cell.subarray(0, MOST_NAME)).toString().replaceAll('""', '"').trim();
}

/** Most names have letters, and none is an address or a long number. */
function isLikeHeader(names: readonly string[]): boolean {
  const told = names.filter((name) => name !== '');
  const worded = told.filter((name) => /\p{L}/u.test(name));
  return worded.length > told.length / 2 && !told.some((name) => /@|\d{5}/.test(name));
}
