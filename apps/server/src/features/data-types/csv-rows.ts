const DELIMITERS = [',', ';', '\t'] as const;
const QUOTE = '"';

/**
 * Rows of a text in CSV (RFC 4180), with the delimiter that its first line has most of. Quotes may hold
 * delimiters and line breaks; empty lines are left out.
 */
export function* csvRows(text: string): Generator<string[], void> {
  const delimiter = delimiterOf(text);
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === QUOTE ? quotedCell(text, at) : plainCell(text, at, delimiter);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === delimiter) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.length > 1 || row[0] !== '') yield row;
    row = [];
  }
  if (row.length > 0) yield row;
}

function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const counts = DELIMITERS.map((sign) => line.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

interface Cell {
  value: string;
  /** Place behind it: a delimiter, a line break or the end. */
  end: number;
}

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length && !isEnd(text.charAt(end), delimiter)) end += 1;
  return { value: text.slice(start, end), end };
}

function isEnd(sign: string, delimiter: string): boolean {
  return sign === delimiter || sign === '\n' || sign === '\r';
}

/** A doubled quote stands for one; a quote that is never closed ends with the text. */
function quotedCell(text: string, start: number): Cell {
  let value = '';
  let at = start + 1;
  for (;;) {
    const close = text.indexOf(QUOTE, at);
    if (close === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, close);
    if (text[close + 1] !== QUOTE) return { value, end: close + 1 };
    value += QUOTE;
    at = close + 2;
  }
}
