import { ownValue } from '@waybill/contract/own-value';
/**
 * Class of a byte in a token (a run of letters, digits, `_` and bytes above 127). Zero: not in a token.
 */
const DIGIT = 1;
const UPPER = 2;
const LOWER = 4;
const UNDERSCORE = 8;
export const HIGH = 16;

/** Where the class of a byte is in an entry of `BYTES`; below are the five bits of its code. */
export const CLASS_SHIFT = 5;
export const CODE_MASK = 31;
/** The bits of an entry that are set for bytes of tokens only. */
export const TOKEN_MASK = 31 << CLASS_SHIFT;
/** Set in an entry to have the byte told though it is of no token; above the class. */
export const TOLD = 1 << 10;

/**
 * Codes of punctuation in literals; other ASCII signs have none. Some share codes with the rare letters
 * j, q, x and z.
 */
const PUNCTUATION: Readonly<Record<string, number>> = {
  _: 29,
  '-': 30,
  '.': 31,
  '=': 31,
  ':': 10,
  $: 17,
  '~': 17,
  '+': 24,
  '/': 26,
};

/**
 * By byte: code and class. Codes have five bits, so three form an index of 32 Ki entries; letters have
 * one code in both cases, and a shared code costs a comparison but no hit.
 */
export const BYTES: Uint16Array = Uint16Array.from({ length: 256 }, (_, byte) => {
  return (classOf(byte) << CLASS_SHIFT) | codeOf(byte);
});

function codeOf(byte: number): number {
  if (byte > 127) return byte & 31;
  const letter = foldByte(byte);
  if (letter >= 97 && letter <= 122) return letter - 96;
  if (byte >= 48 && byte <= 57) return byte < 53 ? 27 : 28;
  return ownValue(PUNCTUATION, String.fromCharCode(byte)) ?? 0;
}

function classOf(byte: number): number {
  if (byte > 127) return HIGH;
  if (byte >= 48 && byte <= 57) return DIGIT;
  if (byte >= 65 && byte <= 90) return UPPER;
  if (byte >= 97 && byte <= 122) return LOWER;
  return byte === 95 ? UNDERSCORE : 0;
}

/** ASCII letters in lower case, everything else unchanged. */
export function foldByte(byte: number): number {
  return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}

/** Whether the byte is an ASCII letter, digit or underscore, which a token edge forbids. */
export function isWordAt(bytes: Uint8Array, index: number, length: number): boolean {
  if (index < 0 || index >= length) return false;
  const group = (BYTES[bytes[index] ?? 0] ?? 0) & TOKEN_MASK;
  return group !== 0 && group !== HIGH << CLASS_SHIFT;
}
