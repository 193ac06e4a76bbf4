import { expect, test } from 'vitest';
import { buildTable } from './build-material.ts';

const task = { columns: ['number', 'town'], primary: 0, key: new Uint8Array(32), mostRows: 2 };
const WORK = { tenantId: 1, signal: new AbortController().signal };
const csv = (...rows: string[]) => new TextEncoder().encode(['town,number', ...rows].join('\n'));

test('a table is built up to the most rows that there may be', async () => {
  const full = csv('Gmunden,KD-8839201', 'Hobro,KD-1120934');
  expect(await buildTable({ ...task, csv: full }, WORK)).toMatchObject({ rows: 2 });
  const over = csv('Gmunden,KD-8839201', 'Hobro,KD-1120934', 'Aosta,KD-5520177');
  expect(await buildTable({ ...task, csv: over }, WORK)).toEqual({ mostRows: 2 });
});

test('columns that the header lacks are named', async () => {
  const columns = ['number', 'name', 'phone'];
  expect(await buildTable({ ...task, columns, csv: csv('a,b') }, WORK)).toEqual({
    missing: ['name', 'phone'],
  });
});

test('a table that nobody waits for is given up, and makes room for the next', async () => {
  const gone = new AbortController();
  const rows = Array.from({ length: 200_000 }, (_, row) => `Town ${row},KD-${row}`).join('\n');
  const large = { ...task, mostRows: 200_000, csv: csv(rows) };
  const building = buildTable(large, { tenantId: 1, signal: gone.signal });
  const waiting = buildTable({ ...task, csv: csv('Gmunden,KD-8839201') }, WORK);
  gone.abort(new Error('gone'));
  await expect(building).rejects.toThrow('gone');
  expect(await waiting).toMatchObject({ rows: 1 });
});

test('a tenant may have a few tables waiting', async () => {
  const gone = new AbortController();
  const work = { tenantId: 1, signal: gone.signal };
  const full = csv('Gmunden,KD-8839201');
  const asked = Array.from({ length: 6 }, () => buildTable({ ...task, csv: full }, work));
  const settled = Promise.allSettled(asked);
  await expect(asked[5]).rejects.toMatchObject({ code: 'request.too_many' });
  gone.abort(new Error('gone'));
  expect((await settled).map(({ status }) => status)).not.toContain('fulfilled');
});
