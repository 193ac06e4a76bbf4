import type { PartOutput } from '../worker/part-output.ts';

const MOST_COLUMNS = 16_384;
const MOST_NAME = 200;

export interface SheetCell {
  column: number;
  text: string;
  /** Written as text, not as a number, a date or a truth value. */
  isWord: boolean;
}

/**
 * Writes the rows of one sheet, cells separated by tabs, and reports cells under the header of their
 * column.
 */
export interface SheetRows {
  row(cells: readonly SheetCell[]): void;
}

export function createSheetRows(out: PartOutput): SheetRows {
  let headers = new Map<number, string>();
  let isSettled = false;

  /** The first row of words; a row with more words replaces it until a table has started (titles). */
  function isHeader(cells: readonly SheetCell[]): boolean {
    if (isSettled || !cells.every(({ isWord }) => isWord)) return false;
    return headers.size === 0 || (headers.size === 1 && cells.length > 1);
  }

  return {
    row: (cells) => {
      const full = cells.filter(({ text }) => text !== '');
      if (full.length === 0) return;
      const takesHeader = isHeader(full);
      if (takesHeader)
        headers = new Map(full.map(({ column, text }) => [column, text.slice(0, MOST_NAME)]));
      else if (full.length > 1) isSettled = true;
      full.forEach(({ column, text }, index) => {
        if (index > 0) out.write('\t');
        const start = out.length();
        out.write(text);
        const name = takesHeader || column > MOST_COLUMNS ? undefined : headers.get(column);
        if (name !== undefined) out.field({ start, end: out.length(), name, kind: 'header' });
      });
      out.write('\n');
    },
  };
}
