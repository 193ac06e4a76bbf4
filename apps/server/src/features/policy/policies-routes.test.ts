import {
  BacktestLine,
  type Condition,
  type Leaf,
  type Operator,
  type PolicyContent,
  PolicyDetail,
  type RuleException,
  type RuleThreshold,
} from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../testing/colleague.ts';
import { moved, takeIn } from '../../../testing/flow-events.ts';
import { linesOf, policyContent, UPLOADS } from '../../../testing/policy-contents.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let stranger: TestMember;
let approver: TestMember['call'];
let analyst: TestMember['call'];
let watcher: TestMember['call'];
const DAY = 86_400_000;
const NOW = Date.now();

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  stranger = await testMember(app);
  const callOf = async (name: string, role: string) =>
    (await colleagueOf(app, member, { name, roles: [role] })).call;
  approver = await callOf('Berta', 'Admin');
  analyst = await callOf('Carl', 'Analyst L2');
  watcher = await callOf('Dora', 'Analyst L1');
  const events = Array.from({ length: 40 }, (_, index) =>
    moved(`past-${index}`, NOW - (index % 20) * DAY - 60_000, {
      actor: { kind: 'person', email: `p${index % 4}@ours.example` },
    }),
  );
  await takeIn(app.services.database, member.tenantId, events);
});
afterAll(() => app.close());

async function create(content: PolicyContent = policyContent(), call = member.call) {
  const reply = await call('POST', '/v1/policies', { content });
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return PolicyDetail.parse(reply.json);
}

async function read(policyKey: string) {
  return PolicyDetail.parse((await member.call('GET', `/v1/policies/${policyKey}`)).json);
}

async function backtest(policyKey: string, call = member.call) {
  const reply = await call('POST', '/v1/policies/backtest', { policyKey });
  return linesOf(reply.text, (line) => BacktestLine.parse(line));
}

const Stepped = z.object({ outcome: z.string(), policy: PolicyDetail });

async function step(policyKey: string, to: string, more: object = {}, call = member.call) {
  const { rev } = await read(policyKey);
  return call('POST', `/v1/policies/${policyKey}/transitions`, { rev, to, ...more });
}

async function stepped(policyKey: string, to: string, more: object = {}, call = member.call) {
  const reply = await step(policyKey, to, more, call);
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return Stepped.parse(reply.json);
}

const Guards = z.object({
  code: z.string(),
  guards: z.array(z.object({ code: z.string(), isMet: z.boolean() })).optional(),
});

function unmet(json: unknown): string[] {
  const { guards = [] } = Guards.parse(json);
  return guards.filter(({ isMet }) => !isMet).map(({ code }) => code);
}

/** Active and raising detections. */
async function alerting(content = policyContent()) {
  const { policyKey } = await create(content);
  await backtest(policyKey);
  await stepped(policyKey, 'simulate');
  await stepped(policyKey, 'alert');
  return policyKey;
}

async function detectionsOf(policyKey: string): Promise<number> {
  return (await read(policyKey)).detections;
}

let sent = 0;
async function upload(at = NOW) {
  sent += 1;
  const event = moved(`new-${sent}`, at, {
    actor: { kind: 'person', email: `new${sent}@ours.example` },
  });
  await takeIn(app.services.database, member.tenantId, [event]);
}

