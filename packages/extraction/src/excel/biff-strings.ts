import { littleEndian } from '../bytes/little-endian.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';

const WIDE = 1;
const PHONETIC = 4;
const RICH = 8;

/** How strings are written: with flags and in Unicode since BIFF8, else in the code page of the file. */
export interface StringForm {
  isUnicode: boolean;
  codePage: number;
}

/** A string with its length in front, of one or two bytes. */
export function stringAt(
  bytes: Uint8Array,
  at: number,
  { lengthBytes, isUnicode, codePage }: StringForm & { lengthBytes: 1 | 2 },
): string {
  const length = littleEndian(bytes, at, lengthBytes);
  const start = at + lengthBytes;
  if (!isUnicode) return decodeCodePage(bytes.subarray(start, start + length), codePage);
  return unicodeLetters(bytes.subarray(start + 1), bytes[start] ?? 0, length);
}

/** So many letters, of two bytes or one as the flags say. */
export function unicodeLetters(bytes: Uint8Array, flags: number, length: number): string {
  return (flags & WIDE) === 0
    ? Buffer.from(bytes.subarray(0, length)).toString('latin1')
    : Buffer.from(bytes.subarray(0, length * 2)).toString('utf16le');
}

/**
 * Strings that all sheets share. They run on from one record to the next; where the letters of a string
 * do, the next record begins with new flags.
 * @throws when there are more letters than `most`
 */
export function sharedStrings(records: readonly Uint8Array[], most: number): string[] {
  const reader = createReader(records);
  reader.skip(4);
  const count = reader.number(4);
  const strings: string[] = [];
  let letters = 0;
  while (strings.length < count && !reader.isAtEnd()) {
    const length = reader.number(2);
    const flags = reader.number(1);
    const runs = (flags & RICH) === 0 ? 0 : reader.number(2);
    const phonetic = (flags & PHONETIC) === 0 ? 0 : reader.number(4);
    const string = reader.letters(length, flags);
    reader.skip(runs * 4 + phonetic);
    strings.push(string);
    letters += string.length;
    if (letters > most) break;
  }
  return strings;
}

function createReader(records: readonly Uint8Array[]) {
  let index = 0;
  let at = 0;

  /** Bytes left in the current record; continues to the next when there are none. */
  function left(): number {
    while (index < records.length && at >= (records[index]?.length ?? 0)) {
      index += 1;
      at = 0;
    }
    return (records[index]?.length ?? 0) - at;
  }

  function take(most: number): Uint8Array {
    const size = Math.min(left(), most);
    const bytes = records[index]?.subarray(at, at + size) ?? new Uint8Array(0);
    at += size;
    return bytes;
  }

  function number(size: 1 | 2 | 4): number {
    const bytes = Array.from({ length: size }, () => take(1)[0] ?? 0);
    return littleEndian(Uint8Array.from(bytes), 0, size);
  }

  return {
    isAtEnd: () => left() <= 0,
    number,
    skip: (count: number) => {
      let rest = count;
      while (rest > 0 && left() > 0) rest -= take(rest).length;
    },
    letters: (length: number, first: number): string => {
      let flags = first;
      let string = '';
      while (string.length < length && left() > 0) {
        const width = (flags & WIDE) === 0 ? 1 : 2;
        const bytes = take((length - string.length) * width);
        if (bytes.length < width) break;
        string += decoded(bytes, width);
        if (string.length < length && left() > 0) flags = number(1);
      }
      return string;
    },
  };
}

function decoded(bytes: Uint8Array, width: number): string {
  return width === 1
    ? Buffer.from(bytes).toString('latin1')
    : Buffer.from(bytes).toString('utf16le');
}
