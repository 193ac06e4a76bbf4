import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../testing/examples-of.ts';
import { SECRET_TOKENS } from '../../testing/secret-tokens.data.ts';
import { createTextClassifier, type TextClassifier } from '../classification/text-classifier.ts';
import { CLASSIFIERS } from './classifiers.ts';
import { SECRET_TABLES } from '../secret-tables.gen.ts';
import { CONFIDENCES, DATA_CLASSES, type Classifier } from './define-classifier.ts';

/** Made once: preparing arbitrary text takes longer than drawing it. */
const NOISE = fc.oneof(fc.constantFrom(' ', '\n', '\0', '"'), fc.string({ unit: 'binary' }));

let last: { classifier: Classifier; alone: TextClassifier } | null = null;

/** A type by itself. Only the last one is kept: all of them would hold 4 GB. */
function compiled(classifier: Classifier) {
  if (last?.classifier !== classifier) {
    last = { classifier, alone: createTextClassifier([classifier]) };
  }
  return last.alone;
}

test('ids are unique', () => {
  expect(CLASSIFIERS.length).toBeGreaterThan(0);
  expect(new Set(CLASSIFIERS.map(({ id }) => id)).size).toBe(CLASSIFIERS.length);
});

test('every row of the tables of secrets is sorted into its file and has examples of its own', () => {
  for (const table of SECRET_TABLES) {
    const ids = table.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids.map((id) => id.replace(/^[0-9].*/, '0').charAt(0))).size).toBe(1);
  }
  const ids = SECRET_TABLES.flat().map(({ id }) => id);
  expect(Object.keys(SECRET_TOKENS).toSorted()).toEqual(ids.toSorted());
});

test('what one type finds is found among all types too, by it or by a rival', () => {
  const { classifyText } = createTextClassifier(CLASSIFIERS);
  const texts = CLASSIFIERS.flatMap((each) => examplesOf(each).match.map(({ text }) => text));
  expect(texts.filter((text) => classifyText(text).findings.length === 0)).toEqual([]);
});

describe.each(CLASSIFIERS.map((classifier) => [classifier.id, classifier] as const))(
  '%s',
  (id, classifier) => {
    const { match, noMatch } = examplesOf(classifier);

    test('is declared as every data type is', () => {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(DATA_CLASSES).toContain(classifier.class);
      expect(classifier.locale).toMatch(/^(?:any|[a-z]{2})$/);
      expect(classifier.keywords).toEqual(classifier.keywords.map((word) => word.toLowerCase()));
      expect(classifier.proximity ?? 30).toBeLessThanOrEqual(300);
      expect(classifier.patterns ?? classifier.kind ?? classifier.read).toBeDefined();
      expect(match.length).toBeGreaterThan(0);
      for (const { source } of [...match, ...noMatch]) expect(source).not.toBe('');
    });

    test('finds its type and no other in each of its examples', () => {
      const found = match.map(({ text }) => ({ text, types: typesIn(text) }));
      expect(found).toEqual(match.map(({ text }) => ({ text, types: [id] })));
    });

    test('finds nothing in texts that only look similar', () => {
      expect(noMatch.filter(({ text }) => typesIn(text).length > 0)).toEqual([]);
    });

    const typesIn = (text: string) =>
      compiled(classifier)
        .classifyText(text)
        .types.map(({ type }) => type);

    test('gives offsets inside any text, in order', () => {
      const pieces = fc.constantFrom(...match.map(({ text }) => text));
      const texts = fc
        .array(fc.oneof(pieces, NOISE), { maxLength: 6 })
        .map((parts) => parts.join(''));
      const options = { minimum: 'low' } as const;
      const { classifyText } = compiled(classifier);
      const given = (text: string) => {
        let position = 0;
        for (const { start, end, confidence } of classifyText(text, options).findings) {
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
