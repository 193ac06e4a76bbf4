/** Tells whether a hash can be that of the beginning of a keyword: never wrongly no, seldom wrongly yes. */
export interface PrefixFilter {
  add(hash: number): void;
  has(hash: number): boolean;
}

/** About ten bits for every beginning of the keywords that are shipped. */
const BITS = 1 << 20;

export function createPrefixFilter(): PrefixFilter {
  const words = new Uint32Array(BITS >>> 5);
  return {
    add(hash) {
      const bit = mixed(hash);
      words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
    },
    has(hash) {
      const bit = mixed(hash);
      return (((words[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
    },
  };
}

function mixed(hash: number): number {
  return (hash ^ (hash >>> 15)) & (BITS - 1);
}
