import { littleEndian } from '../bytes/little-endian.ts';
import { formatNumber } from '../sheets/format-number.ts';
import { BUILT_IN_FORMATS } from '../sheets/number-formats.data.ts';
import type { SheetCell } from '../sheets/sheet-rows.ts';
import { double, packedNumber } from './biff-numbers.ts';
import { stringAt, type StringForm } from './biff-strings.ts';

/** What cells refer to. */
export interface BiffContext extends StringForm {
  strings: readonly string[];
  /** Number of the format of each style, and formats by number. */
  styles: readonly number[];
  formats: ReadonlyMap<number, string>;
  from1904: boolean;
}

export interface PlacedCell extends SheetCell {
  row: number;
}

type CellReader = (content: Uint8Array, context: BiffContext) => PlacedCell[];

/** Records that hold cells, by their number ([MS-XLS] 2.3.2; older forms share numbers). */
export const CELL_RECORDS: Readonly<Record<number, CellReader>> = {
  // LabelSst, Label, RString, Number, Rk, MulRk, BoolErr.
  0xfd: (content, { strings }) => word(content, strings[littleEndian(content, 6, 4)] ?? ''),
  0x204: (content, context) => word(content, stringAt(content, 6, { ...context, lengthBytes: 2 })),
  0xd6: (content, context) => word(content, stringAt(content, 6, { ...context, lengthBytes: 2 })),
  0x203: (content, context) => number(content, double(content, 6), context),
  0x27e: (content, context) => number(content, packedNumber(littleEndian(content, 6, 4)), context),
  0xbd: packedNumbers,
  // Integer, Number and Label of BIFF 2, whose style takes three bytes.
  0x02: (content, context) => number(content, littleEndian(content, 7, 2), context),
  0x03: (content, context) => number(content, double(content, 7), context),
  0x04: (content, context) => word(content, stringAt(content, 7, { ...context, lengthBytes: 1 })),
  0x205: (content) => word(content, content[7] === 1 ? '' : truth(content[6])),
};

/** Number of the record of a formula, whose text is in its own record. */
export const FORMULA = 0x06;

/** The cell of a formula; null when its value is a text that follows. */
export function formulaCell(content: Uint8Array, context: BiffContext): PlacedCell | null {
  const isOther = content[12] === 0xff && content[13] === 0xff;
  if (!isOther) return number(content, double(content, 6), context)[0] ?? null;
  if (content[6] === 0) return null;
  return word(content, content[6] === 1 ? truth(content[8]) : '')[0] ?? null;
}

/** A cell of text at the place that a record names. */
export function word(content: Uint8Array, text: string): PlacedCell[] {
  return [{ ...placeOf(content), text, isWord: true }];
}

function placeOf(content: Uint8Array): { row: number; column: number } {
  return { row: littleEndian(content, 0, 2), column: littleEndian(content, 2, 2) };
}

function truth(byte: number | undefined): string {
  return byte === 1 ? 'TRUE' : 'FALSE';
}

function number(content: Uint8Array, value: number, context: BiffContext): PlacedCell[] {
  const text = shown(value, littleEndian(content, 4, 2), context);
  return [{ ...placeOf(content), text, isWord: false }];
}

function shown(value: number, style: number, { styles, formats, from1904 }: BiffContext): string {
  const id = styles[style] ?? 0;
  const format = formats.get(id) ?? BUILT_IN_FORMATS[id] ?? 'General';
  return Number.isFinite(value) ? formatNumber(value, format, from1904).trim() : '';
}

function packedNumbers(content: Uint8Array, context: BiffContext): PlacedCell[] {
  const { row, column } = placeOf(content);
  const count = Math.floor((content.length - 6) / 6);
  return Array.from({ length: count }, (_, index) => {
    const at = 4 + index * 6;
    const value = packedNumber(littleEndian(content, at + 2, 4));
    const text = shown(value, littleEndian(content, at, 2), context);
    return { row, column: column + index, text, isWord: false };
  });
}
