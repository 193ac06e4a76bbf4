import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoints, complement } from './code-points.ts';
import { utf8Sequences } from './utf8-sequences.ts';

const encoder = new TextEncoder();

const characters = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfff, 0x1000, 0xffff, 0x10000),
);

const sets = fc
  .array(fc.tuple(characters, characters), { minLength: 1, maxLength: 4 })
  .map((ranges) => codePoints(ranges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)])));

test('a character is in the sequences of a set exactly if it is in the set', () => {
  fc.assert(
    fc.property(sets, characters, fc.boolean(), (listed, point, negated) => {
      fc.pre(point < 0xd800 || point > 0xdfff);
      const set = negated ? complement(listed) : listed;
      const bytes = encoder.encode(String.fromCodePoint(point));
      const isIn = utf8Sequences(set).some(
        (sequence) =>
          sequence.length === bytes.length &&
          sequence.every(
            ([first, last], at) => first <= (bytes[at] ?? -1) && (bytes[at] ?? 256) <= last,
          ),
      );
      expect(isIn).toBe(set.some(([first, last]) => first <= point && point <= last));
    }),
    { numRuns: 1000 },
  );
});

test('all characters but some of ASCII take four sequences', () => {
  expect(utf8Sequences(complement([[0x41, 0x5a]]))).toHaveLength(2 + 3);
});