describe('a draft', () => {
  test('may be incomplete: what is missing is told', async () => {
    const made = await member.call('POST', '/v1/policies', {});
    const { policyKey, rev, faults, mode, version } = PolicyDetail.parse(made.json);
    expect([mode, version]).toEqual(['draft', 0]);
    expect(faults.map(({ path }) => path)).toEqual([
      'name',
      'rules.0.name',
      'rules.0.title',
      'rules.0.condition',
    ]);
    const saved = await member.call('PATCH', `/v1/policies/${policyKey}`, {
      rev,
      content: policyContent(),
    });
    expect(PolicyDetail.parse(saved.json)).toMatchObject({ faults: [], name: 'Uploads elsewhere' });
    const late = await member.call('PATCH', `/v1/policies/${policyKey}`, {
      rev,
      content: policyContent({}, { name: 'Too late' }),
    });
    expect(late.status).toBe(409);
  });

  test('is asked nothing and keeps its mode whatever is sent', async () => {
    const { policyKey, content } = await create(policyContent({ mode: 'block' }));
    expect(content.rules[0]?.mode).toBe('draft');
    await upload();
    expect((await read(policyKey)).matches.total).toBe(0);
  });

  test('begins from a template, a policy, a flow, a sentence or a detection', async () => {
    const from = async (start: object) => {
      const reply = await member.call('POST', '/v1/policies', { from: start });
      return {
        status: reply.status,
        detail: PolicyDetail.safeParse(reply.json).data,
        json: reply.json,
      };
    };
    const template = await from({ kind: 'template', templateId: 'many-downloads' });
    expect(template.detail?.faults).toEqual([]);
    const copy = await from({ kind: 'policy', policyKey: 'mass-download' });
    expect(copy.detail).toMatchObject({
      isBuiltin: false,
      name: 'Mass download (copy)',
      faults: [],
    });
    const flow = await from({ kind: 'flow', origin: 'Google Drive', destination: null });
    expect(flow.detail?.content.rules[0]?.condition).toEqual({
      all: [{ f: 'origin.name', op: 'eq', v: 'Google Drive' }],
    });
    const sentence = await from({ kind: 'sentence', sentence: 'Uploads to Dropbox by zebras' });
    expect(sentence.json).toMatchObject({ notUnderstood: ['zebras'] });
    expect(sentence.detail?.content.rules[0]?.condition).toEqual({
      all: [
        { f: 'movement', op: 'in', v: ['upload'] },
        { f: 'destination.serviceName', op: 'in', v: ['Dropbox'] },
      ],
    });
    expect((await from({ kind: 'template', templateId: 'nothing' })).status).toBe(404);
  });
});

