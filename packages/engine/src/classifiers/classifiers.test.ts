import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASSIFIERS } from '../classifiers.gen.ts';
import { DATA_CLASSES } from './define-classifier.ts';

test('ids are unique', () => {
  expect(CLASSIFIERS.length).toBeGreaterThan(0);
  expect(new Set(CLASSIFIERS.map(({ id }) => id)).size).toBe(CLASSIFIERS.length);
});

describe.each(CLASSIFIERS.map((classifier) => [classifier.id, classifier] as const))(
  '%s',
  (_id, classifier) => {
    test('names a class, and keywords in lower case', () => {
      expect(DATA_CLASSES).toContain(classifier.class);
      expect(classifier.keywords).toEqual(classifier.keywords.map((word) => word.toLowerCase()));
    });

    test.each(classifier.examples.match)('finds its type in $text', ({ text, source }) => {
      const matches = classifier.find(text);
      expect(matches).toHaveLength(1);
      expect(source).not.toBe('');
      const lower = text.toLowerCase();
      expect(classifier.keywords.some((keyword) => lower.includes(keyword))).toBe(true);
    });

    test.each(classifier.examples.noMatch)('finds nothing in $text', ({ text, source }) => {
      expect(classifier.find(text)).toEqual([]);
      expect(source).not.toBe('');
    });

    test('gives offsets inside any text, in order and apart', () => {
      const pieces = fc.constantFrom(
        ...classifier.examples.match.map(({ text }) => text),
        ' ',
        '\0',
      );
      const text = fc
        .array(fc.oneof(pieces, fc.string({ unit: 'binary' })))
        .map((all) => all.join(''));
      fc.assert(
        fc.property(text, (given) => {
          let position = 0;
          for (const { start, end, confidence } of classifier.find(given)) {
            expect(start).toBeGreaterThanOrEqual(position);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(given.length);
            expect(confidence).toBeGreaterThan(0);
            expect(confidence).toBeLessThanOrEqual(1);
            position = end;
          }
        }),
      );
    });
  },
);
