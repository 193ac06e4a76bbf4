import { sha256 } from './sha-256.ts';

/** Base 58 alphabets, which exclude look-alike characters. */
const BASE58_ALPHABETS = {
  bitcoin: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  ripple: 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz',
} as const;

/**
 * Bytes of a text in base 58 whose last four are the start of the double SHA-256 of the others, without
 * those four (Bitcoin Wiki, Base58Check encoding); null when they are not. At most 128 characters.
 */
export function base58Payload(
  text: string,
  alphabet: keyof typeof BASE58_ALPHABETS = 'bitcoin',
): Uint8Array | null {
  const bytes = text.length > 128 ? null : decoded(text, BASE58_ALPHABETS[alphabet]);
  if (bytes === null || bytes.length < 5) return null;
  const payload = bytes.subarray(0, -4);
  const checksum = sha256(sha256(payload));
  return bytes.subarray(-4).every((byte, index) => byte === checksum[index]) ? payload : null;
}

function decoded(text: string, alphabet: string): Uint8Array | null {
  const reversed: number[] = [];
  for (const letter of text) {
    let carry = alphabet.indexOf(letter);
    if (carry < 0) return null;
    for (let index = 0; index < reversed.length; index += 1) {
      carry += (reversed[index] ?? 0) * 58;
      reversed[index] = carry & 0xff;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) reversed.push(carry & 0xff);
  }
  const zero = alphabet.charAt(0);
  for (let index = 0; text[index] === zero; index += 1) reversed.push(0);
  return Uint8Array.from(reversed.toReversed());
}
