import { PolicyDetail, PolicyGuard, PolicySummary, SentenceReading } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { moved, takeIn } from '../../../../testing/flow-events.ts';
import { policyContent, UPLOADS } from '../../../../testing/policy-contents.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
const NOW = Date.now();

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
});
afterAll(() => app.close());

async function create(condition: unknown, more: object = {}) {
  const { rules, ...content } = policyContent(more);
  const written = { ...content, rules: rules.map((rule) => ({ ...rule, condition })) };
  return PolicyDetail.parse((await member.call('POST', '/v1/policies', { content: written })).json);
}

const read = async (policyKey: string) =>
  PolicyDetail.parse((await member.call('GET', `/v1/policies/${policyKey}`)).json);

async function simulate(policyKey: string, to = 'simulate') {
  await member.call('POST', '/v1/policies/backtest', { policyKey });
  const { rev } = await read(policyKey);
  const waivers = ['simulated_or_backtested'];
  const body = { rev, to, waivers, reason: 'Nothing to try it on' };
  return member.call('POST', `/v1/policies/${policyKey}/transitions`, body);
}

const Refused = z.object({ guards: z.array(PolicyGuard) });

test.each([
  ['data type', { f: 'data.types', op: 'anyOf', v: ['iban', 'no-such-type'] }, 'unknown_value'],
  ['data group', { f: 'data.groups', op: 'anyOf', v: ['no-such-group'] }, 'invalid'],
  ['service', { f: 'destination.serviceName', op: 'in', v: ['No such service'] }, 'invalid'],
  ['place', { f: 'destination.name', op: 'in', v: ['No such service'] }, 'unknown_value'],
  ['list', { f: 'actor.key', op: 'inList', v: 'no-such-list' }, 'unknown_list'],
  ['department', { f: 'actor.department', op: 'eq', v: 'No such department' }, 'unknown_value'],
])('refuses a policy with an unknown %s, by field and line', async (_what, leaf, code) => {
  const { policyKey, faults } = await create({ all: [...UPLOADS.all, { not: leaf }] });
  expect(faults).toMatchObject([
    { path: 'rules.0.condition.all.2.not.v', code, field: leaf.f, line: 3 },
  ]);
  const refused = await simulate(policyKey);
  expect(refused.status).toBe(409);
  const valid = Refused.parse(refused.json).guards.find((each) => each.code === 'content_valid');
  expect(valid).toMatchObject({ isMet: false, facts: { field: leaf.f, line: 3 } });
});

test.each([[null], [{ all: [] }], [{ any: [] }], [{}]])(
  'refuses a policy with the condition %j',
  async (condition) => {
    const { policyKey, faults } = await create(condition);
    expect(faults).toMatchObject([{ path: 'rules.0.condition', code: 'missing' }]);
    expect((await simulate(policyKey)).status).toBe(409);
  },
);

test.each([
  ['an unknown operator', { f: 'object.name', op: 'like', v: 'a' }, 'op'],
  ['an unknown key', { all: [UPLOADS, { f: 'object.name', op: 'exists', note: 1 }] }, 'all.1.f'],
  ['a text', 'movement == "upload"', ''],
  ['too many levels', nested(13), 'not.'.repeat(12).slice(0, -1)],
])('answers 400 with the place for a condition with %s', async (_what, condition, place) => {
  const { rules, ...content } = policyContent();
  const written = { ...content, rules: rules.map((rule) => ({ ...rule, condition })) };
  const refused = await member.call('POST', '/v1/policies', { content: written });
  const path = ['content.rules.0.condition', place].filter(Boolean).join('.').split('.');
  const told = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(refused.json);
  expect([refused.status, told.errors.map((error) => error.path)]).toEqual([400, [path.join('.')]]);
});

function nested(levels: number): unknown {
  return levels === 1 ? UPLOADS.all[0] : { not: nested(levels - 1) };
}

test('a draft that an earlier release kept, whatever it holds, is shown with its faults', async () => {
  const exceptions = [{ id: 'e', condition: UPLOADS, reason: 'r', ownerId: null, expiresAt: null }];
  const threshold = {
    metric: 'events',
    threshold: 3,
    windowMs: 60_000,
    episodeGapMs: 0,
    groupBy: ['actor'],
  };
  const { policyKey } = await create(UPLOADS, { exceptions, threshold });
  await app.services.database.tenant(member.tenantId, (tx) =>
    tx.query(
      `UPDATE policy SET draft = jsonb_set(jsonb_set(jsonb_set(draft,
         '{rules,0,condition}', '"anything"'), '{rules,0,exceptions,0,condition}', '{"near": []}'),
         '{rules,0,threshold,levels}', '"many"')
       WHERE tenant_id = $1 AND policy_key = $2`,
      [member.tenantId, policyKey],
    ),
  );
  const { faults, content } = await read(policyKey);
  expect(content.rules[0]?.condition).toBeNull();
  expect(faults.map(({ path, code }) => [path, code])).toEqual(
    expect.arrayContaining([
      ['rules.0.condition', 'missing'],
      ['rules.0.exceptions.0.condition', 'missing'],
      ['rules.0.threshold.metric', 'invalid'],
    ]),
  );
  const list = (await member.call('GET', '/v1/policies')).status;
  expect(list).toBe(200);
});

