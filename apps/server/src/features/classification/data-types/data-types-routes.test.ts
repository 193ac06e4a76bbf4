import {
  type Condition,
  DataType,
  DataTypeDetail,
  DataTypeEffect,
  PolicyDetail,
} from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { policyContent } from '../../../../testing/policy-contents.ts';
import { sendPastes } from '../../../../testing/sensor-contents.ts';
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

const PROJECT = {
  name: 'Project number',
  class: 'business',
  sensitivity: 3,
  declaration: { kind: 'pattern', pattern: 'PRJ-[0-9]{6}', keywords: ['project'] },
};

async function created(body: object = PROJECT): Promise<DataTypeDetail> {
  const reply = await member.call('POST', '/v1/data-types', body);
  expect(reply.status).toBe(200);
  return DataTypeDetail.parse(reply.json);
}

async function patched(type: { dataTypeId: string; rev: number }, change: object) {
  return member.call('PATCH', `/v1/data-types/${type.dataTypeId}`, { rev: type.rev, ...change });
}

async function typesIn(text: string): Promise<string[]> {
  const { json } = await member.call('POST', '/v1/classify', { text });
  return z
    .object({ types: z.array(z.object({ type: z.string() })) })
    .parse(json)
    .types.map(({ type }) => type);
}

test('the list tells built-in types and those of the tenant’s own', async () => {
  const own = await created();
  const { json } = await member.call('GET', '/v1/data-types');
  const { items } = z.object({ items: z.array(DataType) }).parse(json);
  expect(items.find(({ dataTypeId }) => dataTypeId === 'payment-card')).toMatchObject({
    kind: 'built-in',
    class: 'financial',
    state: 'active',
    rev: 0,
    precision: { confirmed: 0, wrong: 0, value: null },
    found: { contents: 0, count: 0, lastAt: null },
  });
  expect(items.at(-1)).toMatchObject({
    dataTypeId: own.dataTypeId,
    kind: 'pattern',
    state: 'draft',
    owner: expect.stringMatching(/^Member/),
  });
});

test('a type of one’s own is looked for once it is active, and no more when it is retired', async () => {
  const draft = await created();
  expect(await typesIn('project PRJ-123456')).toEqual([]);
  const active = DataTypeDetail.parse((await patched(draft, { state: 'active' })).json);
  expect(await typesIn('project PRJ-123456')).toEqual([draft.dataTypeId]);
  expect(active.version).toBe(1);
  const reply = await member.call('DELETE', `/v1/data-types/${draft.dataTypeId}`);
  expect(reply.status).toBe(200);
  expect(await typesIn('project PRJ-123456')).toEqual([]);
});

