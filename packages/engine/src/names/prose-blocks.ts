import type { ReadableText } from '../classifiers/define-classifier.ts';

/** A stretch of prose. */
export interface Block {
  text: string;
  /** First byte of it in the whole text. */
  start: number;
}

/** Names of a long text are known from its beginning. */
const MOST_BYTES = 262_144;
const LONGEST_BLOCK = 4096;
/** Share of a block that signs of program code may take; prose has one in a hundred and fewer. */
const MOST_CODE = 0.035;

const LINE_FEED = 10;

/**
 * Prose of a text, in blocks that end where a line ends, or at a blank where a line is long. Blocks that
 * look like program code, or in which no word is written large, are left out.
 */
export function* proseBlocks(text: ReadableText): Generator<Block> {
  const { bytes } = text;
  const length = Math.min(text.length, MOST_BYTES);
  let start = 0;
  while (start < length) {
    const end = blockEnd(bytes, start, length);
    if (isProse(bytes, start, end)) yield { text: text.slice(start, end), start };
    start = end;
  }
}

/** Behind an empty line, or behind the last line or blank that fits. */
function blockEnd(bytes: Uint8Array, start: number, length: number): number {
  const limit = Math.min(length, start + LONGEST_BLOCK);
  let line = -1;
  let blank = -1;
  for (let at = start; at < limit; at += 1) {
    const byte = bytes[at];
    if (byte === LINE_FEED) {
      if (bytes[at + 1] === LINE_FEED) return at + 1;
      line = at + 1;
    } else if (byte === 32) blank = at + 1;
  }
  if (limit === length) return length;
  if (line > start) return line;
  return blank > start ? blank : limit;
}

/** Signs that stand in program code, markup and data far more often than in prose. */
const CODE = new Uint8Array(256);
for (const sign of '{}[]<>=;|\\_$#+*~^`') CODE[sign.charCodeAt(0)] = 1;

function isProse(bytes: Uint8Array, start: number, end: number): boolean {
  let code = 0;
  let large = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    code += CODE[byte] ?? 0;
    if (byte >= 65 && byte <= 90) large += 1;
  }
  return large > 0 && code <= Math.max(1, (end - start) * MOST_CODE);
}