test('looks at exceptions and at steps of a sequence', async () => {
  const unknown = { f: 'data.types', op: 'anyOf', v: ['no-such-type'] };
  const exception = { id: 'e', condition: unknown, reason: 'r', ownerId: null, expiresAt: null };
  const threshold = {
    metric: 'sequence',
    windowMs: 60_000,
    episodeGapMs: 0,
    groupBy: ['actor'],
    isOrdered: true,
    steps: [
      { name: 'first', condition: UPLOADS },
      { name: 'second', condition: unknown },
    ],
  };
  const { faults } = await create(UPLOADS, { exceptions: [exception], threshold });
  expect(faults.map(({ path, line }) => [path, line])).toEqual([
    ['rules.0.exceptions.0.condition.v', 1],
    ['rules.0.threshold.steps.1.condition.v', 1],
  ]);
});

/** A version as an earlier release accepted it. */
async function rename(from: string, to: string): Promise<void> {
  await app.services.database.tenant(member.tenantId, (tx) =>
    tx.query(
      `UPDATE policy_version SET content = replace(content::text, $2, $3)::jsonb
       WHERE tenant_id = $1`,
      [member.tenantId, from, to],
    ),
  );
}

test('a stored policy that would be refused today keeps running until its next edit', async () => {
  const { policyKey } = await create({
    any: [UPLOADS, { f: 'data.types', op: 'anyOf', v: ['swift-bic'] }],
  });
  expect((await simulate(policyKey)).status).toBe(200);
  expect((await simulate(policyKey, 'alert')).status).toBe(200);
  await rename('swift-bic', 'gone-type');
  app.services.contexts.forget(member.tenantId);

  const stored = await read(policyKey);
  expect(stored).toMatchObject({
    mode: 'alert',
    attention: [{ code: 'unknown_value', field: 'data.types', line: 3 }],
  });
  const list = (await member.call('GET', '/v1/policies')).json;
  const { items } = z.object({ items: z.array(PolicySummary) }).parse(list);
  const needy = items.filter(({ attention }) => attention.length > 0);
  expect(needy.map((policy) => policy.policyKey)).toEqual([policyKey]);

  const event = moved('still-judged', NOW, { actor: { kind: 'person', email: 'a@ours.example' } });
  await takeIn(app.services.database, member.tenantId, [event]);
  expect((await read(policyKey)).detections).toBe(1);

  const edited = { ...stored.content, name: 'Another name' };
  const saved = await member.call('PATCH', `/v1/policies/${policyKey}`, {
    rev: stored.rev,
    content: edited,
  });
  expect(PolicyDetail.parse(saved.json).faults).toMatchObject([{ code: 'unknown_value' }]);
  expect((await simulate(policyKey, 'activate')).status).toBe(409);
  const repaired = policyContent({ condition: UPLOADS }, { name: 'Another name' });
  const { rev } = await read(policyKey);
  await member.call('PATCH', `/v1/policies/${policyKey}`, { rev, content: repaired });
  expect((await simulate(policyKey, 'activate')).status).toBe(200);
  expect((await read(policyKey)).attention).toEqual([]);
});

test('a sentence is read with the names of the tenant, and becomes a draft as it was read', async () => {
  await member.call('PUT', '/v1/policies/lists/vip-people', {
    rev: 0,
    name: 'VIP people',
    description: '',
    entries: ['vip@ours.example'],
  });
  const sentence = 'Uploads to Dropbox by VIP people, zebras';
  const choices = [{ phrase: 'vip people', optionId: 'people' }];
  const asked = await member.call('POST', '/v1/policies/sentence', { sentence });
  const open = SentenceReading.parse(asked.json);
  expect(open.questions.map(({ phrase, chosen }) => [phrase, chosen])).toEqual([
    ['vip people', null],
  ]);
  expect(open.unknown.map(({ text }) => text)).toEqual(['zebras']);
  const from = { kind: 'sentence', sentence, choices };
  const made = PolicyDetail.parse((await member.call('POST', '/v1/policies', { from })).json);
  expect(made.faults).toEqual([]);
  expect(made.content.rules[0]?.condition).toEqual({
    all: [
      { f: 'movement', op: 'in', v: ['upload'] },
      { f: 'destination.serviceName', op: 'in', v: ['Dropbox'] },
      { f: 'actor.key', op: 'inList', v: 'vip-people' },
    ],
  });
  const counted = { kind: 'sentence', sentence: 'more than 20 files downloaded in a day' };
  const count = PolicyDetail.parse(
    (await member.call('POST', '/v1/policies', { from: counted })).json,
  );
  expect(count.faults).toEqual([]);
  expect(count.content.rules[0]?.threshold).toMatchObject({ metric: 'objects', threshold: 21 });
});
