/** Letters and digits in one hash. */
const GRAM = 32;
/** Window of hashes from which the smallest is kept: one in about seventeen remains. */
const WINDOW = 32;
const BASE = 0x01_00_01_93;

/** A retained hash and the position of its letters in the text. Offsets in bytes. */
export interface Print {
  hash: number;
  start: number;
  end: number;
}

/**
 * Winnowing (Schleimer, Wilkerson and Aiken, 2003): of every 32 adjacent hashes of 32 letters the
 * smallest is kept, so two texts that share 63 letters share a hash. Only letters and digits count, in
 * one case.
 * @param salt mixed into every hash, so that hashes of two tenants cannot be compared
 */
export function* winnow(bytes: Uint8Array, length: number, salt: number): Generator<Print> {
  const window: Print[] = [];
  const hashes = new Uint32Array(WINDOW);
  let gram = -1;
  let kept = -1;
  for (const print of grams(bytes, length, salt)) {
    gram += 1;
    hashes[gram % WINDOW] = print.hash;
    window[gram % WINDOW] = print;
    if (gram < WINDOW - 1) continue;
    const smallest = smallestOf(hashes, gram);
    const smallestPrint = window[smallest % WINDOW];
    if (smallest === kept || !smallestPrint) continue;
    kept = smallest;
    yield smallestPrint;
  }
}

/** Rolling hash of every 32 adjacent letters. */
function* grams(bytes: Uint8Array, length: number, salt: number): Generator<Print> {
  const letters = new Uint8Array(GRAM);
  const places = new Uint32Array(GRAM);
  const leading = power(BASE, GRAM);
  let rolling = 0;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const letter = foldByte(bytes[at] ?? 0);
    if (letter === 0) continue;
    const slot = count % GRAM;
    const oldest = letters[slot] ?? 0;
    rolling = (Math.imul(rolling, BASE) + letter - Math.imul(oldest, leading)) | 0;
    letters[slot] = letter;
    places[slot] = at;
    count += 1;
    if (count < GRAM) continue;
    yield { hash: mixed(rolling ^ salt), start: places[count % GRAM] ?? 0, end: at + 1 };
  }
}

/** Number of the gram with the smallest hash of the last ones, the last of equal ones. */
function smallestOf(hashes: Uint32Array, gram: number): number {
  let smallest = gram - WINDOW + 1;
  for (let other = smallest + 1; other <= gram; other += 1) {
    if ((hashes[other % WINDOW] ?? 0) <= (hashes[smallest % WINDOW] ?? 0)) smallest = other;
  }
  return smallest;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let index = 0; index < exponent; index += 1) result = Math.imul(result, base);
  return result;
}

/** Spreads all bits (the finalizer of MurmurHash3, public domain). */
function mixed(word: number): number {
  let hash = word;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The byte in one case; 0 for ignored bytes. Bytes of other scripts are used unchanged. */
function foldByte(byte: number): number {
  if (byte >= 65 && byte <= 90) return byte + 32;
  const counts = (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57) || byte > 127;
  return counts ? byte : 0;
}
