import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examplesOf } from '../../../testing/examples-of.ts';
import { CLASSIFIERS } from '../../classifiers/classifiers.ts';
import type { Classifier, Place, ValuePattern } from '../../classifiers/define-classifier.ts';
import type { LinearPattern } from '../../patterns/linear-pattern.ts';
import { compileClassifiers } from '../compile-classifiers.ts';
import { decodeUtf8, encodeUtf8 } from '../utf8.ts';
import { HOSTILE_VALUES, mutated } from './hostile-values.ts';

const ANSWERS: ReadonlySet<unknown> = new Set([true, false, 'none', 'low', 'medium', 'high']);
const NOTHING: Place = { before: () => '', behind: () => '' };

const { owned, compiled } = compileClassifiers(CLASSIFIERS);
const checks = owned.flatMap(({ classifier, pattern }, index) => {
  const linear = compiled[index]?.linear;
  return pattern.validate && linear ? [{ classifier, pattern, linear, index }] : [];
});

function place(before: string, behind: string): Place {
  return { before: () => before, behind: () => behind };
}

const PLACES: readonly Place[] = [
  NOTHING,
  place('\0"password" = \'', "'\ud800"),
  place('https://a:b@'.repeat(10), '9%40'.repeat(15)),
  place(' \t:=>("\'`[{'.repeat(12), '"\'`)]}>;,'.repeat(7)),
];

/** Invalid results of a check for a value. */
function wrongAnswers(pattern: ValuePattern, value: string, places = PLACES.length): string[] {
  return PLACES.slice(0, places).flatMap((each, index) => {
    try {
      const answer = pattern.validate?.(value, each);
      return ANSWERS.has(answer) ? [] : [`${JSON.stringify(value)} ${index}: ${String(answer)}`];
    } catch (error) {
      return [`${JSON.stringify(value.slice(0, 80))} ${index}: ${String(error)}`];
    }
  });
}

/** Examples of the type, and the pattern's first match in each. */
function ownValues(classifier: Classifier, linear: LinearPattern): string[] {
  const { match, noMatch } = examplesOf(classifier);
  return [...match, ...noMatch].flatMap(({ text }) => {
    const bytes = encodeUtf8(text);
    const found = linear.find(bytes, 0, bytes.length);
    return found ? [text, decodeUtf8(bytes, found.start, found.end)] : [text];
  });
}

test('there are checks to test', () => {
  expect(checks.length).toBeGreaterThan(100);
});

test('every check answers every hostile value', () => {
  const wrong = checks.flatMap(({ classifier, pattern }) =>
    HOSTILE_VALUES.flatMap((value) => wrongAnswers(pattern, value)).map(
      (what) => `${classifier.id} ${what}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('every check answers its own examples and what its pattern matches in them, changed', () => {
  const wrong = checks.flatMap(({ classifier, pattern, linear, index }) =>
    ownValues(classifier, linear)
      .flatMap((value, seed) => mutated(value, index + seed))
      .flatMap((value) => wrongAnswers(pattern, value, 2))
      .map((what) => `${classifier.id} ${what}`),
  );
  expect(wrong).toEqual([]);
});

test('a check keeps nothing between two values', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[0-9A-Z ./-]{0,24}$/),
    fc.constantFrom(...HOSTILE_VALUES.filter(({ length }) => length < 100)),
  );
  fc.assert(
    fc.property(texts, texts, fc.constantFrom(...checks), (one, other, { pattern }) => {
      const first = pattern.validate?.(one, NOTHING);
      pattern.validate?.(other, NOTHING);
      expect(ANSWERS).toContain(first);
      expect(pattern.validate?.(one, NOTHING)).toBe(first);
    }),
    { numRuns: 2000 },
  );
});
