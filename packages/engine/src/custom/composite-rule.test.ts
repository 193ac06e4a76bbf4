import { expect, test } from 'vitest';
import type { FoundPlace } from '../classifiers/define-classifier.ts';
import { composedOf } from './composite-rule.ts';

const at = (start: number, confidence: FoundPlace['confidence'] = 'high'): FoundPlace => ({
  start,
  end: start + 10,
  confidence,
});
const PARTS = [
  { type: 'name', minimumCount: 1 },
  { type: 'card', minimumCount: 2 },
];

test('all parts together make one, as sure as the least sure of them', () => {
  const found = new Map([
    ['name', [at(0, 'medium')]],
    ['card', [at(20), at(40)]],
  ]);
  expect(composedOf({ mode: 'all', parts: PARTS, within: null }, found)).toEqual([
    {
      start: 0,
      end: 50,
      confidence: 'medium',
      features: { name: 1, card: 2 },
      isOfText: true,
    },
  ]);
});

test('a part that is missing, or too seldom, makes none', () => {
  const found = new Map([
    ['name', [at(0)]],
    ['card', [at(20)]],
  ]);
  expect(composedOf({ mode: 'all', parts: PARTS, within: null }, found)).toEqual([]);
  expect(composedOf({ mode: 'any', parts: PARTS, within: null }, found)).toHaveLength(1);
});

test('parts too far apart make none, and each stretch makes one', () => {
  const rule = { mode: 'all' as const, parts: PARTS, within: 100 };
  const far = new Map([
    ['name', [at(0)]],
    ['card', [at(120), at(140)]],
  ]);
  expect(composedOf(rule, far)).toEqual([]);
  const twice = new Map([
    ['name', [at(0), at(1000)]],
    ['card', [at(20), at(40), at(1020), at(1040)]],
  ]);
  expect(composedOf(rule, twice).map(({ start }) => start)).toEqual([0, 1000]);
});
