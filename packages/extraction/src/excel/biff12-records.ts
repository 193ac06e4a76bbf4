import { littleEndian } from '../bytes/little-endian.ts';

/** A record of a binary workbook part ([MS-XLSB] 2.1.4). */
export interface Biff12Record {
  type: number;
  content: Uint8Array;
}

/** Records in order. Kind and length are written in as few bytes as they need, low bits first. */
export function* biff12Records(bytes: Uint8Array): Generator<Biff12Record> {
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const isLong = first >= 0x80;
    const type = isLong ? (first & 0x7f) | ((bytes[at + 1] ?? 0) << 7) : first;
    const { length, end } = lengthAt(bytes, at + (isLong ? 2 : 1));
    yield { type, content: bytes.subarray(end, end + length) };
    at = end + length;
  }
}

function lengthAt(bytes: Uint8Array, start: number): { length: number; end: number } {
  let length = 0;
  for (let index = 0; index < 4; index += 1) {
    const byte = bytes[start + index] ?? 0;
    length |= (byte & 0x7f) << (7 * index);
    if (byte < 0x80) return { length, end: start + index + 1 };
  }
  return { length, end: start + 4 };
}

/** A string of letters of two bytes behind its length, and where it ends; a length of all ones is none. */
export function wideString(bytes: Uint8Array, at: number): { text: string; end: number } {
  const length = littleEndian(bytes, at, 4);
  if (length === 0xffffffff) return { text: '', end: at + 4 };
  const end = Math.min(bytes.length, at + 4 + length * 2);
  return { text: Buffer.from(bytes.subarray(at + 4, end)).toString('utf16le'), end };
}
