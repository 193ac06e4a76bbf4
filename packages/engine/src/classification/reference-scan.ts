import { runStart } from './scan/at-anchor.ts';
import type { CompiledValuePattern, Scan } from './scan/raw-hits.ts';
import { addHit } from './scan/raw-hits.ts';
import { isTokenByte } from './token-edges.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/**
 * Reference implementation of the scan: tries every pattern at every byte. Slow; used to verify the
 * fast scan.
 */
export function createReferenceScan(patterns: readonly CompiledValuePattern[]): Scan {
  return {
    scan(bytes, length, hits) {
      hits.count = 0;
      hits.isCapped = false;
      for (let start = 0; start < length; start += 1) {
        for (const [index, pattern] of patterns.entries()) {
          const end = hitEnd(pattern, bytes, start, length);
          if (end > start) addHit(hits, index, start, end);
        }
      }
    },
  };
}

function hitEnd(
  pattern: CompiledValuePattern,
  bytes: Uint8Array,
  start: number,
  length: number,
): number {
  const isToken = pattern.edges === 'token';
  if (isToken && start > 0 && isTokenByte(bytes[start - 1])) return -1;
  if (pattern.anchor === '@' && !isRunStart(bytes, start, length)) return -1;
  const end = pattern.linear.matchAt(bytes, start, length);
  if (end <= start) return -1;
  if (isToken && end < length && isTokenByte(bytes[end])) return -1;
  return pattern.after === null || standsAfter(pattern.after, bytes, start) ? end : -1;
}

function isRunStart(bytes: Uint8Array, start: number, length: number): boolean {
  const at = bytes.indexOf(0x40, start);
  return at >= 0 && at < length && runStart(bytes, at) === start;
}

function standsAfter(
  { words, within, next }: NonNullable<CompiledValuePattern['after']>,
  bytes: Uint8Array,
  start: number,
): boolean {
  const lineStart = bytes.lastIndexOf(10, start - 1) + 1;
  if (start === 0) return false;
  if (next?.includes(String.fromCharCode(bytes[start - 1] ?? 0)) === false) return false;
  return words.some((word) => {
    const from = Math.max(lineStart, start - within - encodeUtf8(word).length);
    return decodeUtf8(bytes, from, start).toLowerCase().includes(word.toLowerCase());
  });
}
