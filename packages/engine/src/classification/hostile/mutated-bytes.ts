import { noise } from './repeated-text.ts';

/** The bytes with a few bits flipped, truncated, or recombined, derived from `seed`. */
export function mutatedBytes(bytes: Uint8Array, seed: number): Uint8Array {
  const next = noise(seed);
  const at = next(bytes.length + 1);
  const way = seed % 5;
  if (way === 0) return bytes.slice(0, at);
  if (way === 1) return bytes.slice(at);
  if (way === 2) return joined(bytes.subarray(at), bytes.subarray(0, at));
  if (way === 3) return joined(bytes.subarray(0, at), bytes);
  const flipped = bytes.slice();
  for (let flips = next(8); flips >= 0 && flipped.length > 0; flips -= 1) {
    const place = next(flipped.length);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << next(8));
  }
  return flipped;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
