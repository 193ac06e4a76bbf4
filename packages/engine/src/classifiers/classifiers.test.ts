import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextClassifier } from '../classification/text-classifier.ts';
import { CLASSIFIERS } from '../classifiers.gen.ts';
import { CONFIDENCES, DATA_CLASSES } from './define-classifier.ts';

test('ids are unique', () => {
  expect(CLASSIFIERS.length).toBeGreaterThan(0);
  expect(new Set(CLASSIFIERS.map(({ id }) => id)).size).toBe(CLASSIFIERS.length);
});

test('what one type finds is found among all types too, by it or by a rival', () => {
  const { classifyText } = createTextClassifier(CLASSIFIERS);
  const texts = CLASSIFIERS.flatMap(({ examples }) => examples.match.map(({ text }) => text));
  expect(texts.filter((text) => classifyText(text).findings.length === 0)).toEqual([]);
});

describe.each(CLASSIFIERS.map((classifier) => [classifier.id, classifier] as const))(
  '%s',
  (id, classifier) => {
    const compiled = createTextClassifier([classifier]);

    test('is declared as every data type is', () => {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(DATA_CLASSES).toContain(classifier.class);
      expect(classifier.locale).toMatch(/^(?:any|[a-z]{2})$/);
      expect(classifier.keywords).toEqual(classifier.keywords.map((word) => word.toLowerCase()));
      expect(classifier.proximity ?? 30).toBeLessThanOrEqual(300);
      expect(classifier.patterns ?? classifier.kind ?? classifier.read).toBeDefined();
      const { match, noMatch } = classifier.examples;
      expect(match.length).toBeGreaterThan(0);
      for (const { source } of [...match, ...noMatch]) expect(source).not.toBe('');
    });

    test.each(classifier.examples.match)('finds its type in $text', ({ text }) => {
      expect(compiled.classifyText(text).types.map(({ type }) => type)).toEqual([id]);
    });

    test.each(classifier.examples.noMatch)('finds nothing in $text', ({ text }) => {
      expect(compiled.classifyText(text).findings).toEqual([]);
    });

    test('gives offsets inside any text, in order', () => {
      const pieces = fc.constantFrom(...classifier.examples.match.map(({ text }) => text));
      const noise = fc.oneof(fc.constantFrom(' ', '\n', '\0', '"'), fc.string({ unit: 'binary' }));
      const texts = fc
        .array(fc.oneof(pieces, noise), { maxLength: 6 })
        .map((parts) => parts.join(''));
      const options = { minimum: 'low' } as const;
      const given = (text: string) => {
        let position = 0;
        for (const { start, end, confidence } of compiled.classifyText(text, options).findings) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(CONFIDENCES).toContain(confidence);
          position = start;
        }
      };
      fc.assert(fc.property(texts, given), { numRuns: 20 });
    });
  },
);
