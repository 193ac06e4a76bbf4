import { PolicyDetail } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, takeIn } from '../../../../testing/flow-events.ts';
import { policyContent } from '../../../../testing/policy-contents.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';
import { keepGuardrails } from './keep-guardrails.ts';

let app: TestApp;
let member: TestMember;
const NOW = Date.now();
const DAY = 86_400_000;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function read(policyKey: string) {
  return PolicyDetail.parse((await member.call('GET', `/v1/policies/${policyKey}`)).json);
}

/** A policy in a mode, of its own tenant. */
async function policyIn(mode: 'alert' | 'warn', guardrails: object): Promise<string> {
  member = await testMember(app);
  const content = policyContent();
  const made = await member.call('POST', '/v1/policies', {
    content: { ...content, guardrails: { ...content.guardrails, ...guardrails } },
  });
  const { policyKey } = PolicyDetail.parse(made.json);
  await member.call('POST', '/v1/policies/backtest', { policyKey });
  for (const to of ['simulate', 'alert']) {
    const { rev } = await read(policyKey);
    const waivers = ['simulated_or_backtested'];
    await member.call('POST', `/v1/policies/${policyKey}/transitions`, { rev, to, waivers });
  }
  if (mode === 'warn') {
    await app.services.database.tenant(member.tenantId, (tx) =>
      tx.query(`UPDATE policy SET standings = jsonb_set(standings, '{main,mode}', '"warn"')`),
    );
    app.services.contexts.forget(member.tenantId);
  }
  return policyKey;
}

let sent = 0;
async function uploads(count: number): Promise<void> {
  const events = Array.from({ length: count }, () => {
    sent += 1;
    return moved(`u${sent}`, NOW);
  });
  await takeIn(app.services.database, member.tenantId, events);
}

const keep = (now = NOW) => keepGuardrails(app.services.database, member.tenantId, now);

test('a person who is asked too often takes the policy back', async () => {
  const policyKey = await policyIn('warn', { maxPromptsPerPersonDay: 3, demoteTo: 'alert' });
  await uploads(3);
  expect(await keep()).toEqual([]);
  await uploads(1);
  expect(await keep()).toMatchObject([{ policyKey, to: 'alert' }]);
  const { mode, history } = await read(policyKey);
  expect(mode).toBe('alert');
  expect(history[0]).toMatchObject({
    kind: 'demoted',
    actor: null,
    before: 'warn',
    after: 'alert',
  });
  expect(history[0]?.reason).toContain('4 times');
  const audited = await app.services.database.tenant(member.tenantId, (tx) =>
    tx.query(`SELECT actor_id, target FROM audit_entry WHERE action = 'policy.demoted'`),
  );
  expect(audited).toEqual([{ actor_id: null, target: policyKey }]);
  expect(await keep()).toEqual([]);
});

test('verdicts that mostly say no take it back, once there are enough', async () => {
  const policyKey = await policyIn('alert', { minPrecision: 0.6, demoteTo: 'simulate' });
  const judge = async (count: number): Promise<void> => {
    const { database } = app.services;
    for (let index = 0; index < count; index += 1) {
      sent += 1;
      const person = { kind: 'person' as const, email: `v${sent}@ours.example` };
      await takeIn(database, member.tenantId, [moved(`v${sent}`, NOW, { actor: person })]);
    }
    await database.tenant(member.tenantId, (tx) =>
      tx.query(`UPDATE detection SET verdict = 'false_positive', status = 'closed'`),
    );
  };
  await judge(19);
  expect(await keep()).toEqual([]);
  await judge(1);
  expect(await keep()).toMatchObject([{ policyKey, to: 'simulate' }]);
  expect((await read(policyKey)).mode).toBe('simulate');
});

test('a policy that most people go past is taken back, once enough of them have answered', async () => {
  const policyKey = await policyIn('warn', { maxOverrideRate: 0.4, demoteTo: 'alert' });
  const answer = async (enforcement: string, count: number, more: object = {}): Promise<void> => {
    const events = Array.from({ length: count }, () => {
      sent += 1;
      return moved(`a${sent}`, NOW, { extra: { enforcement }, ...more });
    });
    await takeIn(app.services.database, member.tenantId, events);
  };
  await uploads(3);
  expect((await read(policyKey)).overrideRate).toBeNull();
  await answer('warned', 6);
  await answer('blocked', 3);
  await answer('observed', 5);
  await answer('overridden', 9);
  // An agent answers to the rule that it names.
  await answer('overridden', 9, { source: 'Sensor', vendorRule: 'another' });
  expect((await read(policyKey)).overrideRate).toBe(0.5);
  expect(await keep()).toEqual([]);
  await answer('warned', 1, { source: 'Sensor', vendorRule: policyKey });
  await answer('overridden', 1, { source: 'Sensor' });
  const { rev, overrideRate } = await read(policyKey);
  expect(overrideRate).toBe(0.5);
  const refused = await member.call('POST', `/v1/policies/${policyKey}/transitions`, {
    rev,
    to: 'block',
  });
  expect(refused.json).toMatchObject({
    guards: expect.arrayContaining([
      {
        code: 'override_rate',
        isMet: false,
        isWaivable: true,
        facts: { have: 0.5, need: 0.4, n: 20 },
      },
    ]),
  });
  expect(await keep()).toMatchObject([
    { policyKey, to: 'alert', reason: 'Users overrode 50 % of 20 prompts (limit: 40 %)' },
  ]);
});

test('an emergency that nobody approves ends after a day', async () => {
  const policyKey = await policyIn('alert', {});
  const { rev } = await read(policyKey);
  await member.call('POST', `/v1/policies/${policyKey}/transitions`, {
    rev,
    to: 'block',
    isEmergency: true,
    reason: 'now',
  });
  expect(await keep()).toEqual([]);
  expect((await read(policyKey)).mode).toBe('block');
  expect(await keep(NOW + DAY + 60_000)).toMatchObject([{ policyKey }]);
  expect(await read(policyKey)).toMatchObject({ mode: 'alert', pending: null });
});
