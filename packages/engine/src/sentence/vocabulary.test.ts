import { CLASSIFIERS } from '../classifiers/classifiers.ts';
import { SERVICES } from '../destinations/services.data.ts';
import { BUILTIN_POLICIES } from '../policy/builtin.gen.ts';
import { NAMED_FIELDS } from '../policy/fields.ts';
import { resolveField } from '../policy/resolve-field.ts';
import { SOURCE_NAMES, DESTINATION_NAMES } from '@waybill/contract';
import { expect, test } from 'vitest';
import { TYPE_SYNONYMS } from './data-synonyms.data.ts';
import { FIELD_SYNONYMS } from './field-synonyms.data.ts';
import { MEANING_SYNONYMS, PARTED_VERBS } from './meaning-synonyms.data.ts';
import { ORDINARY_NAMES } from './ordinary-names.data.ts';
import { phrasesOf, productTerms } from './product-terms.ts';
import { sentenceReader } from './read-sentence.ts';
import { foldWord, stemOf, wordsOf } from './sentence-words.ts';
import { SUBJECT_SYNONYMS } from './subject-synonyms.data.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(productTerms(NAMED_FIELDS));
const { read } = sentenceReader(vocabulary);

test('synonyms name what is declared', () => {
  const types = new Set(CLASSIFIERS.map(({ id }) => id));
  const named = TYPE_SYNONYMS.flatMap(([ids]) => ids.split(' '));
  expect(named.filter((id) => !types.has(id))).toEqual([]);
  const keys = new Set(BUILTIN_POLICIES.map(({ key }) => key));
  expect(SUBJECT_SYNONYMS.filter(([key]) => !keys.has(key))).toEqual([]);
  expect(FIELD_SYNONYMS.filter(([name]) => resolveField(name) === undefined)).toEqual([]);
  const places = new Set<string>([
    ...SERVICES.map(([, , name]) => name),
    ...SOURCE_NAMES,
    ...DESTINATION_NAMES,
  ]);
  expect(phrasesOf(ORDINARY_NAMES).filter((name) => !places.has(name))).toEqual([]);
});

test('no synonym of a condition hides behind another', () => {
  const seen = new Map<string, string>();
  const hidden: string[] = [];
  for (const [slot, condition, line] of MEANING_SYNONYMS) {
    const means = JSON.stringify([slot, condition]);
    for (const phrase of phrasesOf(line).map(foldWord)) {
      if ((seen.get(phrase) ?? means) !== means) hidden.push(phrase);
      seen.set(phrase, means);
    }
  }
  expect(hidden).toEqual([]);
});

test.each(CLASSIFIERS.map(({ name }) => name))('understands the data type “%s”', (name) => {
  const { words, parts } = read(name);
  expect(words.filter(({ role }) => role === 'unknown')).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
});

test.each(SERVICES.map(([, , name]) => name))('understands the service “%s”', (name) => {
  const { words } = read(`upload to ${name}`);
  expect(words.filter(({ role }) => role === 'unknown')).toEqual([]);
});

test.each(BUILTIN_POLICIES.map(({ name }) => name))('understands the subject “%s”', (name) => {
  const { condition, unknown } = read(name);
  expect(unknown).toEqual([]);
  expect(condition).not.toBeNull();
});

test('verbs that are taken apart mean what they mean in one word', () => {
  const lost = PARTED_VERBS.filter(([verbs, particle, like]) => {
    const [verb = ''] = phrasesOf(verbs);
    const { parts, unknown } = read(`Jemand ${verb} Rechnungen ${particle}`);
    return vocabulary.single(foldWord(like)) === null || unknown.length > 0 || parts.length !== 2;
  });
  expect(lost).toEqual([]);
});

test('words are found in all their forms', () => {
  expect(['upload', 'uploads', 'uploaded', 'uploading'].map(stemOf)).toEqual(
    Array.from({ length: 4 }, () => 'upload'),
  );
  expect(stemOf(foldWord('Nummern'))).toBe(stemOf(foldWord('Nummer')));
  expect(stemOf('repositories')).toBe(stemOf('repository'));
  expect(wordsOf('1,000 C# files-to gmx.de >= 20MB').map(({ text }) => text)).toEqual([
    '1,000',
    'C#',
    'files',
    'to',
    'gmx.de',
    '>=',
    '20',
    'MB',
  ]);
});
