import { BYTES, CLASS_SHIFT, HIGH } from './byte-tables.ts';

/** Maximum bytes before an `@`: the RFC 5321 section 4.5.3.1.1 limit for an address. */
const LONGEST_RUN = 64;
/** Signs that join tokens into a run. */
const JOINS: ReadonlySet<number> = new Set(Array.from("+-.%'").map((sign) => sign.charCodeAt(0)));

/**
 * Position of the first letter, digit or `_` in the run of ASCII letters, digits, `_` and the signs
 * `+-.%'’` that ends before `at`; -1 if none, or the run is longer than 64 bytes.
 */
export function runStart(bytes: Uint8Array, at: number): number {
  let start = at;
  for (let index = at - 1; index >= 0; index -= 1) {
    const byte = bytes[index] ?? 0;
    if (isApostropheAt(bytes, index - 2)) index -= 2;
    else if (!isOfToken(byte) && !JOINS.has(byte)) break;
    if (at - index > LONGEST_RUN) return -1;
    if (isOfToken(byte)) start = index;
  }
  return start === at ? -1 : start;
}

/** U+2019 in UTF-8. */
function isApostropheAt(bytes: Uint8Array, index: number): boolean {
  return bytes[index] === 0xe2 && bytes[index + 1] === 0x80 && bytes[index + 2] === 0x99;
}

function isOfToken(byte: number): boolean {
  const group = (BYTES[byte] ?? 0) >> CLASS_SHIFT;
  return group !== 0 && group !== HIGH;
}
