/**
 * Maximum UTF-8 length in bytes of the keys used to find and count events: an index accepts no longer
 * keys.
 */
export const ACTOR_KEY_BYTES = 254;
export const OBJECT_KEY_BYTES = 400;
export const PLACE_NAME_BYTES = 253;

/** Maximum UTF-8 bytes per UTF-16 code unit. */
const MOST_BYTES_PER_UNIT = 3;
/** An ellipsis and sixteen hexadecimal digits. */
const TAIL_BYTES = 19;

/**
 * The text itself if it is short enough, otherwise its start plus a digest of the whole text, so that
 * two long texts with the same start get different keys. Equal texts give equal keys.
 *
 * @param bytes maximum UTF-8 length of the result in bytes
 */
export function boundedKey(text: string, bytes: number): string {
  if (text.length * MOST_BYTES_PER_UNIT <= bytes || prefixWithin(text, bytes) === text.length) {
    return text;
  }
  return `${text.slice(0, prefixWithin(text, bytes - TAIL_BYTES))}…${digest(text)}`;
}

/** Number of code units whose UTF-8 form fits in `bytes` bytes; never splits a surrogate pair. */
function prefixWithin(text: string, bytes: number): number {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += bytesOf(character.codePointAt(0) ?? 0);
    if (used > bytes) return end;
    end += character.length;
  }
  return end;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}

/** FNV-1a over the units from two starting points, as sixteen hexadecimal digits. */
function digest(text: string): string {
  let first = 0x811c_9dc5;
  let second = 0x1b87_3593;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x0100_0193);
    second = Math.imul(second ^ unit, 0x0100_0193) ^ (second >>> 13);
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
