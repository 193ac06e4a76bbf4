import { expect, test } from 'vitest';
import { encodeUtf8 } from '../utf8.ts';
import type { Attempts } from './attempts.ts';
import { createRawHits } from './raw-hits.ts';
import { tryBehind, type Window } from './word-anchors.ts';

/**
 * Positions where a window was tried when the words ending at these positions open it, in this order.
 */
function triedPlaces(text: string, wordEnds: readonly number[], within: number): number[] {
  const tried: number[] = [];
  const attempts: Attempts = {
    group: () => group,
    tryAt: (_, __, start) => {
      tried.push(start);
    },
  };
  const group = {
    patterns: [0],
    first: new Uint8Array(256).fill(1),
    onlyTokens: false,
    walks: null,
  };
  const window: Window = {
    groups: Array.from({ length: 256 }, () => group),
    within,
    from: 0,
    to: 0,
    text: null,
  };
  const bytes = encodeUtf8(text);
  const scanned = { bytes, length: bytes.length };
  for (const end of wordEnds) {
    tryBehind({ attempts, hits: createRawHits() }, window, scanned, end);
  }
  return tried;
}

test('words that overlap try each place once', () => {
  const text = 'key '.repeat(5000);
  const ends = Array.from({ length: 5000 }, (_, index) => index * 4 + 3);
  const tried = triedPlaces(text, ends, 60);
  expect(tried.length).toBe(new Set(tried).size);
  expect(tried.length).toBe(text.length - 3);
});

test('a word that ends before another but is found later tries what is before', () => {
  expect(triedPlaces('0123456789', [5, 3], 2)).toEqual([5, 6, 7, 3, 4]);
});

test('a window ends with its line, and the next line can be tried again', () => {
  expect(triedPlaces('ab\ncdef', [1, 4], 9)).toEqual([1, 2, 4, 5, 6]);
});
