import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { lineEndNear, lineStartNear } from '../source-text.ts';
import { cellEnds, lineCount } from './delimited-rows.ts';
import type { TableLayout } from './detect-table.ts';
import { withoutWrapping, type Structure } from './field-place.ts';

/** Longer rows are read without their columns. */
const LONGEST_ROW = 8192;

/** Cells of a table that is in the text itself. Each row is cut once. */
export function tableFields(text: ReadableText, layout: TableLayout): Structure {
  let row = { start: 0, end: -1, ends: [] as readonly number[] };
  let rows: number | null = null;
  return {
    fieldAt(start, end) {
      if (start < row.start || end > row.end) row = rowAt(text, start, layout.delimiter);
      if (start < layout.bodyStart || end > row.end) return null;
      const column = row.ends.findIndex((cellEnd) => end <= cellEnd);
      const cellEnd = row.ends[column];
      const cellStart = column === 0 ? row.start : (row.ends[column - 1] ?? 0) + 1;
      if (cellEnd === undefined || cellStart > start) return null;
      const name = layout.headers?.[column] ?? '';
      const names = name === '' ? [] : [name];
      const field = withoutWrapping(text.bytes, cellStart, cellEnd);
      return { ...field, kind: 'header', names, column, isApart: true };
    },
    hasCells: () => true,
    rowCount: () => (rows ??= lineCount(text.bytes, layout.bodyStart, text.length)),
  };
}

function rowAt(text: ReadableText, at: number, delimiter: number) {
  const start = lineStartNear(text, at, LONGEST_ROW);
  const end = lineEndNear(text, at, LONGEST_ROW);
  const isWhole = at - start < LONGEST_ROW && end - at < LONGEST_ROW;
  if (!isWhole) return { start, end, ends: [] };
  return { start, end, ends: cellEnds(text.bytes, start, end, delimiter) };
}
