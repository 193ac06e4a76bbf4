import type { PartOutput } from '../worker/part-output.ts';

const MOST_COLUMNS = 1000;
const MOST_NAME = 200;
/** Tables inside cells of tables. */
const MOST_DEPTH = 32;

interface Table {
  headers: string[];
  row: number;
  column: number;
  /** Place and text of the cell that is open. */
  start: number;
  end: number;
  text: string;
}

/** Tells cells as fields under the header of their column: the text of the first row of their table. */
export interface HeaderFields {
  openTable(): void;
  openRow(): void;
  /** @param columns that the cell takes; more than one when cells of the same content are written once */
  openCell(columns?: number): void;
  /** Text of the open cell that has just been written. */
  text(text: string): void;
  closeCell(): void;
  closeTable(): void;
}

export function createHeaderFields(out: PartOutput): HeaderFields {
  const tables: Table[] = [];
  let width = 1;
  return {
    openTable: () => {
      if (tables.length === MOST_DEPTH) tables.shift();
      // What the cell around it holds before this table and behind it are two places; the second counts.
      const around = tables.at(-1);
      if (around) around.start = -1;
      tables.push({ headers: [], row: 0, column: 0, start: -1, end: -1, text: '' });
    },
    openRow: () => {
      const table = tables.at(-1);
      if (!table) return;
      // Empty rows above a table are none of its rows.
      if (table.headers.length > 0) table.row += 1;
      table.column = 0;
    },
    openCell: (columns = 1) => {
      const table = tables.at(-1);
      width = columns;
      if (table) Object.assign(table, { start: -1, end: -1, text: '' });
    },
    text: (text) => {
      const table = tables.at(-1);
      if (!table || text === '') return;
      table.end = out.length();
      if (table.start < 0) table.start = table.end - Buffer.byteLength(text);
      if (table.text.length < MOST_NAME) table.text += text;
    },
    closeCell: () => {
      const table = tables.at(-1);
      if (!table) return;
      if (table.row === 0) takeHeader(table);
      else tellCell(table, out);
      table.column += width;
      width = 1;
      table.start = -1;
    },
    closeTable: () => {
      tables.pop();
    },
  };
}

function takeHeader({ headers, column, text }: Table): void {
  const name = text.trim().slice(0, MOST_NAME);
  if (name !== '' && column < MOST_COLUMNS) headers[column] = name;
}

function tellCell({ headers, column, start, end }: Table, out: PartOutput): void {
  const name = headers[column];
  if (name !== undefined && start >= 0) out.field({ start, end, name, kind: 'header' });
}
