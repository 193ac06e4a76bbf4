import { afterEach, expect, test } from 'vitest';
import { materialMaker, type MaterialMaker } from './material-maker.ts';

const FROM = { tenantId: 1, userId: 'U1' };

const task = { columns: ['number', 'town'], primary: 0, key: new Uint8Array(32), mostRows: 2 };
let maker: MaterialMaker;
afterEach(() => maker.close());

const csv = (...rows: string[]) => new TextEncoder().encode(['town,number', ...rows].join('\n'));

test('a table is built up to the most rows that there may be', async () => {
  maker = materialMaker();
  const full = csv('Gmunden,KD-8839201', 'Hobro,KD-1120934');
  expect(await maker.table(FROM, { ...task, csv: full })).toMatchObject({ rows: 2 });
  const over = csv('Gmunden,KD-8839201', 'Hobro,KD-1120934', 'Aosta,KD-5520177');
  expect(await maker.table(FROM, { ...task, csv: over })).toEqual({ mostRows: 2 });
});

test('columns that the header lacks are named', async () => {
  maker = materialMaker();
  const columns = ['number', 'name', 'phone'];
  expect(await maker.table(FROM, { ...task, columns, csv: csv('a,b') })).toEqual({
    missing: ['name', 'phone'],
  });
});

test('a template becomes hashes', async () => {
  maker = materialMaker();
  const text = Array.from({ length: 300 }, (_word, index) => `word${index}`).join(' ');
  const prints = await maker.template(FROM, { name: 'a', text, salt: 7 });
  expect(prints.name).toBe('a');
  expect(prints.hashes.length).toBeGreaterThan(30);
});

test('an upload that takes too long is refused, and the next one is read', async () => {
  maker = materialMaker({ limits: { deadlineMs: 1 } });
  const long = { name: 'a', text: 'x'.repeat(4_000_000), salt: 7 };
  await expect(maker.template(FROM, long)).rejects.toMatchObject({
    code: 'datatype.upload_invalid',
  });
  await maker.close();
  maker = materialMaker();
  expect(await maker.template(FROM, { ...long, text: 'x' })).toMatchObject({ name: 'a' });
});

test('one upload of a user waits, and no more', async () => {
  maker = materialMaker();
  const uploads = [1, 2, 3].map(() => maker.template(FROM, { name: 'a', text: '', salt: 7 }));
  const outcomes = await Promise.allSettled(uploads);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: { code: 'request.too_many' } });
});
