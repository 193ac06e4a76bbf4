import { encodeUtf8 } from '../../classification/utf8.ts';
import { sha256, sha256Block, sha256From } from '../../values/sha-256.ts';
import type { SipKey } from './half-sip-hash.ts';

const BLOCK = 64;

/** Hashes the values of one tenant; without its key they cannot be compared or guessed. */
export interface ValueHash {
  /** The first 64 bits of HMAC-SHA-256 (RFC 2104), as two unsigned words. */
  hash(value: string): readonly [number, number];
  /** Key of the Bloom filter, derived from the same key. */
  sipKey: SipKey;
}

/** @param key 32 bytes or more, of the tenant */
export function valueHash(key: Uint8Array): ValueHash {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  // Both keyed blocks are the same for every value.
  const inner = sha256Block(block.map((byte) => byte ^ 0x36));
  const outer = sha256Block(block.map((byte) => byte ^ 0x5c));
  const digest = (value: string): DataView => {
    const inside = sha256From(inner, encodeUtf8(value), BLOCK);
    return new DataView(sha256From(outer, inside, BLOCK).buffer);
  };
  const derived = digest('bloom filter');
  return {
    hash(value) {
      const view = digest(value);
      return [view.getUint32(0), view.getUint32(4)];
    },
    sipKey: [derived.getInt32(0), derived.getInt32(4)],
  };
}
