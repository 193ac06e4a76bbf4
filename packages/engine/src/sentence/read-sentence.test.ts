import { SENTENCE_EXAMPLES, type SentenceChoice } from '@waybill/contract';
import { expect, test } from 'vitest';
import { NAMED_FIELDS } from '../policy/fields.ts';
import { validateCondition } from '../policy/validate-condition.ts';
import { productTerms } from './product-terms.ts';
import { sentenceReader } from './read-sentence.ts';
import { tenantTerms, type TenantNames } from './tenant-terms.ts';
import { ENGLISH_SENTENCES } from './testing/english-sentences.data.ts';
import { GERMAN_SENTENCES } from './testing/german-sentences.data.ts';
import { holdsAll, told } from './testing/told-reading.ts';
import { createVocabulary, joinVocabularies } from './vocabulary.ts';

const product = createVocabulary(productTerms(NAMED_FIELDS));
const { read } = sentenceReader(product);

const NAMES: TenantNames = {
  dataTypes: [{ id: 'own-recipe', name: 'Secret recipe' }],
  lists: [{ id: 'vip-people', name: 'VIP people' }],
  values: { 'actor.department': ['Finance', 'IT', 'Forschung und Entwicklung'] },
};
const ofTenant = sentenceReader(
  joinVocabularies(product, createVocabulary(tenantTerms(NAMES, NAMED_FIELDS))),
);

test('has at least 120 sentences for each language', () => {
  expect(ENGLISH_SENTENCES.length).toBeGreaterThanOrEqual(120);
  expect(GERMAN_SENTENCES.length).toBeGreaterThanOrEqual(120);
});

test.each([...ENGLISH_SENTENCES, ...GERMAN_SENTENCES])('understands “%s”', (sentence, reading) => {
  expect(told(read(sentence))).toBe(reading);
  expect(validateCondition(read(sentence).condition)).toMatchObject({ ok: true });
});

test.each([...SENTENCE_EXAMPLES.en, ...SENTENCE_EXAMPLES.de])(
  'understands every word of the example “%s”',
  (sentence) => {
    const { words, unknown, questions, condition } = read(sentence);
    expect(words.filter(({ role }) => role === 'unknown' || role === 'asked')).toEqual([]);
    expect([unknown, questions]).toEqual([[], []]);
    expect(validateCondition(condition)).toMatchObject({ ok: true });
  },
);

test.each([
  ['private files to Dropbox', 'private', ['personal-data', 'personal-account']],
  ['data leaves the company', 'leaves the company', ['outside', 'leaver']],
  ['files to the cloud', 'the cloud', ['personal-cloud', 'cloud-storage', 'cloud-provider']],
  ['confidential files sent', 'confidential files', ['label', 'sensitivity']],
  ['documents in SharePoint', 'sharepoint', ['destination', 'origin', 'source']],
  ['source code not to Dropbox', 'not', ['forbids', 'excludes']],
  ['uploads to box', 'box', ['destination', 'origin', 'nothing']],
  ['more than 20', 'more than 20', ['objects', 'events', 'values', 'nothing']],
  ['many downloads', 'many', ['objects-10', 'objects-20', 'objects-50', 'objects-100']],
  ['uploads to example.com', 'example.com', ['domain', 'file']],
  ['vertrauliche Unterlagen verschickt', 'vertrauliche', ['label', 'sensitivity']],
  ['Daten verlassen die Firma', 'verlassen die firma', ['outside', 'leaver']],
])('asks about “%s”', (sentence, phrase, options) => {
  const asked = read(sentence).questions.find((question) => question.phrase === phrase);
  expect(asked?.options.map(({ optionId }) => optionId)).toEqual(options);
  expect(asked?.chosen).toBeNull();
});

const answered = (sentence: string, ...choices: SentenceChoice[]) => told(read(sentence, choices));

test('takes the answers to its questions', () => {
  const cloud = { phrase: 'the cloud', optionId: 'cloud-provider' };
  expect(answered('Uploads to the cloud', cloud)).toBe(
    'movement in ["upload"]; destination.service in ["cloud"]; ASK the cloud',
  );
  const many = { phrase: 'many', optionId: 'objects-50' };
  expect(answered('many downloads in a day', many)).toBe(
    'movement in ["download"]; objects≥50 in 1440m; ASK many',
  );
  const not = { phrase: 'not', optionId: 'excludes' };
  expect(answered('uploads not to Dropbox', not)).toBe(
    'movement in ["upload"]; NOT destination.serviceName in ["Dropbox"]; ASK not',
  );
});

