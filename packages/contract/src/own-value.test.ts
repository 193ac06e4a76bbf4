import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';
import { INTEGRATION_NAMES } from './enums.ts';
import { sourceIdOf } from './sources.ts';

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

test('gives every integration an id that is a text', () => {
  expect(INTEGRATION_NAMES.map(sourceIdOf).filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});
