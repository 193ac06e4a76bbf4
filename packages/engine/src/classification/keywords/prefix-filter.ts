/** Tells whether a hash can be one of those added: never wrongly no, rarely wrongly yes. */
export interface PrefixFilter {
  has(hash: number): boolean;
}

/** Bits for each hash; one of a dozen others passes then. */
const BITS_PER_HASH = 12;
const LEAST_BITS = 1024;

export function createPrefixFilter(hashes: readonly number[]): PrefixFilter {
  const wanted = Math.max(LEAST_BITS, hashes.length * BITS_PER_HASH);
  const mask = 2 ** Math.ceil(Math.log2(wanted)) - 1;
  const words = new Uint32Array((mask + 1) >>> 5);
  for (const hash of hashes) {
    const bit = (hash ^ (hash >>> 15)) & mask;
    words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return {
    has(hash) {
      const bit = (hash ^ (hash >>> 15)) & mask;
      return (((words[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
    },
  };
}
