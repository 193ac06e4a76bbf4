import { BacktestLine, type Leaf, type PolicyContent, PolicyDetail } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { moved, takeIn } from '../../../../testing/flow-events.ts';
import { linesOf, policyContent, UPLOADS } from '../../../../testing/policy-contents.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';
import { keepGuardrails } from './keep-guardrails.ts';

/** Nothing prompts or blocks people because of one person alone. */
let app: TestApp;
let owner: TestMember;
let approver: TestMember;
let author: TestMember;

beforeAll(async () => {
  app = await testApp();
  owner = await testMember(app);
  approver = await colleagueOf(app, owner, { name: 'Berta', roles: ['Admin'] });
  author = await colleagueOf(app, owner, { name: 'Carl', roles: ['Admin'] });
});
afterAll(() => app.close());

const messages = { en: 'Please do not', de: 'Bitte nicht' };
const response = {
  messages,
  justification: 'optional',
  overrideKinds: ['justification'],
  ttlMinutes: null,
  remediation: [],
} satisfies PolicyContent['rules'][number]['response'];
/** Guards against prompting and blocking by a policy that is hours old. */
const waivers = [
  'simulated_or_backtested',
  'labels',
  'precision',
  'warned_long_enough',
  'not_before_weekend',
];
const CONTENT = policyContent({ response });

async function read(policyKey: string): Promise<PolicyDetail> {
  return PolicyDetail.parse((await owner.call('GET', `/v1/policies/${policyKey}`)).json);
}

const Stepped = z.object({ policy: PolicyDetail });

async function step(
  policyKey: string,
  to: string,
  more: object = {},
  call = owner.call,
): Promise<PolicyDetail> {
  const { rev } = await read(policyKey);
  const body = { rev, to, waivers, ...more };
  const { json, text } = await call('POST', `/v1/policies/${policyKey}/transitions`, body);
  expect(text).toContain('outcome');
  return Stepped.parse(json).policy;
}

async function decide(policyKey: string, { pending }: PolicyDetail, call = approver.call) {
  return call('POST', `/v1/policies/${policyKey}/approvals`, {
    version: pending?.version,
    requestedAt: pending?.requestedAt,
    decision: 'approved',
    reason: 'seen',
  });
}

async function backtest(policyKey: string): Promise<void> {
  const { text } = await owner.call('POST', '/v1/policies/backtest', { policyKey });
  expect(linesOf(text, (line) => BacktestLine.parse(line)).at(-1)?.type).toBe('done');
}

/** Active and raising detections. */
async function alerting(content = CONTENT, call = owner.call): Promise<string> {
  const { json } = await call('POST', '/v1/policies', { content });
  const { policyKey } = PolicyDetail.parse(json);
  await backtest(policyKey);
  await step(policyKey, 'simulate');
  await step(policyKey, 'alert');
  return policyKey;
}

/** Activates another content. */
async function replace(policyKey: string, content: PolicyContent): Promise<PolicyDetail> {
  const { rev } = await read(policyKey);
  await owner.call('PATCH', `/v1/policies/${policyKey}`, { rev, content });
  await backtest(policyKey);
  return step(policyKey, 'activate');
}

async function rollBack(policyKey: string, version: number): Promise<PolicyDetail> {
  const { rev } = await read(policyKey);
  const body = { rev, version, reason: 'as before' };
  return PolicyDetail.parse(
    (await owner.call('POST', `/v1/policies/${policyKey}/rollback`, body)).json,
  );
}

const EMERGENCY = { isEmergency: true, reason: 'data is leaving now' };

test('an emergency that is paused and resumed blocks no longer', async () => {
  const policyKey = await alerting();
  await step(policyKey, 'block', EMERGENCY);
  const paused = await step(policyKey, 'paused');
  expect(paused.standings[0]).toMatchObject({ mode: 'paused', pausedFrom: 'alert' });
  const resumed = await step(policyKey, 'resume');
  expect(resumed).toMatchObject({ mode: 'alert', standings: [{ emergencyUntil: null }] });
});

test('who approves another step does not approve an emergency with it', async () => {
  const [main] = CONTENT.rules;
  if (!main) throw new Error('has a rule');
  const policyKey = await alerting(
    { ...CONTENT, rules: [main, { ...main, id: 'other' }] },
    author.call,
  );
  await step(policyKey, 'block', { ...EMERGENCY, ruleId: 'main' });
  const asked = await step(policyKey, 'warn', { ruleId: 'other' }, approver.call);
  expect(asked.pending).toMatchObject({ to: 'warn', ruleId: 'other' });
  // The person who started the emergency would approve it along with another person's request.
  await decide(policyKey, asked, owner.call);
  const { standings } = await read(policyKey);
  expect(standings[0]).toMatchObject({ mode: 'block', emergencyUntil: expect.any(String) });
});

test('an emergency that is approved has no end', async () => {
  const policyKey = await alerting();
  const asked = await step(policyKey, 'block', EMERGENCY);
  expect((await decide(policyKey, asked)).status).toBe(200);
  await keepGuardrails(app.db.database, owner.tenantId, Date.now() + 2 * 86_400_000);
  expect(await read(policyKey)).toMatchObject({
    mode: 'block',
    standings: [{ mode: 'block', emergencyUntil: null }],
  });
});

