import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

const rows = (text: string) => [...csvRows(text)];

test('cells are split at the delimiter that the first line has', () => {
  expect(rows('a,b\n1,2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(rows('a;b\r\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(rows('a\tb\r1\t')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});

test('quotes hold delimiters, line breaks and quotes; empty lines are no rows', () => {
  expect(rows('a,b\n\n"1,\n2","say ""x"""\n')).toEqual([
    ['a', 'b'],
    ['1,\n2', 'say "x"'],
  ]);
  expect(rows('a,"never closed')).toEqual([['a', 'never closed']]);
});

test('what was written as CSV is read back', () => {
  const cell = fc.string({ maxLength: 8 });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (written) => {
      const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
      const text = [['x', 'y'], ...written].map((row) => row.map(quoted).join(',')).join('\n');
      // The first line decides on the delimiter.
      expect(rows(text).slice(1)).toEqual(written);
    }),
  );
});
