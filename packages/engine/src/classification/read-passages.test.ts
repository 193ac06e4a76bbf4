import { expect, test } from 'vitest';
import type { Classifier, Passage } from '../classifiers/define-classifier.ts';
import { createTextClassifier } from './text-classifier.ts';

function reader(...passages: Passage[]): Classifier {
  return {
    id: 'reader',
    name: 'Reader',
    class: 'business',
    locale: 'any',
    sensitivity: 1,
    keywords: [],
    read: () => passages,
    examples: { match: [], noMatch: [] },
  };
}

function found(...passages: Passage[]) {
  return createTextClassifier([reader(...passages)]).classifyText('ten bytes.').findings;
}

test('features and details are the evidence of a passage', () => {
  const passage = {
    start: 0,
    end: 3,
    confidence: 'high',
    features: { a: 1 },
    detail: 'b',
  } as const;
  expect(found(passage)[0]?.evidence).toEqual([
    { kind: 'feature', name: 'a', value: 1 },
    { kind: 'custom', detail: 'b' },
  ]);
});

test('offsets that are not in the text do no harm', () => {
  const confidence = 'high';
  expect(found({ start: 5, end: 5, confidence })).toEqual([]);
  expect(found({ start: Number.NaN, end: 5, confidence })).toEqual([]);
  expect(found({ start: -3, end: 99, confidence })).toMatchObject([{ start: 0, end: 10 }]);
});

test('a passage of the text does not take a place from others', () => {
  const [whole, place] = [
    { start: 0, end: 10 },
    { start: 2, end: 4 },
  ];
  const confidence = 'medium';
  expect(found({ ...whole, confidence, isOfText: true }, { ...place, confidence })).toHaveLength(2);
  expect(found({ ...whole, confidence }, { ...place, confidence })).toHaveLength(1);
});

test('what was read elsewhere takes the place of the reader of its type, and of no other', () => {
  const classifier = createTextClassifier([reader({ start: 0, end: 3, confidence: 'high' })]);
  const elsewhere = [{ start: 4, end: 9, confidence: 'high', features: { score: 0.8 } }] as const;
  const starts = (type: string, passages: typeof elsewhere | []) =>
    classifier
      .classifyText('ten bytes.', { passages: new Map([[type, passages]]) })
      .findings.map(({ start }) => start);
  expect(starts('reader', elsewhere)).toEqual([4]);
  expect(starts('reader', [])).toEqual([]);
  expect(starts('other', elsewhere)).toEqual([0]);
});
