import { halfSipHash, type SipKey } from './half-sip-hash.ts';

/** Bits per value. With three probes, about 1 in 200 absent values passes. */
const BITS_A_VALUE = 16;
const PROBES = 3;

export interface BloomFilter {
  add(value: string): void;
  /** False: certainly not there. */
  mayHold(value: string): boolean;
}

/** Filter size in bytes for that many values: a power of two, so a mask finds a bit. */
export function bloomBytes(values: number): number {
  return 2 ** Math.max(3, Math.ceil(Math.log2(Math.max(1, values) * BITS_A_VALUE)) - 3);
}

/** A filter on borrowed bytes. @param bits from `bloomBytes` */
export function bloomFilter(bits: Uint8Array, key: SipKey): BloomFilter {
  const mask = bits.length * 8 - 1;
  const hash = new Int32Array(2);
  /** Double hashing (Kirsch and Mitzenmacher, 2006): two hashes make all probes. */
  const probe = (index: number): number => ((hash[0] ?? 0) + index * ((hash[1] ?? 0) | 1)) & mask;
  return {
    add(value) {
      halfSipHash(value, key, hash);
      for (let index = 0; index < PROBES; index += 1) {
        const bit = probe(index);
        bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
      }
    },
    mayHold(value) {
      halfSipHash(value, key, hash);
      for (let index = 0; index < PROBES; index += 1) {
        const bit = probe(index);
        if (((bits[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
      }
      return true;
    },
  };
}
