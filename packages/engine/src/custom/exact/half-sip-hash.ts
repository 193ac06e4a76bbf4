/** A key of 64 bits, as two words. */
export type SipKey = readonly [number, number];

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/**
 * HalfSipHash-2-4 with 64 bits of output (Aumasson and Bernstein, 2012, in its variant for 32-bit
 * words): a keyed hash that is fast for short values in JavaScript. It selects the bits of the Bloom
 * filter; stored comparison values use HMAC.
 * @param result gets the two words of the hash
 */
export function halfSipHash(text: string, [key0, key1]: SipKey, result: Int32Array): void {
  let v0 = key0;
  let v1 = key1 ^ 0xee;
  let v2 = 0x6c_79_67_65 ^ key0;
  let v3 = 0x74_65_64_62 ^ key1;
  const round = (): void => {
    v0 = (v0 + v1) | 0;
    v1 = rotate(v1, 5) ^ v0;
    v0 = rotate(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = rotate(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = rotate(v3, 7) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = rotate(v1, 13) ^ v2;
    v2 = rotate(v2, 16);
  };
  const take = (word: number): void => {
    v3 ^= word;
    round();
    round();
    v0 ^= word;
  };
  // Packs two code units into a word: values are short, and encoding them first would cost more.
  const { length } = text;
  let at = 0;
  for (; at + 1 < length; at += 2) take(text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16));
  take((at < length ? text.charCodeAt(at) : 0) | (length << 24));
  v2 ^= 0xee;
  for (let rounds = 0; rounds < 4; rounds += 1) round();
  result[0] = v1 ^ v3;
  v1 ^= 0xdd;
  for (let rounds = 0; rounds < 4; rounds += 1) round();
  result[1] = v1 ^ v3;
}