test.each([
  ['Sorce code to Dropbox', 'Sorce', 'source'],
  ['Quelcode zu Dropbox', 'Quelcode', 'quellcode'],
  ['uploads to Drpobox', 'Drpobox', 'dropbox'],
  ['Krankenakzen kopiert', 'Krankenakzen', 'krankenakten'],
])('lists the typo in “%s” with what may be meant', (sentence, text, suggestion) => {
  const { unknown, words } = read(sentence);
  expect(unknown.map((word) => word.text)).toEqual([text]);
  expect(unknown[0]?.suggestions).toContain(suggestion);
  expect(words.filter(({ role }) => role === 'unknown')).toHaveLength(1);
});

test('reads numbers of both languages, sizes and lengths of time', () => {
  expect(told(read('mindestens 1.000 Dateien in 2 Wochen'))).toBe('objects≥1000 in 20160m');
  expect(told(read('more than 1,500 downloads per day'))).toBe(
    'movement in ["download"]; events≥1501 in 1440m',
  );
  expect(told(read('files over 1.5 GB'))).toBe('sizeBytes > 1610612736');
  expect(told(read('fewer than 5 files'))).toMatch(/UNKNOWN/);
});

test('keeps a second count as not recognized', () => {
  const { unknown } = read('20 files uploaded and 30 documents printed');
  expect(unknown.map(({ text }) => text)).toEqual(['30', 'documents']);
});

test('takes out what an exception names, and nothing after it', () => {
  const reading = read('Uploads except to Dropbox or Box by leavers');
  expect(told(reading)).toBe(
    'movement in ["upload"]; NOT destination.serviceName in ["Dropbox"]; ' +
      'NOT destination.serviceName in ["Box"]; actor.leaver == true',
  );
  expect(reading.condition).toMatchObject({
    all: [{}, { not: { f: 'destination.serviceName', v: ['Dropbox', 'Box'] } }, {}],
  });
});

test('knows the names of the tenant', () => {
  const tell = (sentence: string) => told(ofTenant.read(sentence));
  expect(tell('The Finance department sends Secret recipes outside')).toMatch(
    /^actor\.department in \["Finance"\]; .*data\.types\.anyOf\(\["own-recipe"\]\)/,
  );
  expect(tell('IT uploads it to Dropbox')).toBe(
    'actor.department in ["IT"]; movement in ["upload"]; destination.serviceName in ["Dropbox"]',
  );
  expect(tell('Abteilung Forschung und Entwicklung druckt')).toMatch(/^actor\.department/);
  expect(tell('Uploads by VIP people')).toMatch(/ASK vip people$/);
});

test('reads fields by their labels, those of a new declaration too', () => {
  expect(told(read('Job title CFO sends outside'))).toMatch(/^actor\.title in \["CFO"\]/);
  const field = { name: 'actor.badge', type: 'boolean', label: 'Actor: badge expired' } as const;
  const shift = {
    name: 'shift.kind',
    type: 'string',
    label: 'Shift of work',
    values: ['night', 'day_off'],
  } as const;
  const extended = sentenceReader(createVocabulary(productTerms([...NAMED_FIELDS, field, shift])));
  const { parts } = extended.read('badge expired, shift of work day off');
  expect(parts.map(({ condition }) => condition)).toEqual([
    { f: 'actor.badge', op: 'eq', v: true },
    { f: 'shift.kind', op: 'in', v: ['day_off'] },
  ]);
});

test('leaves out synonyms whose field is not declared', () => {
  const few = NAMED_FIELDS.filter(({ name }) => name !== 'actor.status');
  const { unknown } = sentenceReader(createVocabulary(productTerms(few))).read(
    'Ehemalige laden hoch',
  );
  expect(unknown.map(({ text }) => text)).toEqual(['Ehemalige']);
});

test('every condition of a part is in the condition of the sentence', () => {
  const lacking = [...ENGLISH_SENTENCES, ...GERMAN_SENTENCES].filter(([sentence]) => {
    const { parts, condition } = read(sentence);
    return !parts.every((part) => holdsAll(condition, part.condition));
  });
  expect(lacking).toEqual([]);
});