describe('the ladder', () => {
  test('is climbed one step at a time, and what stands before a step is told', async () => {
    const { policyKey } = await create();
    expect((await step(policyKey, 'alert')).status).toBe(409);
    const early = await step(policyKey, 'simulate');
    expect([early.status, unmet(early.json)]).toEqual([409, ['backtest_exists']]);
    await backtest(policyKey);
    const simulated = await stepped(policyKey, 'simulate');
    expect(simulated.policy).toMatchObject({ mode: 'simulate', version: 1, hasDraft: false });
  });

  test('an incomplete policy and one whose tests fail do not get on it', async () => {
    const tests = [{ name: 'a view', event: { action: 'View' }, expect: 'match' as const }];
    const { policyKey } = await create(policyContent({ title: '', tests }));
    await backtest(policyKey);
    const refused = await step(policyKey, 'simulate');
    expect(unmet(refused.json)).toEqual(['content_valid', 'tests_pass']);
  });

  test('a rule in simulation counts and raises nothing; in alert it raises', async () => {
    const { policyKey } = await create();
    await backtest(policyKey);
    await stepped(policyKey, 'simulate');
    await upload();
    expect(await read(policyKey)).toMatchObject({ matches: { total: 1 }, detections: 0 });
    await stepped(policyKey, 'alert');
    await upload();
    expect(await read(policyKey)).toMatchObject({ matches: { total: 2 }, detections: 1 });
    await stepped(policyKey, 'paused', { reason: 'too loud' });
    await upload();
    expect(await read(policyKey)).toMatchObject({ mode: 'paused', matches: { total: 2 } });
    expect((await stepped(policyKey, 'resume')).policy.mode).toBe('alert');
  });

  test('asking people needs messages, verdicts or a waiver, and a second person', async () => {
    const policyKey = await alerting();
    const refused = await step(policyKey, 'warn');
    expect(unmet(refused.json)).toEqual(['labels', 'precision', 'messages', 'second_person']);
    const messages = { en: 'Please do not', de: 'Bitte nicht' };
    const waivers = ['labels', 'precision'];
    const { content, rev } = await read(policyKey);
    const [rule] = content.rules;
    if (!rule) throw new Error('has a rule');
    const response = { ...rule.response, messages };
    await member.call('PATCH', `/v1/policies/${policyKey}`, {
      rev,
      content: { ...content, rules: [{ ...rule, response }] },
    });
    await stepped(policyKey, 'activate');
    const asked = await stepped(policyKey, 'warn', { waivers, reason: 'few verdicts' });
    expect(asked.outcome).toBe('awaiting_approval');
    expect(asked.policy.pending).toMatchObject({ to: 'warn', version: 2 });
    const decide = async (call: TestMember['call'], decision: string) =>
      call('POST', `/v1/policies/${policyKey}/approvals`, {
        version: 2,
        requestedAt: asked.policy.pending?.requestedAt,
        decision,
        reason: 'seen',
      });
    expect((await decide(member.call, 'approved')).status).toBe(409);
    expect((await decide(analyst, 'approved')).status).toBe(403);
    const approved = PolicyDetail.parse((await decide(approver, 'approved')).json);
    expect(approved).toMatchObject({ mode: 'warn', pending: null });
    expect(approved.history.map(({ kind }) => kind).slice(0, 3)).toEqual([
      'moved',
      'approved',
      'requested',
    ]);
    const { items } = z
      .object({ items: z.array(z.object({ number: z.number(), approvals: z.array(z.unknown()) })) })
      .parse((await member.call('GET', `/v1/policies/${policyKey}/versions`)).json);
    expect(items.map(({ number, approvals }) => [number, approvals.length])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test('what is rejected stays where it was', async () => {
    const messages = { en: 'Please do not', de: 'Bitte nicht' };
    const content = policyContent();
    const [rule] = content.rules;
    if (!rule) throw new Error('has a rule');
    const policyKey = await alerting(policyContent({ response: { ...rule.response, messages } }));
    await stepped(policyKey, 'warn', { waivers: ['labels', 'precision'] });
    const reply = await approver('POST', `/v1/policies/${policyKey}/approvals`, {
      version: 1,
      requestedAt: (await read(policyKey)).pending?.requestedAt,
      decision: 'rejected',
      reason: 'not yet',
    });
    expect(PolicyDetail.parse(reply.json)).toMatchObject({ mode: 'alert', pending: null });
  });

  test('in an emergency it blocks at once, for a day unless somebody approves', async () => {
    const policyKey = await alerting();
    const more = { isEmergency: true, reason: 'data is leaving now' };
    expect((await step(policyKey, 'block', { isEmergency: true })).status).toBe(400);
    expect((await step(policyKey, 'block', more, analyst)).status).toBe(403);
    const { policy } = await stepped(policyKey, 'block', more);
    expect(policy.mode).toBe('block');
    expect(policy.standings[0]?.emergencyUntil).not.toBeNull();
    const reply = await approver('POST', `/v1/policies/${policyKey}/approvals`, {
      version: policy.version,
      requestedAt: policy.pending?.requestedAt,
      decision: 'approved',
      reason: 'right so',
    });
    expect(PolicyDetail.parse(reply.json).standings[0]).toMatchObject({
      mode: 'block',
      emergencyUntil: null,
    });
  });
});

describe('versions', () => {
  test('an edit waits beside the version in use; putting it in use swaps, and can be taken back', async () => {
    const policyKey = await alerting();
    const { content, rev } = await read(policyKey);
    const [rule] = content.rules;
    const condition = { all: [...UPLOADS.all, { f: 'sizeBytes', op: 'gt', v: 1000 }] };
    await member.call('PATCH', `/v1/policies/${policyKey}`, {
      rev,
      content: { ...content, rules: [{ ...rule, condition }] },
    });
    const edited = await read(policyKey);
    expect([edited.hasDraft, edited.version]).toEqual([true, 1]);
    await upload();
    expect(await detectionsOf(policyKey)).toBe(1);
    expect(unmet((await step(policyKey, 'activate')).json)).toEqual(['backtest_exists']);
    const lines = await backtest(policyKey);
    const last = lines.at(-1);
    if (last?.type !== 'done') throw new Error('is done');
    expect(last.result.difference).toMatchObject({ baseVersion: 1, added: { events: 0 } });
    expect(last.result.difference?.removed.events).toBeGreaterThan(40);
    await stepped(policyKey, 'activate');
    await upload();
    expect(await read(policyKey)).toMatchObject({ version: 2, detections: 1, mode: 'alert' });
    const second = await member.call('GET', `/v1/policies/${policyKey}/versions/2`);
    expect(second.json).toMatchObject({
      isActive: true,
      against: 1,
      changes: [{ path: 'rules.main.condition', kind: 'changed', after: condition }],
    });
    const back = await member.call('POST', `/v1/policies/${policyKey}/rollback`, {
      rev: (await read(policyKey)).rev,
      version: 1,
      reason: 'misses small files',
    });
    expect(PolicyDetail.parse(back.json)).toMatchObject({ version: 1, mode: 'alert' });
    await upload();
    expect(await detectionsOf(policyKey)).toBe(2);
  });

  test('a retired policy is asked no more and is kept', async () => {
    const policyKey = await alerting();
    const gone = await member.call('DELETE', `/v1/policies/${policyKey}`);
    expect(gone.status).toBe(200);
    await upload();
    const list = await member.call('GET', '/v1/policies');
    expect(list.text).not.toContain(policyKey);
    expect(await read(policyKey)).toMatchObject({ mode: 'retired', detections: 0 });
  });
});

describe('exceptions', () => {
  test('take matches out until they end', async () => {
    const exceptions: RuleException[] = [
      {
        id: 'audit',
        condition: { f: 'actor.email', op: 'endsWith', v: '@ours.example' },
        reason: 'Audit week',
        ownerId: null,
        expiresAt: new Date(NOW - DAY).toISOString(),
      },
    ];
    const policyKey = await alerting(policyContent({ exceptions }));
    await upload(NOW - 2 * DAY);
    expect(await detectionsOf(policyKey)).toBe(0);
    await upload(NOW);
    expect(await detectionsOf(policyKey)).toBe(1);
    const { health } = await read(policyKey);
    expect(health.map(({ code }) => code)).toContain('exception_expired');
  });
});

describe('policies that come with the product', () => {
  test('are paused and given exceptions, and otherwise stay', async () => {
    const path = '/v1/policies/opened-to-public';
    const before = PolicyDetail.parse((await member.call('GET', path)).json);
    expect(before).toMatchObject({ isBuiltin: true, mode: 'alert', rev: 0, faults: [] });
    const [rule] = before.content.rules;
    const exception: RuleException = {
      id: 'press',
      condition: { f: 'object.directory', op: 'eq', v: 'Press' },
      reason: 'Press releases',
      ownerId: null,
      expiresAt: null,
    };
    const changed = (more: object) =>
      member.call('PATCH', path, {
        rev: 0,
        content: { ...before.content, rules: [{ ...rule, ...more }] },
      });
    expect((await changed({ severity: 'CRITICAL' })).status).toBe(400);
    expect((await changed({ exceptions: [exception] })).status).toBe(200);
    const paused = await stepped('opened-to-public', 'paused');
    expect(paused.policy).toMatchObject({ mode: 'paused', rev: 2 });
    const { policies } = await app.services.contexts.of(member.tenantId);
    expect(policies.policies.map(({ key }) => key)).not.toContain('opened-to-public');
    expect((await stepped('opened-to-public', 'resume')).policy.mode).toBe('alert');
    expect((await member.call('DELETE', path)).status).toBe(400);
  });
});

describe('lists', () => {
  test('are named by conditions, act within a second and are not removed while they are used', async () => {
    const path = '/v1/policies/lists/partners';
    const body = { rev: 0, name: 'Partners', entries: ['Elsewhere.example', 'b.example'] };
    expect((await member.call('PUT', path, body)).status).toBe(200);
    expect((await member.call('PUT', path, body)).status).toBe(409);
    const condition: Condition = { all: [{ f: 'destination.host', op: 'inList', v: 'partners' }] };
    const policyKey = await alerting(policyContent({ condition }));
    await upload();
    expect(await detectionsOf(policyKey)).toBe(1);
    await member.call('PUT', path, { ...body, rev: 1, entries: ['b.example'] });
    await upload();
    expect(await detectionsOf(policyKey)).toBe(1);
    const lists = await member.call('GET', '/v1/policies/lists');
    expect(lists.json).toMatchObject({ items: [{ listId: 'partners', usedBy: [policyKey] }] });
    expect((await member.call('DELETE', path)).status).toBe(409);
    await member.call('DELETE', `/v1/policies/${policyKey}`);
    expect((await member.call('DELETE', path)).status).toBe(200);
    expect((await member.call('GET', path)).status).toBe(404);
  });
});

describe('trials', () => {
  test('a check tells faults, what is not meant, and the text of the rules', async () => {
    const never: Condition = {
      all: [...UPLOADS.all.slice(0, 1), { f: 'movement', op: 'eq', v: 'share' }],
    };
    const reply = await member.call('POST', '/v1/policies/check', {
      content: policyContent({ condition: never }),
    });
    const { findings, rules } = z
      .object({
        findings: z.array(z.object({ code: z.string() })),
        rules: z.array(z.object({ text: z.string() })),
      })
      .parse(reply.json);
    expect(findings.map(({ code }) => code)).toContain('never_holds');
    const parsed = await member.call('POST', '/v1/policies/parse', { text: rules[0]?.text ?? '' });
    expect(parsed.json).toEqual({ condition: never, fault: null });
    const wrong = await member.call('POST', '/v1/policies/parse', { text: 'movement ==' });
    expect(wrong.json).toMatchObject({ condition: null, fault: { line: 1 } });
  });

  test('a check tells the conditions of exceptions and steps as text as well', async () => {
    const shared: Leaf = { f: 'movement', op: 'eq', v: 'share' };
    const threshold: RuleThreshold = {
      metric: 'sequence',
      isOrdered: true,
      windowMs: 3_600_000,
      episodeGapMs: 3_600_000,
      groupBy: ['actor'],
      steps: [
        { name: 'Shared', condition: shared },
        { name: 'Unwritten', condition: { all: [] } },
      ],
    };
    const exception: RuleException = {
      id: 'one',
      condition: shared,
      reason: 'So',
      ownerId: null,
      expiresAt: null,
    };
    const reply = await member.call('POST', '/v1/policies/check', {
      content: policyContent({ threshold, exceptions: [exception] }),
    });
    const text = 'movement == "share"';
    expect(reply.json).toMatchObject({
      faults: [{ path: 'rules.0.threshold.steps.1.condition.all' }],
      rules: [
        {
          parts: [
            { path: 'exceptions.0.condition', text },
            { path: 'threshold.steps.0.condition', text },
            { path: 'threshold.steps.1.condition', text: null },
          ],
        },
      ],
    });
  });

  test('a preview tells what would have been met in each of the windows', async () => {
    const past: Condition = {
      all: [...UPLOADS.all, { f: 'object.name', op: 'startsWith', v: 'past-' }],
    };
    const reply = await member.call('POST', '/v1/policies/preview', {
      content: policyContent({ condition: past }),
      days: [7, 30],
    });
    expect(reply.json).toMatchObject({
      faults: [],
      windows: [
        { days: 7, events: 14, detections: 4, people: 4, destinations: 1 },
        { days: 30, events: 40, detections: 4, people: 4, destinations: 1 },
      ],
    });
    const { examples } = z.object({ examples: z.array(z.unknown()) }).parse(reply.json);
    expect(examples).toHaveLength(10);
  });

  test('a back-test of a policy is kept with it', async () => {
    const { policyKey } = await create();
    const lines = await backtest(policyKey);
    expect(lines.map(({ type }) => type).filter((type) => type !== 'progress')).toEqual([
      'started',
      'done',
    ]);
    const kept = await member.call('GET', `/v1/policies/${policyKey}/backtests`);
    const { items } = z
      .object({ items: z.array(z.object({ backtestId: z.string(), state: z.string() })) })
      .parse(kept.json);
    expect(items.map(({ state }) => state)).toEqual(['done']);
    expect((await read(policyKey)).backtestId).toBe(items[0]?.backtestId);
    const one = await member.call(
      'GET',
      `/v1/policies/${policyKey}/backtests/${items[0]?.backtestId}`,
    );
    expect(one.json).toMatchObject({ state: 'done', result: { recallKnown: null } });
  });

  test('a changed policy names the confirmed detections that it would no longer raise', async () => {
    const ours: Condition = {
      all: [...UPLOADS.all, { f: 'object.name', op: 'startsWith', v: 'tuned-' }],
    };
    const content = policyContent({ condition: ours });
    const policyKey = await alerting(content);
    const events = ['kept', 'lost'].map((who) =>
      moved(`tuned-${who}`, NOW - 60_000, {
        actor: { kind: 'person', email: `${who}@ours.example` },
      }),
    );
    await takeIn(app.services.database, member.tenantId, events);
    const { json } = await member.call('GET', `/v1/detections?policy=${policyKey}`);
    const { items } = z
      .object({
        items: z.array(
          z.object({
            detectionId: z.string(),
            number: z.number(),
            rev: z.number(),
            person: z.object({ key: z.string() }),
          }),
        ),
      })
      .parse(json);
    expect(items).toHaveLength(2);
    for (const { detectionId, rev } of items) {
      await member.call('PATCH', `/v1/detections/${detectionId}`, {
        rev,
        change: { verdict: { verdict: 'confirmed', reason: 'mistake' } },
      });
    }
    const exception: RuleException = {
      id: 'lost',
      condition: { f: 'actor.key', op: 'eq', v: 'lost@ours.example' },
      reason: 'r',
      ownerId: null,
      expiresAt: null,
    };
    const reply = await member.call('POST', '/v1/policies/backtest', {
      policyKey,
      content: policyContent({ condition: ours, exceptions: [exception] }),
    });
    const last = linesOf(reply.text, (line) => BacktestLine.parse(line)).at(-1);
    const lost = items.find(({ person }) => person.key === 'lost@ours.example');
    expect(last).toMatchObject({
      type: 'done',
      result: {
        recallKnown: {
          found: 1,
          known: 2,
          missed: [{ detectionId: lost?.detectionId, number: lost?.number }],
        },
        difference: { added: { events: 0 }, removed: { events: 1 } },
      },
    });
  });

  test('where nothing of a content can be asked there is nothing to try', async () => {
    const reply = await member.call('POST', '/v1/policies/backtest', {
      content: policyContent({ condition: null }),
    });
    expect(reply.status).toBe(400);
  });

  test('an analysis tells overlap and debt', async () => {
    await alerting();
    await alerting(policyContent({}, { name: 'The same again' }));
    const reply = await member.call('GET', '/v1/policies/analysis');
    const { overlaps } = z
      .object({ overlaps: z.array(z.object({ share: z.number() })) })
      .parse(reply.json);
    expect(overlaps[0]?.share).toBe(1);
  });

  test('an analysis proves what is never asked, without an event that shows it', async () => {
    const operation = (op: Operator, v: string): Leaf => ({ f: 'operation', op, v });
    const wide = policyContent(
      { condition: operation('startsWith', 'shadow') },
      { name: 'Wide', stopsOthers: true, priority: 1 },
    );
    const by = await alerting(wide);
    const narrow: Condition = { all: [operation('eq', 'shadow-1'), UPLOADS] };
    const policyKey = await alerting(policyContent({ condition: narrow }, { name: 'Narrow' }));
    const reply = await member.call('GET', '/v1/policies/analysis');
    const { shadowed } = z.object({ shadowed: z.array(z.unknown()) }).parse(reply.json);
    expect(shadowed).toEqual([{ policyKey, ruleId: 'main', by, isProven: true, events: 0 }]);
  });

  test('templates are complete policies', async () => {
    const { items } = z
      .object({ items: z.array(z.object({ content: z.unknown() })) })
      .parse((await member.call('GET', '/v1/policies/templates')).json);
    for (const { content } of items) {
      const checked = await member.call('POST', '/v1/policies/check', { content });
      expect(checked.json).toMatchObject({ faults: [] });
    }
  });
});

describe('elsewhere', () => {
  test('a policy is found and named like those that come with the product', async () => {
    const condition: Condition = {
      all: [UPLOADS, { not: { f: 'data.types', op: 'anyOf', v: ['iban'] } }],
    };
    const policyKey = await alerting(policyContent({ condition }, { name: 'Quarterly zebra' }));
    await upload();
    const found = await member.call('GET', '/v1/search?q=zebra');
    expect(found.text).toContain(policyKey);
    const summary = await member.call('GET', `/v1/detections/summary?policy=${policyKey}`);
    expect(summary.text).toContain('Quarterly zebra');
    const types = await member.call('GET', '/v1/data-types');
    expect(types.json).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          dataTypeId: 'iban',
          usedBy: expect.arrayContaining([
            { kind: 'policy', id: policyKey, name: 'Quarterly zebra' },
          ]),
        }),
      ]),
    });
    const dashboard = await member.call('GET', '/v1/dashboard');
    expect(dashboard.text).toContain('Quarterly zebra');
  });
});

