import { csvCells, csvSeparator, type CsvCell } from './csv-cells.ts';

/** Rows of a table in CSV, individually, each with the text of its cells. Cells as in `csvCells`. */
export function* csvRows(bytes: Uint8Array, separator?: number): Generator<string[], void> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let row: string[] = [];
  for (const cell of csvCells(buffer, separator)) {
    row.push(textOf(buffer, cell));
    if (!cell.isLast) continue;
    yield row;
    row = [];
  }
}

/** Like `csvRows`, with the separator that the first line has most of: comma, semicolon, tab or bar. */
export function csvRowsOf(bytes: Uint8Array): Generator<string[], void> {
  return csvRows(bytes, csvSeparator(bytes));
}

/**
 * Rows as objects under the names of the first row. Extra cells are dropped, missing ones omitted; rows
 * without text are skipped.
 */
export function* csvRecords(bytes: Uint8Array): Generator<Record<string, string>, void> {
  let names: string[] | null = null;
  for (const cells of csvRows(bytes)) {
    if (cells.every((cell) => cell === '')) continue;
    if (names === null) {
      names = cells.map((name) => name.trim());
    } else {
      const known = names.slice(0, cells.length);
      yield Object.fromEntries(known.map((name, index) => [name, cells[index] ?? '']));
    }
  }
}

/** The cells of one line; a line without any has one empty cell. */
export function csvLine(line: string): string[] {
  const row = csvRows(Buffer.from(line)).next().value;
  return row ?? [''];
}

function textOf(buffer: Buffer, { start, end, isQuoted, stop }: CsvCell): string {
  const text = buffer.toString('utf8', start, end);
  if (!isQuoted) return text;
  const rest = buffer.toString('utf8', Math.min(stop, end + 1), stop);
  return text.replaceAll('""', '"') + (rest.trim() === '' ? '' : rest);
}
