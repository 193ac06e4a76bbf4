import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { cellEnds, firstLines } from './delimited-rows.ts';
import { withoutWrapping } from './field-place.ts';

/** How a text is laid out as a table. */
export interface TableLayout {
  /** Byte between cells. */
  delimiter: number;
  /** Names of the columns; null when the first line is a row like the others. */
  headers: readonly string[] | null;
  /** First byte behind the line of the headers; 0 without. */
  bodyStart: number;
}

const SAMPLE = { most: 12, longest: 4096 };
const TAB = 9;
const COMMA = 44;
const SEMICOLON = 59;
const PIPE = 124;
/** Longer cells are sentences that happen to have as many commas. */
const LONGEST_CELL = 200;

/** Recognises comma, tab, semicolon and pipe separated values by their first lines. */
export function detectTable(text: ReadableText): TableLayout | null {
  const lines = firstLines(text.bytes, text.length, SAMPLE);
  if (lines.length < 2) return null;
  for (const delimiter of [TAB, COMMA, SEMICOLON, PIPE]) {
    const ends = regularEnds(text.bytes, lines, delimiter);
    if (ends === null) continue;
    const rows = lines.map(({ start }, row) => cellsOf(text, start, ends[row] ?? []));
    if (!isTable(rows, delimiter)) continue;
    const [first = []] = rows;
    const hasHeaders = isHeader(first, rows.slice(1));
    const bodyStart = hasHeaders ? (lines[0]?.end ?? 0) : 0;
    return { delimiter, headers: hasHeaders ? first.map((cell) => cell.trim()) : null, bodyStart };
  }
  return null;
}

/**
 * Ends of the cells of each line; null unless all lines have the same number, at least two. Most texts
 * fail within two lines.
 */
function regularEnds(
  bytes: Uint8Array,
  lines: readonly { start: number; end: number }[],
  delimiter: number,
): readonly (readonly number[])[] | null {
  const rows: (readonly number[])[] = [];
  for (const { start, end } of lines) {
    const ends = cellEnds(bytes, start, end, delimiter);
    if (ends.length < 2 || ends.length !== (rows[0] ?? ends).length) return null;
    rows.push(ends);
  }
  return rows;
}

function cellsOf(text: ReadableText, start: number, ends: readonly number[]): string[] {
  let from = start;
  return ends.map((to) => {
    const cell = withoutWrapping(text.bytes, from, to);
    from = to + 1;
    return text.slice(cell.start, cell.end);
  });
}

/** Short cells, and commas other than those of sentences or code. */
function isTable(rows: readonly (readonly string[])[], delimiter: number): boolean {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.flat();
  if (cells.some((cell) => cell.length > LONGEST_CELL)) return false;
  if (rows.every((row) => row.at(-1) === '') && columns < 3) return false;
  if (cells.some((cell) => /[{}]|=>|^(?:const|let|var|return|import)\b/.test(cell))) return false;
  return delimiter !== COMMA || columns > 2 || cells.every((cell) => !/\w \w+ \w/.test(cell));
}

const NAME = /^[\p{L}_#][\p{L}\p{M}\p{N}_ .:()#/&'?*-]{0,60}$/u;

/** Distinct names, none in the format of the cells below. */
function isHeader(first: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const names = first.filter((cell) => cell !== '');
  if (names.length === 0 || names.length < first.length / 2) return false;
  if (!names.every((name) => NAME.test(name) && !/\d{4}/.test(name))) return false;
  if (new Set(names).size !== names.length) return false;
  return first.some((name, column) => rows.every((row) => shapeOf(row[column]) !== shapeOf(name)));
}

function shapeOf(cell = ''): string {
  return cell.replaceAll(/\p{L}+/gu, 'a').replaceAll(/\p{N}+/gu, '0');
}
