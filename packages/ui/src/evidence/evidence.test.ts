import { expect, test } from 'vitest';
import { describeOperator, describeValue } from './condition-node.ts';
import { gapBetween, spellDuration } from './timeline-gap.ts';
import { tokenize } from './tokenize.ts';

const MINUTE = 60_000;

test('the parts of a line of JSON are told apart and lose nothing', () => {
  const line = '  "bytes": -1.5e3, "text": "a \\"b\\" 12", "on": true, "to": null';
  const tokens = tokenize(line);
  expect(tokens.map((token) => token.text).join('')).toBe(line);
  const kinds = tokens.filter((token) => token.kind !== 'plain').map((token) => token.kind);
  expect(kinds).toEqual(['key', 'number', 'key', 'string', 'key', 'word', 'key', 'word']);
});

test('only long quiet stretches are drawn as gaps', () => {
  expect(gapBetween(0, 14 * MINUTE)).toBeNull();
  expect(gapBetween(0, 23 * MINUTE)).toBe('23 min');
  expect(gapBetween(0, 63 * MINUTE)).toBe('1 h 3 min');
  expect(gapBetween(0, 48 * 60 * MINUTE)).toBe('2 d');
  expect(spellDuration(42_000)).toBe('42 s');
});

test('values are put in words; unknown is not the same as nothing', () => {
  expect(describeValue(null)).toBe('unknown');
  expect(describeValue(undefined)).toBe('nothing');
  expect(describeValue([])).toBe('empty list');
  expect(describeValue({ field: 'actor.email' })).toBe('actor.email');
  expect(describeValue({ isObject: true })).toBe('an object');
  expect(describeValue(['a', 2, true])).toBe('a, 2, true');
  expect(describeValue([1, 2, 3, 4, 5, 6, 7, 8])).toBe('1, 2, 3, 4, 5, 6 and 2 more');
});

test('operators are words; one that nobody has words for stays as it is', () => {
  expect(
    ['eq', 'notIn', 'gte', 'eq~', 'matches~', 'inList', 'toString', 'other'].map(describeOperator),
  ).toEqual([
    'is',
    'is none of',
    '≥',
    'is (ignoring case)',
    'matches the expression (ignoring case)',
    'is in the list',
    'toString',
    'other',
  ]);
});
