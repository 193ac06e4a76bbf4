import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test('rows take the names of the header; quotes may hold commas, quotes and lines', () => {
  expect([...csvRows('"A","B"\n"1","x, ""y""\nz"\r\n2,\n')]).toEqual([
    { A: '1', B: 'x, "y"\nz' },
    { A: '2', B: '' },
  ]);
  expect([...csvRows('')]).toEqual([]);
});
