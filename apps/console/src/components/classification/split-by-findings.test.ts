import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByFindings } from './split-by-findings.ts';

const shown = (text: string, findings: { start: number; end: number }[]) =>
  splitByFindings(text.length, findings).map(
    ({ start, end, found }) => `${text.slice(start, end)}|${found.join()}`,
  );

test('a text is cut at the edges of what was found in it', () => {
  expect(shown('call 555 now', [{ start: 5, end: 8 }])).toEqual(['call |', '555|0', ' now|']);
  expect(shown('nothing', [])).toEqual(['nothing|']);
  expect(splitByFindings(0, [])).toEqual([]);
});

test('findings in each other share their pieces', () => {
  const findings = [
    { start: 2, end: 8 },
    { start: 4, end: 6 },
  ];
  expect(shown('0123456789', findings)).toEqual(['01|', '23|0', '45|0,1', '67|0', '89|']);
});

test('what covers the whole text marks nothing', () => {
  expect(shown('abcdef', [{ start: 0, end: 6 }])).toEqual(['abcdef|']);
});

test('the pieces are the text, and each finding has exactly its own', () => {
  const Span = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => ({
    start: Math.min(a, b),
    end: Math.max(a, b),
  }));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.array(Span, { maxLength: 12 }),
      (length, all) => {
        const findings = all.filter(({ start, end }) => start < end && end <= length);
        const segments = splitByFindings(length, findings);
        expect(segments[0]?.start).toBe(0);
        expect(segments.at(-1)?.end).toBe(length);
        for (const [index, { start, end }] of findings.entries()) {
          if (end - start === length) continue;
          const own = segments.filter(({ found }) => found.includes(index));
          expect(own[0]?.start).toBe(start);
          expect(own.at(-1)?.end).toBe(end);
          expect(own.reduce((sum, piece) => sum + piece.end - piece.start, 0)).toBe(end - start);
        }
      },
    ),
  );
});
