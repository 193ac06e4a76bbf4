import { encodeUtf8 } from '../utf8.ts';

/** A piece repeated to that many bytes; the last repetition is truncated. */
export function repeatedText(piece: string, size: number): Uint8Array {
  return repeatedBytes(encodeUtf8(piece), size);
}

/** A prefix followed by that many bytes of a repeated piece. */
export function behindText(beginning: string, piece: string, size: number): Uint8Array {
  const head = encodeUtf8(beginning);
  const bytes = repeatedBytes(encodeUtf8(piece), size);
  bytes.copyWithin(head.length, 0);
  bytes.set(head.subarray(0, size));
  return bytes;
}

export function repeatedBytes(piece: Uint8Array, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += piece.length) {
    bytes.set(piece.subarray(0, Math.min(piece.length, size - at)), at);
  }
  return bytes;
}

/** Numbers from 0 to below `below` that look random and are the same each time. */
export function noise(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d);
    state = Math.imul(state ^ (state >>> 12), 0x29_7a_2d_39) + 0x6d_2b_79_f5;
    return ((state ^ (state >>> 15)) >>> 0) % below;
  };
}
