import { formatNumber } from '../sheets/format-number.ts';
import { headerText } from '../sheets/header-text.ts';
import { createSheetRows, type SheetCell } from '../sheets/sheet-rows.ts';
import type { PartOutput } from '../worker/part-output.ts';
import type { XmlHandler } from '@waybill/formats/xml/xml-handler';
import type { Attributes } from '@waybill/formats/xml/xml-tag';

/** References of every sheet's cells. */
export interface SheetContext {
  strings: readonly string[];
  formats: readonly string[];
  from1904: boolean;
}

const HEADERS = new Set([
  'oddHeader',
  'oddFooter',
  'evenHeader',
  'evenFooter',
  'firstHeader',
  'firstFooter',
]);
/** Formulas whose literals are told; further ones are left out. */
const MOST_FORMULAS = 2000;

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
  inline: string;
}

/** Reads a worksheet: rows of cells as they are shown, then headers, footers and literals of formulas. */
export function sheetHandler(context: SheetContext, out: PartOutput): XmlHandler {
  const rows = createSheetRows(out);
  const formulas = new Set<string>();
  let element = '';
  let header = '';
  let formula = '';
  let column = 0;
  let cells: SheetCell[] = [];
  let cell: OpenCell | undefined;

  function openCell(attributes: Attributes): void {
    column = columnOf(attributes.get('r')) ?? column + 1;
    const type = attributes.get('t') ?? 'n';
    cell = { column, type, style: Number(attributes.get('s') ?? 0), value: '', inline: '' };
  }

  function closeFormula(): void {
    // Words in quotes are values that stand nowhere else.
    const hasWord = /"[^"]/.test(formula) && formulas.size < MOST_FORMULAS;
    if (hasWord) formulas.add(formula);
    formula = '';
  }

  function endRow(): void {
    rows.row(cells);
    cells = [];
    column = 0;
  }

  const closed: ReadonlyMap<string, () => void> = new Map(
    Object.entries({
      c: () => {
        if (cell) cells.push(shown(cell, context));
        cell = undefined;
      },
      f: closeFormula,
      row: endRow,
      worksheet: () => {
        for (const told of formulas) out.write(`=${told}\n`);
      },
    }),
  );

  return {
    open: (name, attributes) => {
      element = name;
      if (name === 'c') openCell(attributes);
      else if (name === 'dataValidation') {
        const prompt = [attributes.get('promptTitle'), attributes.get('prompt')];
        for (const told of prompt) if (told) formulas.add(told);
      }
    },
    close: (name) => {
      element = '';
      if (HEADERS.has(name)) {
        out.write(`${headerText(header)}\n`);
        header = '';
      }
      closed.get(name)?.();
    },
    text: (text) => {
      if (cell && element === 'v') cell.value += text;
      else if (cell && element === 't') cell.inline += text;
      else if (element === 'f') formula += text;
      else if (HEADERS.has(element)) header += text;
    },
  };
}

/** Column of a reference such as `AB12`, from 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function shown({ column, type, style, value, inline }: OpenCell, context: SheetContext): SheetCell {
  if (type === 's') return { column, text: context.strings[Number(value)] ?? '', isWord: true };
  if (type === 'inlineStr') return { column, text: inline, isWord: true };
  if (type === 'b') return { column, text: value === '1' ? 'TRUE' : 'FALSE', isWord: false };
  const isNumber = type === 'n' && value !== '' && Number.isFinite(Number(value));
  if (!isNumber) return { column, text: value || inline, isWord: type === 'str' };
  const format = context.formats[style] ?? 'General';
  const text = formatNumber(Number(value), format, context.from1904).trim();
  return { column, text, isWord: false };
}
