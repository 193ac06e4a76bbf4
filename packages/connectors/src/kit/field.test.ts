import { expect, test } from 'vitest';
import { field, recordOf, recordsOf, textAt } from './field.ts';

const RECORD = { actor: { emails: ['a@b.c', ''] }, empty: '', n: 3, list: [{ x: 1 }, null, 2] };

test('field follows objects and list indexes', () => {
  expect(field(RECORD, 'actor.emails.0')).toBe('a@b.c');
  expect(field(RECORD, 'list.0.x')).toBe(1);
});

test('field is undefined past the end and never reads a prototype', () => {
  for (const path of ['actor.emails.9', 'actor.nothing.more', 'actor.emails.length', 'n.toFixed']) {
    expect(field(RECORD, path)).toBeUndefined();
  }
  expect(field(RECORD, '__proto__')).toBeUndefined();
  expect(field(RECORD, 'constructor.name')).toBeUndefined();
});

test('textAt takes the first path that holds text', () => {
  expect(textAt(RECORD, 'missing', 'empty', 'n')).toBe('3');
  expect(textAt(RECORD, 'missing')).toBeNull();
});

test('records of one, of many and of none', () => {
  expect(recordsOf(RECORD.list)).toEqual([{ x: 1 }]);
  expect(recordsOf({ x: 1 })).toEqual([{ x: 1 }]);
  expect(recordsOf('x')).toEqual([]);
  expect(recordOf([1])).toEqual({});
});
