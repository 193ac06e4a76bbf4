import { littleEndian } from '../bytes/little-endian.ts';
import { formatNumber } from '../sheets/format-number.ts';
import { createSheetRows, type SheetCell } from '../sheets/sheet-rows.ts';
import type { PartOutput } from '../worker/part-output.ts';
import { biff12Records, wideString } from './biff12-records.ts';
import { double, packedNumber } from './biff-numbers.ts';

/** Kinds of records. Source: [MS-XLSB] 2.3.2. */
const ROW = 0;
const FIRST_CELL = 1;
const LAST_CELL = 11;
/** Column and style come before the value. */
const VALUE = 8;

export interface Biff12Context {
  strings: readonly string[];
  /** Number format of each style. */
  formats: readonly string[];
  from1904: boolean;
}

type ValueReader = (content: Uint8Array, context: Biff12Context) => string;

/** Values of cells by the kind of their record; those of formulas follow in the same order. */
const VALUES: Readonly<Record<number, ValueReader>> = {
  2: (content, context) => shown(content, packedNumber(littleEndian(content, VALUE, 4)), context),
  4: truth,
  5: (content, context) => shown(content, double(content, VALUE), context),
  6: (content) => wideString(content, VALUE).text,
  7: (content, { strings }) => strings[littleEndian(content, VALUE, 4)] ?? '',
  8: (content) => wideString(content, VALUE).text,
  9: (content, context) => shown(content, double(content, VALUE), context),
  10: truth,
};
const WORDS = new Set([6, 7, 8]);

/** Writes the rows of a sheet of a binary workbook. */
export function readBiff12Sheet(bytes: Uint8Array, context: Biff12Context, out: PartOutput): void {
  const rows = createSheetRows(out);
  let cells: SheetCell[] = [];
  for (const { type, content } of biff12Records(bytes)) {
    if (type === ROW) {
      rows.row(cells);
      cells = [];
    } else if (type >= FIRST_CELL && type <= LAST_CELL) {
      const text = VALUES[type]?.(content, context) ?? '';
      cells.push({ column: littleEndian(content, 0, 4), text, isWord: WORDS.has(type) });
    }
  }
  rows.row(cells);
}

function truth(content: Uint8Array): string {
  return content[VALUE] === 1 ? 'TRUE' : 'FALSE';
}

function shown(content: Uint8Array, value: number, { formats, from1904 }: Biff12Context): string {
  // The style takes three bytes; the fourth holds flags.
  const style = littleEndian(content, 4, 4) & 0xffffff;
  if (!Number.isFinite(value)) return '';
  return formatNumber(value, formats[style] ?? 'General', from1904).trim();
}
