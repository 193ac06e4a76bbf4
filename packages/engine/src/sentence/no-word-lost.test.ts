import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAMED_FIELDS } from '../policy/fields.ts';
import { validateCondition } from '../policy/validate-condition.ts';
import { productTerms } from './product-terms.ts';
import { sentenceReader } from './read-sentence.ts';
import { ENGLISH_SENTENCES } from './testing/english-sentences.data.ts';
import { GERMAN_SENTENCES } from './testing/german-sentences.data.ts';
import { createVocabulary } from './vocabulary.ts';

const product = createVocabulary(productTerms(NAMED_FIELDS));
const { read } = sentenceReader(product);

const pieces = [...ENGLISH_SENTENCES, ...GERMAN_SENTENCES].flatMap(([text]) => text.split(' '));
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pieces) },
  { weight: 3, arbitrary: fc.constantFrom(...product.phrases) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.nat({ max: 5000 }).map(String) },
);
const sentences = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ', ', '  ', '. ', '-', ' / ')), { maxLength: 25 })
  .map((words) => words.flat().join(''));

test('no word of a sentence is lost', () => {
  fc.assert(
    fc.property(sentences, (sentence) => {
      const { words, parts, unknown, questions } = read(sentence);
      // The rest of the text contains no letter and no digit.
      let rest = sentence;
      for (const { start, end } of words.toReversed()) {
        rest = rest.slice(0, start) + rest.slice(end);
      }
      expect(rest).not.toMatch(/[\p{L}\p{N}]/u);
      const ends = words.map(({ end }) => end);
      expect(words.every(({ start }, index) => start >= (ends[index - 1] ?? 0))).toBe(true);
      const isAccounted = ({ role, part, start, end }: (typeof words)[number]): boolean => {
        if (role === 'understood') return parts[part ?? -1] !== undefined;
        if (part !== null) return false;
        if (role === 'unknown') return unknown.some((each) => each.start === start);
        return role === 'small' || questions.some((each) => each.start <= start && each.end >= end);
      };
      expect(words.filter((each) => !isAccounted(each))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('whatever is read is a condition that can be used, or none', () => {
  fc.assert(
    fc.property(sentences, (sentence) => {
      const { condition, parts } = read(sentence);
      if (condition === null) return;
      expect(validateCondition(condition)).toMatchObject({ ok: true });
      expect(parts.some((part) => part.condition !== null || part.threshold !== null)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a word is looked at a bounded number of times, however long the sentence', () => {
  let looked = 0;
  const counting = sentenceReader({
    ...product,
    longest(words, at) {
      looked += 1;
      return product.longest(words, at);
    },
    phrases: [],
  });
  const sentence =
    'Quellcode in Dropbox lädt jemand hoch und mehr als 20 Dateien in einer Stunde, ';
  counting.read(sentence);
  const once = looked;
  looked = 0;
  counting.read(sentence.repeat(50));
  expect(looked).toBeLessThanOrEqual(50 * once);
});
