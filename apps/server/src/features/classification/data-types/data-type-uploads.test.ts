import { DataTypeDetail, UploadResult } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await testMember(app);
});

const CUSTOMERS = {
  name: 'Customers',
  class: 'personal',
  sensitivity: 3,
  declaration: {
    kind: 'exact',
    columns: ['number', 'name', 'town'],
    primary: 'number',
    others: 1,
    within: 100,
  },
};
const CSV =
  'name;town;number;note\nMira Obermoser;Gmunden;KD-8839201;x\nJon Fisk;Hobro;KD-1120934;y\nZ;Z;1;z\n';

const CONTRACT = Array.from(
  { length: 120 },
  (_, index) => `Clause ${index}: the supplier delivers part ${index * 37} within ${index} days.`,
).join('\n');

async function created(body: object): Promise<DataTypeDetail> {
  const reply = await member.call('POST', '/v1/data-types', body);
  return DataTypeDetail.parse(reply.json);
}

async function upload(
  method: 'PUT' | 'POST',
  type: { dataTypeId: string; rev: number },
  body: { what: 'rows' | 'templates'; bytes: string; name?: string },
) {
  const reply = await app.app.inject({
    method,
    url: `/v1/data-types/${type.dataTypeId}/${body.what}?rev=${type.rev}`,
    headers: {
      'session-token': member.sessionToken,
      'content-type': 'application/octet-stream',
      ...(body.name === undefined ? {} : { 'file-name': encodeURIComponent(body.name) }),
    },
    payload: body.bytes,
  });
  return { status: reply.statusCode, json: reply.json() };
}

async function activate(dataTypeId: string, rev: number): Promise<void> {
  const reply = await member.call('PATCH', `/v1/data-types/${dataTypeId}`, {
    rev,
    state: 'active',
  });
  expect(reply.status).toBe(200);
}

async function countOf(dataTypeId: string, text: string): Promise<number> {
  const { json } = await member.call('POST', '/v1/classify', { text });
  const { types } = z
    .object({ types: z.array(z.object({ type: z.string(), count: z.number() })) })
    .parse(json);
  return types.find(({ type }) => type === dataTypeId)?.count ?? 0;
}

test('rows of a table are found by hash, with another value of the row near', async () => {
  const type = await created(CUSTOMERS);
  const reply = await upload('PUT', type, { what: 'rows', bytes: CSV });
  const result = UploadResult.parse(reply.json);
  expect(result).toMatchObject({ entries: 2, skipped: 1, skippedRows: [3], rev: 2, version: 2 });
  expect(result.ignoredColumns).toEqual(['note']);
  await activate(type.dataTypeId, result.rev);
  expect(await countOf(type.dataTypeId, 'Call Mira Obermoser about kd 8839201.')).toBe(1);
  expect(await countOf(type.dataTypeId, 'Call Jon Fisk about KD-8839201.')).toBe(0);
  const { json } = await member.call('GET', `/v1/data-types/${type.dataTypeId}`);
  expect(json).toMatchObject({ material: { entries: 2 } });
});

test('nothing of the rows can be found in the database or the log', async () => {
  const type = await created(CUSTOMERS);
  await upload('PUT', type, { what: 'rows', bytes: CSV });
  const rows = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ text: string }>(
      `SELECT encode(material, 'escape') || declaration::text AS text FROM data_type_version
       WHERE material IS NOT NULL`,
    ),
  );
  expect(rows).toHaveLength(1);
  for (const value of ['Obermoser', 'obermoser', '8839201', 'Gmunden']) {
    expect(rows[0]?.text).not.toContain(value);
    expect(app.logLines.join('\n')).not.toContain(value);
  }
});

test('a table without its columns, and one of which nothing can be used, is refused', async () => {
  const type = await created(CUSTOMERS);
  expect(await upload('PUT', type, { what: 'rows', bytes: 'name,town\na,b\n' })).toMatchObject({
    status: 400,
    json: { code: 'datatype.upload_invalid', detail: expect.stringContaining('number') },
  });
  expect(
    await upload('PUT', type, { what: 'rows', bytes: 'name,town,number\na,b,1\n' }),
  ).toMatchObject({ json: { code: 'datatype.upload_invalid' } });
  expect(await upload('PUT', { ...type, rev: 7 }, { what: 'rows', bytes: CSV })).toMatchObject({
    status: 409,
  });
});

test('a document made from a template is found, and another one is not', async () => {
  const type = await created({
    ...CUSTOMERS,
    name: 'Supply contract',
    declaration: { kind: 'fingerprint', containment: 0.5 },
  });
  const short = await upload('POST', type, {
    what: 'templates',
    bytes: 'Too short',
    name: 'a.txt',
  });
  expect(short).toMatchObject({ json: { code: 'datatype.upload_invalid' } });
  const file = { what: 'templates', bytes: CONTRACT, name: 'supply.txt' } as const;
  const first = UploadResult.parse((await upload('POST', type, file)).json);
  expect(first).toMatchObject({ entries: 1, rev: 2 });
  const again = UploadResult.parse((await upload('POST', { ...type, rev: first.rev }, file)).json);
  expect(again.entries).toBe(1);
  await activate(type.dataTypeId, again.rev);
  const filled = `Between Ada and Ben.\n${CONTRACT.slice(0, CONTRACT.length * 0.8)}\nSigned.`;
  expect(await countOf(type.dataTypeId, filled)).toBe(1);
  expect(await countOf(type.dataTypeId, 'An ordinary letter about the weather. '.repeat(90))).toBe(
    0,
  );
});

test('a template of which no text can be had is refused with the reason', async () => {
  const type = await created({
    ...CUSTOMERS,
    name: 'Supply contract',
    declaration: { kind: 'fingerprint', containment: 0.5 },
  });
  const file = {
    what: 'templates',
    bytes: '\u0000\u0001\u0002\u0000\u0003',
    name: 'a.bin',
  } as const;
  expect(await upload('POST', type, file)).toMatchObject({
    status: 400,
    json: { detail: 'Text cannot be extracted from this file type' },
  });
});

test('an upload that does not fit the kind of type is refused', async () => {
  const type = await created({ ...CUSTOMERS, declaration: { kind: 'dictionary', words: ['x1'] } });
  expect(await upload('PUT', type, { what: 'rows', bytes: CSV })).toMatchObject({
    status: 400,
    json: { code: 'datatype.upload_invalid' },
  });
});

test('a dictionary and a composite of it are found', async () => {
  const words = await created({
    ...CUSTOMERS,
    name: 'Code names',
    declaration: { kind: 'dictionary', words: ['Blue Heron', 'Red Kite'], minimumCount: 2 },
  });
  await activate(words.dataTypeId, words.rev);
  expect(await countOf(words.dataTypeId, 'blue heron only')).toBe(0);
  expect(await countOf(words.dataTypeId, 'blue heron and red kite')).toBe(2);
  const both = await created({
    ...CUSTOMERS,
    name: 'Code names with cards',
    declaration: {
      kind: 'composite',
      mode: 'all',
      parts: [{ type: words.dataTypeId }, { type: 'payment-card' }],
      within: 200,
    },
  });
  await activate(both.dataTypeId, both.rev);
  const text = 'blue heron and red kite';
  expect(await countOf(both.dataTypeId, text)).toBe(0);
  expect(await countOf(both.dataTypeId, `${text}: credit card 4532015112830366`)).toBe(1);
});
