import { decodeUtf8 } from './utf8.ts';

/** Bytes decoded at once. Values are short and stand together; setting up the decoder costs more than they do. */
const SPAN = 1 << 13;
/** How much of it precedes the part that was asked for: what precedes values is asked for next. */
const AHEAD = 512;
/** What cannot be decoded becomes this character, one for a byte, as a character of ASCII is. */
const REPLACED = '\uFFFD';

/**
 * Decodes parts of a text, which are asked for in ascending order, about. Where the text around a part
 * is ASCII alone, all of it is decoded at once, and places in it are those of its bytes.
 */
export function createTextParts(bytes: Uint8Array): (start: number, end: number) => string {
  let from = 0;
  let to = 0;
  let ascii: string | null = null;

  function readAround(start: number): void {
    from = Math.max(0, start - AHEAD);
    to = Math.min(bytes.length, from + SPAN);
    const text = decodeUtf8(bytes, from, to);
    ascii = text.length === to - from && !text.includes(REPLACED) ? text : null;
  }

  return (start, end) => {
    const stop = Math.min(end, bytes.length);
    if (stop - start > SPAN - AHEAD) return decodeUtf8(bytes, start, stop);
    if (start < from || stop > to) readAround(start);
    return ascii === null ? decodeUtf8(bytes, start, stop) : ascii.slice(start - from, stop - from);
  };
}
