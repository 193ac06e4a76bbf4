import { expect, test } from 'vitest';
import type { DocumentKind } from '../../classifiers/define-classifier.ts';
import { judgeKind, type MarkHit } from './judge-kind.ts';

const KIND: DocumentKind = {
  marks: [
    { name: 'parties', pattern: 'by and between', weight: 3 },
    { name: 'law', pattern: 'governing law', weight: 2 },
    { name: 'law', pattern: 'jurisdiction', weight: 1 },
    { name: 'term', pattern: 'term and termination', weight: 2 },
  ],
  medium: 5,
  high: 7,
  within: 1000,
};

const at = (mark: number, start: number): MarkHit => ({ mark, start, end: start + 10 });

test('marks that stand together make a kind, and are told with how often they stand there', () => {
  expect(judgeKind(KIND, [at(0, 5), at(1, 100), at(2, 200), at(3, 300)])).toEqual({
    start: 5,
    end: 15,
    confidence: 'high',
    features: { parties: 1, law: 2, term: 1 },
  });
});

test('one name counts once, however often it stands there', () => {
  expect(judgeKind(KIND, [at(0, 5), at(1, 100), at(1, 200), at(2, 300)])).toBeNull();
});

test('marks too far apart do not add up', () => {
  expect(judgeKind(KIND, [at(0, 5), at(1, 900), at(3, 1800)])).toBeNull();
  expect(judgeKind(KIND, [at(2, 5), at(0, 1300), at(1, 1900), at(3, 2200)])).toMatchObject({
    start: 1300,
    features: { parties: 1, law: 1, term: 1 },
  });
});

test('two marks are too few, whatever they weigh', () => {
  expect(judgeKind({ ...KIND, medium: 4 }, [at(0, 5), at(1, 100)])).toBeNull();
});

test('a name that leaves the stretch and comes again counts again', () => {
  const hits = [at(0, 0), at(1, 950), at(0, 1200), at(3, 1700)];
  expect(judgeKind(KIND, hits)).toMatchObject({ start: 950, confidence: 'high' });
});

test('no marks are no kind', () => {
  expect(judgeKind(KIND, [])).toBeNull();
});
