import { decodeUtf8 } from './utf8.ts';

/**
 * Bytes decoded at a time. Values are short and close together; setting up the decoder costs more than
 * decoding them.
 */
const SPAN = 1 << 13;
/** Portion before the requested part: the text before values is requested next. */
const AHEAD = 512;
/** Each undecodable byte becomes this character, one for a byte, like an ASCII character. */
const REPLACED = '\uFFFD';

/**
 * Decodes parts of a text, requested in roughly ascending order. If the text around a part is ASCII
 * only, all of it is decoded together, and its offsets equal byte offsets.
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
