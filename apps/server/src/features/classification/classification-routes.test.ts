import {
  ClassificationDetail,
  DataTypeException,
  ExceptionEffect,
  StoredClassification,
} from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';
import { CARD, sendPastes } from '../../../testing/sensor-contents.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const AT = Date.now() - 60_000;

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await testMember(app);
});

const paste = (id: string, facts: { text?: string; person?: string; url?: string } = {}) =>
  sendPastes(app.services, member.tenantId, [
    { id, at: AT, text: `please charge credit card ${CARD} today`, ...facts },
  ]);

async function listed(query = ''): Promise<StoredClassification[]> {
  const { json } = await member.call('GET', `/v1/classifications${query}`);
  return z.object({ items: z.array(StoredClassification) }).parse(json).items;
}

async function detailOf(classificationId = ''): Promise<ClassificationDetail> {
  const { json } = await member.call('GET', `/v1/classifications/${classificationId}`);
  return ClassificationDetail.parse(json);
}

async function except(scope: object, rest: object = {}): Promise<DataTypeException> {
  const { json } = await member.call('POST', '/v1/data-type-exceptions', {
    dataTypeId: 'payment-card',
    scope,
    reason: 'Our own test card',
    ...rest,
  });
  return DataTypeException.parse(json);
}

/** Types in effect of the newest event. */
async function typesOfNewest(): Promise<unknown> {
  const [row] = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query('SELECT data_types FROM activity ORDER BY ingested_at DESC, event_id DESC LIMIT 1'),
  );
  return row?.['data_types'];
}

