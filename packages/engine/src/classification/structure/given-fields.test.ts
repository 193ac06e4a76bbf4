import { expect, test } from 'vitest';
import { sourceText } from '../source-text.ts';
import { encodeUtf8 } from '../utf8.ts';
import { givenFields } from './given-fields.ts';

const TEXT = sourceText(encodeUtf8('"one" two three'));
const fields = [
  { start: 0, end: 5, name: 'a', kind: 'header' },
  { start: 6, end: 9, name: 'b', kind: 'header' },
  { start: 10, end: 15, name: 'a', kind: 'header' },
] as const;

test('a place is in the field that holds all of it, asked for in any order', () => {
  const { fieldAt } = givenFields(TEXT, fields);
  const names = (start: number, end: number) => fieldAt(start, end)?.names ?? [];
  expect(names(11, 13)).toEqual(['a']);
  expect(names(6, 9)).toEqual(['b']);
  expect(names(1, 4)).toEqual(['a']);
  expect(names(4, 7)).toEqual([]);
  expect(names(9, 10)).toEqual([]);
});

test('a field is told without its quotes, with its column', () => {
  const { fieldAt, rowCount } = givenFields(TEXT, fields);
  expect(fieldAt(1, 4)).toMatchObject({ start: 1, end: 4, column: 0 });
  expect(fieldAt(10, 15)).toMatchObject({ column: 0 });
  expect([rowCount(0), rowCount(1), rowCount(2)]).toEqual([2, 1, 0]);
});

test('a path is told in parts', () => {
  const path = [{ start: 6, end: 9, name: 'customers[0].card/number', kind: 'path' }] as const;
  expect(givenFields(TEXT, path).fieldAt(6, 9)?.names).toEqual([
    'customers',
    '0',
    'card',
    'number',
  ]);
});
