import { expect, test } from 'vitest';
import { buildTable } from './build-table.ts';

const task = { columns: ['number', 'town'], primary: 0, key: new Uint8Array(32), mostRows: 2 };
const csv = (...rows: string[]) => new TextEncoder().encode(['town,number', ...rows].join('\n'));

test('a table is built up to the most rows that there may be', async () => {
  const full = csv('Gmunden,KD-8839201', 'Hobro,KD-1120934');
  expect(await buildTable({ ...task, csv: full })).toMatchObject({ rows: 2 });
  const over = csv('Gmunden,KD-8839201', 'Hobro,KD-1120934', 'Aosta,KD-5520177');
  expect(await buildTable({ ...task, csv: over })).toEqual({ mostRows: 2 });
});

test('columns that the header lacks are named', async () => {
  const columns = ['number', 'name', 'phone'];
  expect(await buildTable({ ...task, columns, csv: csv('a,b') })).toEqual({
    missing: ['name', 'phone'],
  });
});