test('a changed declaration is a new version; a changed name is not', async () => {
  const draft = await created();
  const renamed = DataTypeDetail.parse((await patched(draft, { name: 'Project' })).json);
  expect(renamed).toMatchObject({ name: 'Project', version: 1, rev: 2 });
  const declaration = { kind: 'pattern', pattern: 'PRJ-[0-9]{8}' };
  const changed = DataTypeDetail.parse((await patched(renamed, { declaration })).json);
  expect(changed.version).toBe(2);
  expect(changed.declaration).toMatchObject({ pattern: 'PRJ-[0-9]{8}', keywords: [] });
  expect(changed.versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('names differ among the types in use, whatever their case', async () => {
  const draft = await created();
  const again = await member.call('POST', '/v1/data-types', {
    ...PROJECT,
    name: PROJECT.name.toUpperCase(),
  });
  expect(again).toMatchObject({
    status: 409,
    json: { code: 'datatype.name_taken', errors: [{ path: 'name' }] },
  });
  const builtIn = await patched(draft, { name: 'iban' });
  expect(builtIn.json).toMatchObject({ code: 'datatype.name_taken' });
  await member.call('DELETE', `/v1/data-types/${draft.dataTypeId}`);
  const other = await created();
  const back = await patched({ ...draft, rev: draft.rev + 1 }, { state: 'shadow' });
  expect(back.json).toMatchObject({ code: 'datatype.name_taken' });
  expect((await patched(other, { name: 'Another' })).status).toBe(200);
});

test('of two types of one name that are made at once one is refused', async () => {
  const both = [1, 2].map(() => member.call('POST', '/v1/data-types', PROJECT));
  const replies = await Promise.all(both);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('a member that nobody knows is refused and named', async () => {
  const misspelt = { ...PROJECT, declaration: { ...PROJECT.declaration, proximty: 10 } };
  const { status, json } = await member.call('POST', '/v1/data-types', misspelt);
  expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('proximty')]);
});

test('who saw an older revision is refused', async () => {
  const draft = await created();
  await patched(draft, { name: 'First' });
  expect(await patched(draft, { name: 'Second' })).toMatchObject({
    status: 409,
    json: { code: 'resource.conflict' },
  });
});

test('a built-in type is switched off and on, and nothing else of it changes', async () => {
  const card = { dataTypeId: 'payment-card', rev: 0 };
  const text = 'credit card 4532015112830366';
  expect(await typesIn(text)).toEqual(['payment-card']);
  const off = DataType.parse((await patched(card, { state: 'retired' })).json);
  expect(off).toMatchObject({ state: 'retired', rev: 1 });
  expect(await typesIn(text)).toEqual([]);
  const on = DataType.parse((await patched(off, { state: 'active', minimum: 'high' })).json);
  expect(on).toMatchObject({ state: 'active', minimum: 'high', rev: 2 });
  expect(await patched(on, { name: 'Mine' })).toMatchObject({
    json: { code: 'datatype.builtin_fixed' },
  });
  expect(await patched(card, { state: 'retired' })).toMatchObject({ status: 409 });
});

test('a type goes from state to state in order', async () => {
  const draft = await created();
  const retired = DataType.parse((await patched(draft, { state: 'retired' })).json);
  expect(await patched(retired, { state: 'active' })).toMatchObject({
    status: 409,
    json: { code: 'datatype.state_invalid' },
  });
  const table = await created({
    ...PROJECT,
    declaration: { kind: 'exact', columns: ['name', 'number'], primary: 'number' },
  });
  expect(await patched(table, { state: 'active' })).toMatchObject({
    json: { code: 'datatype.state_invalid', detail: 'Upload its data first' },
  });
});

test('a shadow type counts and has no effect', async () => {
  const draft = await created();
  await patched(draft, { state: 'shadow' });
  const { json } = await member.call('POST', '/v1/classify', { text: 'project PRJ-123456' });
  expect(json).toMatchObject({
    sensitivity: null,
    types: [{ type: draft.dataTypeId, isShadow: true, count: 1 }],
  });
});

test('a pattern that cannot be used is refused with its place and the reason', async () => {
  const declaration = { kind: 'pattern', pattern: 'PRJ-(?=x)' };
  const reply = await member.call('POST', '/v1/data-types', { ...PROJECT, declaration });
  expect(reply).toMatchObject({ status: 400, json: { code: 'datatype.declaration_invalid' } });
  const { problems } = z
    .object({ problems: z.array(z.object({ path: z.string(), position: z.number() })) })
    .parse(reply.json);
  expect(problems).toMatchObject([{ path: 'pattern' }]);
  expect(problems[0]?.position).toBeGreaterThanOrEqual(4);
});

test('a composite type names types that exist and are no composites', async () => {
  const composite = (type: string) => ({
    ...PROJECT,
    declaration: { kind: 'composite', mode: 'all', parts: [{ type }] },
  });
  const made = await created(composite('payment-card'));
  for (const type of ['no-such-type', made.dataTypeId]) {
    expect(await member.call('POST', '/v1/data-types', composite(type))).toMatchObject({
      json: {
        problems: [
          {
            path: 'parts.0.type',
            code: type === 'no-such-type' ? 'type-unknown' : 'type-composite',
          },
        ],
      },
    });
  }
  const { json } = await member.call('GET', '/v1/data-types/payment-card');
  expect(DataTypeDetail.parse(json).usedBy).toContainEqual({
    kind: 'data-type',
    id: made.dataTypeId,
    name: 'Project number',
  });
});

test('the policies in use that name a type are told with it, however deep in their conditions', async () => {
  const condition: Condition = {
    all: [
      { f: 'movement', op: 'eq', v: 'upload' },
      { f: 'object.name', op: 'eq', v: 'vin' },
      { not: { any: [{ f: 'data.types', op: 'anyOf', v: ['iban', 'payment-card'] }] } },
    ],
  };
  const content = policyContent({ condition }, { name: 'Uploads without cards' });
  const made = await member.call('POST', '/v1/policies', { content });
  const { policyKey, rev } = PolicyDetail.parse(made.json);
  const use = { kind: 'policy', id: policyKey, name: 'Uploads without cards' };
  const usesOf = async (dataTypeId: string): Promise<unknown[]> => {
    const { json } = await member.call('GET', `/v1/data-types/${dataTypeId}`);
    return DataTypeDetail.parse(json).usedBy;
  };
  expect(await usesOf('iban')).not.toContainEqual(use);
  await member.call('POST', '/v1/policies/backtest', { policyKey });
  const to = { rev, to: 'simulate' };
  const step = await member.call('POST', `/v1/policies/${policyKey}/transitions`, to);
  expect([step.status, step.text]).toEqual([200, expect.any(String)]);
  expect(await usesOf('iban')).toContainEqual(use);
  expect(await usesOf('payment-card')).toContainEqual(use);
  expect(await usesOf('vin')).not.toContainEqual(use);
});

test('a sample is tried on a stored type and on a declaration, and kept nowhere', async () => {
  const draft = await created();
  const text = 'canary-77 project PRJ-123456, PRJ-654321';
  const stored = await member.call('POST', '/v1/data-types/test', {
    text,
    dataTypeId: draft.dataTypeId,
  });
  expect(stored.json).toMatchObject({
    classification: { types: [{ type: draft.dataTypeId, count: 2 }] },
    problems: [],
  });
  const declared = await member.call('POST', '/v1/data-types/test', {
    text,
    declaration: { kind: 'pattern', pattern: 'canary-[0-9]+' },
  });
  expect(declared.json).toMatchObject({
    classification: { types: [{ count: 1 }], findings: [{ start: 0, end: 9 }] },
  });
  expect(app.logLines.filter((line) => line.includes('canary-77'))).toEqual([]);
  const broken = { kind: 'pattern', pattern: '(a' };
  expect(
    (await member.call('POST', '/v1/data-types/test', { text, declaration: broken })).json,
  ).toMatchObject({ classification: null, problems: [{ path: 'pattern' }] });
  expect(await member.call('POST', '/v1/data-types/test', { text })).toMatchObject({ status: 400 });
});

test('a preview says what a change would touch and changes nothing', async () => {
  const reply = await member.call('POST', '/v1/data-types/payment-card/preview', {
    state: 'retired',
  });
  expect(DataTypeEffect.parse(reply.json)).toMatchObject({ contents: 0, detections: 0 });
  const { json } = await member.call('GET', '/v1/data-types/payment-card');
  expect(json).toMatchObject({ state: 'active', rev: 0 });
});

test('a preview classifies kept contents with the change', async () => {
  await member.call('PATCH', '/v1/settings/contents', { retentionDays: 1 });
  const at = Date.now() - 60_000;
  await sendPastes(app.services, member.tenantId, [
    { id: 'a', at, text: 'project PRJ-123456' },
    { id: 'b', at, text: 'project PRJ-12345678' },
    { id: 'c', at, text: 'nothing of the kind' },
  ]);
  const draft = await created();
  const active = DataTypeDetail.parse((await patched(draft, { state: 'active' })).json);
  const effectOf = async (change: object): Promise<DataTypeEffect> => {
    const url = `/v1/data-types/${active.dataTypeId}/preview`;
    return DataTypeEffect.parse((await member.call('POST', url, change)).json);
  };
  const longer = { kind: 'pattern', pattern: 'PRJ-[0-9]{8}' };
  expect(await effectOf({ declaration: longer })).toMatchObject({
    contents: 1,
    kept: 3,
    checked: 3,
    gained: 1,
    lost: 1,
  });
  expect(await effectOf({ state: 'retired' })).toMatchObject({ checked: 3, gained: 0, lost: 1 });
  expect(await effectOf({ declaration: { ...longer, pattern: '(' } })).toMatchObject({
    checked: 0,
    problems: [{ path: 'pattern' }],
  });
});

test('an analyst reads data types and changes none; another tenant sees none of them', async () => {
  const own = await created();
  const analyst = await testMember(app, { roles: ['Analyst L1'] });
  expect((await analyst.call('GET', '/v1/data-types')).status).toBe(200);
  expect((await analyst.call('POST', '/v1/data-types', PROJECT)).status).toBe(403);
  const foreign = await analyst.call('GET', `/v1/data-types/${own.dataTypeId}`);
  expect(foreign).toMatchObject({ status: 404, json: { code: 'resource.not_found' } });
});
