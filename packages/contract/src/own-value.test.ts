import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

const TABLE: Readonly<Record<string, string>> = { file: 'a file', empty: '' };

test('answers the entry of a table', () => {
  expect(ownValue(TABLE, 'file')).toBe('a file');
  expect(ownValue(TABLE, 'empty')).toBe('');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'other'])(
  'answers undefined for %s, which the table does not hold',
  (word) => {
    expect(ownValue(TABLE, word)).toBeUndefined();
  },
);