describe('order', () => {
  test('what stops others changes what is met after it, and that is told before', async () => {
    const first = await alerting(policyContent({}, { stopsOthers: true, priority: 300 }));
    const second = await alerting(policyContent({}, { priority: 200 }));
    await upload();
    expect([await detectionsOf(first), await detectionsOf(second)]).toEqual([1, 1]);
    const body = { items: [{ policyKey: first, priority: 1 }], dryRun: true };
    const told = await member.call('POST', '/v1/policies/order', body);
    const { changes } = z
      .object({ changes: z.array(z.object({ policyKey: z.string(), after: z.number() })) })
      .parse(told.json);
    expect(changes).toContainEqual({ policyKey: second, after: 0 });
    await member.call('POST', '/v1/policies/order', { ...body, dryRun: false });
    await upload();
    expect([await detectionsOf(first), await detectionsOf(second)]).toEqual([2, 1]);
    await member.call('DELETE', `/v1/policies/${first}`);
  });
});

describe('exchange', () => {
  test('what is exported and imported again is unchanged; a change is told and made a draft', async () => {
    const { policyKey } = await create(policyContent({}, { name: 'In a file' }));
    const file = await member.call('GET', `/v1/policies/export?keys=${policyKey}`);
    expect(file.headers['content-type']).toContain('yaml');
    const send = async (yaml: string, dryRun: boolean, call = member.call) =>
      (await call('POST', '/v1/policies/import', { yaml, dryRun })).json;
    expect(await send(file.text, false)).toMatchObject({
      isApplied: true,
      items: [{ key: policyKey, outcome: 'unchanged', changes: [] }],
    });
    const renamed = file.text.replace('In a file', 'In a better file');
    const change = {
      path: 'name',
      kind: 'changed',
      before: 'In a file',
      after: 'In a better file',
    };
    expect(await send(renamed, true)).toMatchObject({
      isApplied: false,
      items: [{ outcome: 'changed', changes: [change] }],
    });
    expect((await read(policyKey)).name).toBe('In a file');
    await send(renamed, false);
    expect((await read(policyKey)).name).toBe('In a better file');
    // Elsewhere it is a new one, under the same key.
    expect(await send(renamed, false, stranger.call)).toMatchObject({
      items: [{ key: policyKey, outcome: 'created' }],
    });
  });

  test('a fault anywhere keeps everything out, and its place is told', async () => {
    const importing = async (yaml: string) =>
      (await member.call('POST', '/v1/policies/import', { yaml, dryRun: false })).json;
    expect(await importing('format: waybill/policies/1\npolicies:\n  - key: [')).toMatchObject({
      isApplied: false,
      fault: { line: 3 },
    });
    expect(await importing('format: other')).toMatchObject({ fault: { line: 1, column: 9 } });
    const { policyKey } = await create(policyContent({ title: '' }));
    const { text } = await member.call('GET', `/v1/policies/export?keys=${policyKey}`);
    expect(await importing(text)).toMatchObject({
      isApplied: false,
      items: [{ outcome: 'faulty', faults: [{ path: 'rules.0.title' }] }],
    });
  });
});

