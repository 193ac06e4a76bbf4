const QUOTE = 0x22;
const BLANK = 0x20;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const COMMA = 0x2c;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;
/** Comma, semicolon, tab and bar; where two occur equally often, the earlier one counts. */
const SEPARATORS = [COMMA, 0x3b, 0x09, 0x7c] as const;

/** One cell of a table, by places in the bytes. */
export interface CsvCell {
  /** Position of its content, without the surrounding quotes. Inner quotes are still doubled. */
  start: number;
  end: number;
  isQuoted: boolean;
  /** End of the whole cell. It differs from `end` where something follows the closing quote. */
  stop: number;
  /** Whether the row ends with this cell. */
  isLast: boolean;
}

/**
 * The cells of a table in CSV (RFC 4180) in UTF-8, row by row; empty lines have none. Linear for any
 * text. Invalid text still has cells:
 * - A quote opens a cell only at its start, or after blanks; elsewhere it is literal.
 * - An unclosed quoted cell extends to the end of the text.
 *
 * @param separator one byte: `,` by default. See `csvSeparator`.
 */
export function* csvCells(bytes: Uint8Array, separator: number = COMMA): Generator<CsvCell> {
  let at = startOf(bytes);
  let isInRow = false;
  while (at < bytes.length || isInRow) {
    if (!isInRow && isBreak(bytes[at])) {
      at += 1;
      continue;
    }
    const cell = cellAt(bytes, at, separator);
    yield cell;
    isInRow = !cell.isLast;
    at = cell.stop + 1;
  }
}

/** The separator that occurs most often in the first line, outside quotes. */
export function csvSeparator(bytes: Uint8Array): number {
  const counts = SEPARATORS.map(() => 0);
  let isQuoted = false;
  for (let at = startOf(bytes); at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (isBreak(byte)) break;
    const index = SEPARATORS.findIndex((separator) => separator === byte);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? COMMA;
}

function startOf(bytes: Uint8Array): number {
  return BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
}

function isBreak(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === RETURN;
}

function cellAt(bytes: Uint8Array, at: number, separator: number): CsvCell {
  let start = at;
  while (bytes[start] === BLANK) start += 1;
  const isQuoted = bytes[start] === QUOTE;
  start = isQuoted ? start + 1 : at;
  const close = isQuoted ? closingQuote(bytes, start) : start;
  let stop = isQuoted ? Math.min(bytes.length, close + 1) : close;
  while (stop < bytes.length && bytes[stop] !== separator && !isBreak(bytes[stop])) stop += 1;
  const isLast = bytes[stop] !== separator;
  return { start, end: isQuoted ? close : stop, isQuoted, stop, isLast };
}

/** Place of the quote that ends the cell: the first that is not doubled. */
function closingQuote(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const quote = bytes.indexOf(QUOTE, at);
    if (quote < 0) return bytes.length;
    if (bytes[quote + 1] !== QUOTE) return quote;
    at = quote + 2;
  }
}
