import { expect, test } from 'vitest';
import { defineClassifier } from '../../classifiers/define-classifier.ts';
import { createTextClassifier } from '../text-classifier.ts';

const letter = defineClassifier({
  id: 'letter',
  name: 'Letter',
  class: 'business',
  locale: 'any',
  sensitivity: 1,
  keywords: [],
  kind: {
    distinct: 2,
    medium: 2,
    high: 9,
    marks: [
      { name: 'opening', pattern: 'dear (?:sir|madam)', weight: 1 },
      { name: 'closing', pattern: 'yours ', weight: 1 },
      { name: 'place', pattern: 'LONDON', caseful: true, weight: 1 },
    ],
  },
  examples: { match: [], noMatch: [] },
});
const { classifyText } = createTextClassifier([letter]);

test('marks that stand together make a kind of document, with each mark as a feature', () => {
  const { findings } = classifyText('Dear Sir, I am\nyours truly');
  expect(findings).toMatchObject([{ type: 'letter', start: 0, end: 8, confidence: 'medium' }]);
  expect(findings[0]?.evidence).toEqual([
    { kind: 'feature', name: 'opening', value: 1 },
    { kind: 'feature', name: 'closing', value: 1 },
  ]);
});

test('a part of a word is no mark, and a caseful mark is read as it is written', () => {
  expect(classifyText('Dear Sirius, yours truly').findings).toEqual([]);
  expect(classifyText('Dear Sir, I am not from London').findings).toEqual([]);
  expect(classifyText('Dear Sir in LONDON').findings).toHaveLength(1);
});

test('where the beginning does not say it, the rest of a long text is looked at', () => {
  const plain = 'nothing of note\n'.repeat(20_000);
  const { findings } = classifyText(`${plain}Dear Sir in LONDON\n`.repeat(2));
  expect(findings).toMatchObject([{ type: 'letter', confidence: 'medium' }]);
});

test('where the beginning says it, it is what counts', () => {
  const sure = createTextClassifier([
    { ...letter, kind: { marks: letter.kind?.marks ?? [], distinct: 2, medium: 2, high: 2 } },
  ]);
  const text = `Dear Sir, yours truly\n${'nothing\n'.repeat(5000)}${'Dear Sir in LONDON, yours truly\n'.repeat(600)}`;
  expect(sure.classifyText(text).findings[0]).toMatchObject({ start: 0, end: 8 });
});
