import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkWords } from './chunk-words.ts';

const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 });

test('a short text is one chunk, no words are none', () => {
  expect(chunkWords([1, 2, 1], { words: 8, tokens: 8, width: 2 })).toEqual([
    { first: 0, end: 3, ownFirst: 0, ownEnd: 3 },
  ]);
  expect(chunkWords([], { words: 8, tokens: 8, width: 2 })).toEqual([]);
});

test('neighbours share twice the words of a name', () => {
  const tokens = Array.from({ length: 14 }, () => 1);
  expect(chunkWords(tokens, { words: 10, tokens: 99, width: 2 })).toEqual([
    { first: 0, end: 10, ownFirst: 0, ownEnd: 8 },
    { first: 6, end: 14, ownFirst: 8, ownEnd: 14 },
  ]);
});

test('each word belongs to one chunk, which is within the limits', () => {
  fc.assert(
    fc.property(
      sizes,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 4, max: 20 }),
      (...all) => {
        const [tokens, words, most] = all;
        const chunks = chunkWords(tokens, { words, tokens: most, width: 2 });
        const own = chunks.flatMap(({ ownFirst, ownEnd }) =>
          Array.from({ length: ownEnd - ownFirst }, (_, at) => ownFirst + at),
        );
        expect(own).toEqual(tokens.map((_, index) => index));
        for (const { first, end, ownFirst, ownEnd } of chunks) {
          expect(first <= ownFirst && ownEnd <= end).toBe(true);
          expect(end - first).toBeLessThanOrEqual(words);
          const pieces = tokens.slice(first, end).reduce((sum, size) => sum + size, 0);
          expect(pieces).toBeLessThanOrEqual(most);
        }
      },
    ),
  );
});

test('no name that fits four times into a chunk is cut', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 3 }), (tokens, width) => {
      for (const chunk of chunkWords(tokens, { words: 4 * width, tokens: 99, width })) {
        const last = Math.min(chunk.ownEnd - 1 + width, tokens.length);
        expect(last).toBeLessThanOrEqual(chunk.end);
      }
    }),
  );
});