test('what was found is listed by object, event and type, with findings on their own', async () => {
  await paste('a');
  await paste('b', { text: 'nothing here', url: 'https://other.example/' });
  const all = await listed();
  expect(all.map(({ types }) => types.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const [one] = await listed('?dataTypeId=payment-card');
  expect(one).toMatchObject({
    object: { key: 'https://chat.example/new', seq: 1 },
    source: 'Sensor',
    personKey: 'ana@ours.example',
    state: 'complete',
    isContentKept: false,
  });
  expect(await listed('?objectKey=https%3A%2F%2Fother.example%2F')).toHaveLength(1);
  const detail = await detailOf(one?.classificationId);
  expect(detail.findings).toMatchObject([
    { type: 'payment-card', isExempted: false, snippet: expect.stringContaining('please charge') },
  ]);
  expect(JSON.stringify(detail)).not.toContain(CARD);
});

test('pages follow each other without a gap', async () => {
  for (const id of ['a', 'b', 'c']) await paste(id, { text: `text ${id} to be classified` });
  const first = await member.call('GET', '/v1/classifications?limit=2');
  const Page = z.object({
    items: z.array(z.object({ classificationId: z.string() })),
    nextCursor: z.string().nullable(),
  });
  const page = Page.parse(first.json);
  const rest = Page.parse(
    (await member.call('GET', `/v1/classifications?limit=2&cursor=${page.nextCursor}`)).json,
  );
  const ids = [...page.items, ...rest.items].map(({ classificationId }) => classificationId);
  expect(new Set(ids).size).toBe(3);
  expect(rest.nextCursor).toBeNull();
});

test('an excepted value counts no more, wherever it stands, and says why', async () => {
  await paste('a');
  const [one] = await listed();
  const [finding] = (await detailOf(one?.classificationId)).findings;
  const made = await except({ kind: 'value', valueId: finding?.valueId });
  expect(made).toMatchObject({ state: 'active', owner: expect.stringMatching(/^Member/) });

  await paste('b', { text: `again credit card ${CARD.match(/.{4}/g)?.join(' ')}` });
  expect(await typesOfNewest()).toBeNull();
  const [newest] = await listed();
  expect(newest?.types).toMatchObject([{ type: 'payment-card', count: 0, exempted: 1 }]);
  const [exempted] = (await detailOf(newest?.classificationId)).findings;
  expect(exempted).toMatchObject({
    isExempted: true,
    valueId: finding?.valueId,
    evidence: expect.arrayContaining([
      { kind: 'exempted', exceptionId: made.exceptionId, reason: 'Our own test card' },
    ]),
  });

  const revoked = await member.call('DELETE', `/v1/data-type-exceptions/${made.exceptionId}`);
  expect(revoked.json).toMatchObject({ state: 'revoked' });
  await paste('c', { text: `once more credit card ${CARD}` });
  expect(await typesOfNewest()).toEqual(['payment-card']);
});

test.each([
  [
    'object',
    { kind: 'object', objectKey: 'https://chat.example/new' },
    { url: 'https://x.example/' },
  ],
  ['source', { kind: 'source', source: 'Sensor' }, null],
  ['person', { kind: 'person', personKey: 'ana@ours.example' }, { person: 'ben@ours.example' }],
] as const)('an exception for one %s leaves the others', async (_kind, scope, other) => {
  await except(scope);
  await paste('a');
  expect(await typesOfNewest()).toBeNull();
  if (other === null) return;
  await paste('b', { ...other, text: `other credit card ${CARD}` });
  expect(await typesOfNewest()).toEqual(['payment-card']);
});

test('an exception for a group holds for its members', async () => {
  await app.db.owner.query(
    `INSERT INTO entity (tenant_id, source_id, kind, entity_id, stream, name, facts, facts_hash,
       is_deleted, is_sample, first_seen_at, seen_at, raw_chunk_id, raw_index)
     SELECT $1, 'okta', 'group', id, 'groups', name, facts::jsonb, '', is_deleted, false, now(), now(),
       gen_random_uuid(), 0
     FROM (VALUES ('g1', 'Finance', $2, false), ('g0', 'Auditors', '{"members":[]}', false),
       ('g2', 'Gone', '{"members":[]}', true)) AS told (id, name, facts, is_deleted)`,
    [member.tenantId, JSON.stringify({ members: ['ana@ours.example'] })],
  );
  const groups = await member.call(
    'GET',
    '/v1/data-type-exceptions/groups?personKey=ana@ours.example',
  );
  expect(groups.json).toEqual({
    items: [
      { groupId: 'okta g1', name: 'Finance', source: 'Okta', members: 1, hasPerson: true },
      { groupId: 'okta g0', name: 'Auditors', source: 'Okta', members: 0, hasPerson: false },
    ],
  });
  await except({ kind: 'group', groupId: 'okta g1' });
  const { json } = await member.call('GET', '/v1/data-type-exceptions?dataTypeId=payment-card');
  expect(json).toMatchObject({ items: [{ groupName: 'Finance' }] });
  await paste('a');
  expect(await typesOfNewest()).toBeNull();
  await paste('b', { person: 'ben@ours.example', text: `other credit card ${CARD}` });
  expect(await typesOfNewest()).toEqual(['payment-card']);
});

test('an exception ends when it expires, and cannot begin in the past', async () => {
  const soon = new Date(app.services.now() + 20_000).toISOString();
  await except({ kind: 'source', source: 'Sensor' }, { expiresAt: soon });
  await paste('a');
  expect(await typesOfNewest()).toBeNull();
  app.advance(21_000);
  await paste('b', { text: `later credit card ${CARD}` });
  expect(await typesOfNewest()).toEqual(['payment-card']);
  const past = new Date(AT).toISOString();
  expect(
    await member.call('POST', '/v1/data-type-exceptions', {
      dataTypeId: 'payment-card',
      scope: { kind: 'source', source: 'Sensor' },
      reason: 'x',
      expiresAt: past,
    }),
  ).toMatchObject({ status: 400, json: { code: 'request.invalid' } });
});

test('a preview counts what an exception would take out, and takes out nothing', async () => {
  await paste('a');
  await paste('b', { person: 'ben@ours.example', text: `other credit card ${CARD}` });
  const [finding] = (await detailOf((await listed())[0]?.classificationId)).findings;
  const effectOf = async (scope: object): Promise<ExceptionEffect> => {
    const body = { dataTypeId: 'payment-card', scope };
    const { json } = await member.call('POST', '/v1/data-type-exceptions/preview', body);
    return ExceptionEffect.parse(json);
  };
  expect(await effectOf({ kind: 'value', valueId: finding?.valueId })).toMatchObject({
    classifications: 2,
    findings: 2,
    openDetections: 2,
  });
  expect(await effectOf({ kind: 'person', personKey: 'ben@ours.example' })).toMatchObject({
    classifications: 1,
  });
  const { json } = await member.call('GET', '/v1/data-type-exceptions');
  expect(json).toEqual({ items: [] });
});

test('counts are for who reads detections, findings for who reads evidence', async () => {
  await paste('a');
  const [one] = await listed();
  const analyst = await testMember(app, { roles: ['Analyst L1'] });
  expect((await analyst.call('GET', '/v1/classifications')).json).toMatchObject({ items: [] });
  const url = `/v1/classifications/${one?.classificationId}`;
  expect((await analyst.call('GET', url)).status).toBe(403);
  const stranger = await testMember(app);
  expect((await stranger.call('GET', url)).status).toBe(404);
  expect((await analyst.call('POST', '/v1/data-type-exceptions', {})).status).toBe(403);
});

test('detections tell the data types of their events, and are found by them', async () => {
  const { tenantId } = member;
  await paste('a');
  const { writer } = openSettledPipeline(
    app.db.database,
    Date.now,
    [
      {
        key: 'pasted-test',
        version: 1,
        name: 'Pasted',
        description: 'Anything pasted',
        title: 'Pasted',
        origin: 'internalDetectionPolicy',
        severity: 'LOW',
        condition: { f: 'action', op: 'eq', v: 'Paste' },
        groupBy: ['actor'],
        window: null,
      },
    ],
    app.services.classifier,
  );
  const send = (id: string, text: string) =>
    sendPastes({ writer, now: Date.now }, tenantId, [{ id, at: AT, text }]);
  await send('b', 'nothing of the kind');
  await send('c', `credit card ${CARD}`);
  const found = async (query: string) => (await member.call('GET', `/v1/detections${query}`)).json;
  expect(await found('?policy=pasted-test&dataType=payment-card')).toMatchObject({
    items: [{ eventCount: 2, dataTypes: ['payment-card'] }],
  });
  expect(await found('?dataType=iban')).toMatchObject({ items: [] });
  const [detection] = z
    .object({ items: z.array(z.object({ detectionId: z.string() })) })
    .parse(await found('?policy=pasted-test')).items;
  expect(await listed(`?detectionId=${detection?.detectionId}`)).toHaveLength(2);
  const events = await found(`/${detection?.detectionId}/events`);
  expect(events).toMatchObject({
    items: [
      { data: { types: [], state: 'complete' } },
      { data: { types: ['payment-card'], state: 'complete' } },
    ],
  });
});