describe('who may what', () => {
  test.each([
    ['POST', '/v1/policies', {}],
    ['POST', '/v1/policies/import', { yaml: '', dryRun: true }],
    ['PUT', '/v1/policies/lists/x', { rev: 0, name: 'X', entries: [] }],
    ['POST', '/v1/policies/order', { items: [{ policyKey: 'x', priority: 1 }] }],
    ['DELETE', '/v1/policies/x', undefined],
  ] as const)('%s %s is not for those who only look', async (method, url, body) => {
    expect((await watcher(method, url, body)).status).toBe(403);
  });

  test('who edits may climb up and not down', async () => {
    const { policyKey } = await create(policyContent(), analyst);
    await backtest(policyKey, analyst);
    await stepped(policyKey, 'simulate', {}, analyst);
    await stepped(policyKey, 'alert', {}, analyst);
    expect((await step(policyKey, 'simulate', {}, analyst)).status).toBe(403);
    expect((await step(policyKey, 'paused', {}, analyst)).status).toBe(403);
    expect((await stepped(policyKey, 'simulate')).policy.mode).toBe('simulate');
  });

  test('another tenant sees and changes none of it', async () => {
    const { policyKey } = await create();
    const path = `/v1/policies/${policyKey}`;
    const { call } = stranger;
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('PATCH', path, { rev: 1, content: policyContent() })).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('POST', '/v1/policies/backtest', { policyKey })).status).toBe(404);
    expect((await call('GET', '/v1/policies')).text).not.toContain(policyKey);
  });

  test('every change is audited', async () => {
    const { policyKey } = await create();
    await backtest(policyKey);
    await stepped(policyKey, 'simulate');
    const rows = await app.services.database.tenant(member.tenantId, (tx) =>
      tx.query<{ action: string }>(
        `SELECT DISTINCT action FROM audit_entry WHERE action LIKE 'policy%' ORDER BY 1`,
      ),
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['policy.created', 'policy.moved', 'policy.backtested']),
    );
  });
});