test('a step that was asked for in place of the one that was read is not approved', async () => {
  const policyKey = await alerting();
  const seen = await step(policyKey, 'warn');
  await step(policyKey, 'warn', { reason: 'and something else' });
  const reply = await decide(policyKey, seen);
  expect(reply).toMatchObject({ status: 409, json: { code: 'resource.conflict' } });
  expect(await read(policyKey)).toMatchObject({ mode: 'alert', pending: { to: 'warn' } });
});

test('what only raised detections does not refuse people after a rollback', async () => {
  const policyKey = await alerting();
  const everything = policyContent({ response, condition: { all: UPLOADS.all.slice(0, 1) } });
  await replace(policyKey, everything);
  await rollBack(policyKey, 1);
  await decide(policyKey, await step(policyKey, 'warn'));
  await decide(policyKey, await step(policyKey, 'block'));
  expect(await read(policyKey)).toMatchObject({ version: 1, mode: 'block' });
  const back = await rollBack(policyKey, 2);
  expect(back).toMatchObject({ version: 2, mode: 'alert' });
  expect(back.history[0]).toMatchObject({ kind: 'moved', before: 'block', after: 'alert' });
  // The other way round: a second person agreed that the first version refuses.
  await decide(policyKey, await step(policyKey, 'warn'));
  expect(await rollBack(policyKey, 1)).toMatchObject({ version: 1, mode: 'warn' });
});

test('a rollback while a rule is paused does not bring back what nobody agreed to', async () => {
  const policyKey = await alerting();
  await replace(policyKey, policyContent({ response, severity: 'HIGH' }));
  await decide(policyKey, await step(policyKey, 'warn'));
  await step(policyKey, 'paused');
  await rollBack(policyKey, 1);
  expect(await step(policyKey, 'resume')).toMatchObject({ mode: 'alert' });
});

test('a back-test over years before there was anything is no long one', async () => {
  const at = Date.now() - 60_000;
  await takeIn(app.services.database, owner.tenantId, [moved('only', at)]);
  const { json } = await owner.call('POST', '/v1/policies', { content: CONTENT });
  const { policyKey } = PolicyDetail.parse(json);
  const years = { from: '2001-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' };
  await owner.call('POST', '/v1/policies/backtest', { policyKey, ...years });
  await step(policyKey, 'simulate');
  const { rev } = await read(policyKey);
  const path = `/v1/policies/${policyKey}/transitions`;
  expect(await owner.call('POST', path, { rev, to: 'alert' })).toMatchObject({
    status: 409,
    json: { code: 'policy.guards_unmet', detail: 'simulated_or_backtested' },
  });
});

test('what asks people is not kept from it by who may not enforce', async () => {
  const editor = await colleagueOf(app, owner, { name: 'Eda', roles: ['Analyst L2'] });
  const policyKey = await alerting();
  await decide(policyKey, await step(policyKey, 'warn'));
  const before = { name: 'Asked first', stopsOthers: true, priority: 0 };
  const made = await editor.call('POST', '/v1/policies', {
    content: policyContent({ condition: { all: UPLOADS.all.slice(0, 1) } }, before),
  });
  const { policyKey: stopperKey } = PolicyDetail.parse(made.json);
  await backtest(stopperKey);
  await step(stopperKey, 'simulate', {}, editor.call);
  const { rev } = await read(stopperKey);
  const path = `/v1/policies/${stopperKey}/transitions`;
  const alert = { rev, to: 'alert', waivers };
  expect((await editor.call('POST', path, alert)).status).toBe(403);
  expect((await editor.call('GET', path)).json).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ to: 'alert', needs: 'policy:enforce' }),
    ]),
  });
  expect((await owner.call('POST', path, alert)).status).toBe(200);
  const order = { items: [{ policyKey, priority: 900 }] };
  expect((await editor.call('POST', '/v1/policies/order', order)).status).toBe(403);
  expect((await owner.call('POST', '/v1/policies/order', order)).status).toBe(200);
});

test('a list that decides what people are asked about is changed by who may enforce', async () => {
  const editor = await colleagueOf(app, owner, { name: 'Lena', roles: ['Analyst L2'] });
  const put = (rev: number, entries: string[], call = editor.call) =>
    call('PUT', '/v1/policies/lists/watched', {
      rev,
      name: 'Watched hosts',
      description: '',
      entries,
    });
  expect((await put(0, ['files.example'])).status).toBe(200);
  const isListed: Leaf = { f: 'destination.host', op: 'inList', v: 'watched' };
  const policyKey = await alerting(
    policyContent({ response, condition: { all: [...UPLOADS.all, isListed] } }),
  );
  expect((await put(1, ['files.example', 'drop.example'])).status).toBe(200);
  await decide(policyKey, await step(policyKey, 'warn'));
  expect((await put(2, ['everything.example'])).status).toBe(403);
  const { text } = await owner.call('GET', '/v1/policies/export');
  const yaml = text.replaceAll('drop.example', 'everything.example');
  const file = { yaml, dryRun: false };
  expect((await editor.call('POST', '/v1/policies/import', file)).status).toBe(403);
  expect((await put(2, ['drop.example'], owner.call)).status).toBe(200);
});
