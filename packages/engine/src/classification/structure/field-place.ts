/** The field of a table or a tree that a value is in. Offsets in bytes, without blanks and quotes around. */
export interface FieldPlace {
  start: number;
  end: number;
  kind: 'header' | 'path' | 'line';
  /** Column header, or path of the value with its parts separated; empty if none. */
  names: readonly string[];
  /** Which column of the text; the lines of a text are its column 0. */
  column: number;
  /** Keywords next to the field belong to other fields. */
  isApart: boolean;
}

/** Asked for places in ascending order. */
export interface Structure {
  fieldAt(start: number, end: number): FieldPlace | null;
  /** Whether fields can be cells of a table. */
  hasCells(): boolean;
  /** How many fields a column has; about as many, where some are empty. */
  rowCount(column: number): number;
}

const QUOTE = 34;
const APOSTROPHE = 39;

/** The offsets without blanks and one pair of quotes around. */
export function withoutWrapping(
  bytes: Uint8Array,
  from: number,
  to: number,
): { start: number; end: number } {
  let start = from === 0 && hasMark(bytes) ? 3 : from;
  let end = to;
  while (start < end && isBlank(bytes[start])) start += 1;
  while (end > start && isBlank(bytes[end - 1])) end -= 1;
  const first = bytes[start];
  const isQuoted =
    end - start > 1 && (first === QUOTE || first === APOSTROPHE) && bytes[end - 1] === first;
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

/** The byte order mark of UTF-8. */
function hasMark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 9 || byte === 13 || byte === 10;
}
