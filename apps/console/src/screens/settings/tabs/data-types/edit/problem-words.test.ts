import { expect, test } from 'vitest';
import { problemWords } from './problem-words.ts';

test('a problem is told in words of the page, one of a pattern in those of its syntax', () => {
  const problem = { path: 'primary', position: null, reason: 'must be one of the columns' };
  expect(problemWords({ ...problem, code: 'primary-unknown' })).toBe('Must be one of the columns');
  const pattern = { path: 'pattern', position: 3, reason: 'groups have no names.' };
  expect(problemWords({ ...pattern, code: 'pattern' })).toBe('groups have no names.');
  expect(problemWords(undefined)).toBeUndefined();
});
