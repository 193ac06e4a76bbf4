import type { StructureField } from '@waybill/engine/classification/classification';

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SEPARATORS = [0x2c, 0x3b, 0x09, 0x7c];
/** Columns beyond have no name. */
const MOST_COLUMNS = 1000;
const MOST_NAME = 200;

interface Cell {
  start: number;
  end: number;
  isLast: boolean;
}

/** Cells below the first row of a table of separated values, with the header of their column. */
export function* csvFields(bytes: Uint8Array): Generator<StructureField> {
  const separator = separatorOf(bytes);
  const names: string[] = [];
  let column = 0;
  let isHeader = true;
  for (const { start, end, isLast } of cells(bytes, separator)) {
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

/** The separator that occurs most in the first line, outside quotes. */
function separatorOf(bytes: Uint8Array): number {
  const line = lineEnd(bytes, 0);
  const counts = SEPARATORS.map((separator) => {
    let count = 0;
    for (let at = 0; at < line; at += 1) if (bytes[at] === separator) count += 1;
    return count;
  });
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? SEPARATORS[0] ?? 0;
}

function lineEnd(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(LINE_FEED, from);
  return at < 0 ? bytes.length : at;
}

function* cells(bytes: Uint8Array, separator: number): Generator<Cell> {
  let at = 0;
  while (at < bytes.length) {
    const isQuoted = bytes[at] === QUOTE;
    const start = isQuoted ? at + 1 : at;
    const end = isQuoted ? closingQuote(bytes, start) : start;
    const stop = cellEnd(bytes, end, separator);
    const isLast = bytes[stop] !== separator;
    yield { start, end: isQuoted ? end : withoutReturn(bytes, start, stop), isLast };
    at = stop + 1;
  }
}

function closingQuote(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const quote = bytes.indexOf(QUOTE, at);
    if (quote < 0) return bytes.length;
    if (bytes[quote + 1] !== QUOTE) return quote;
    at = quote + 2;
  }
}

function cellEnd(bytes: Uint8Array, from: number, separator: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== separator && bytes[at] !== LINE_FEED) at += 1;
  return at;
}

function withoutReturn(bytes: Uint8Array, start: number, end: number): number {
  return end > start && bytes[end - 1] === RETURN ? end - 1 : end;
}
