import { PolicyDetail, policyUpdateRoutes } from '@waybill/contract';
import { BUILTIN_POLICIES, POLICY_PACK } from '@waybill/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { moved } from '../../../../testing/flow-events.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
const Updates = policyUpdateRoutes['/v1/policies/updates'].GET.response;

/** New with pack 2. */
const NEW = 'branch-protection-removed';
const SECOND = 'repositories-deleted';
/** There since pack 1. */
const OLD = 'repository-leaves-organization';

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A tenant of the release before. */
beforeEach(async () => {
  member = await testMember(app);
  await app.services.database.tenant(member.tenantId, (tx) =>
    tx.query('UPDATE tenant SET policy_pack = 1 WHERE tenant_id = $1', [member.tenantId]),
  );
});

const list = async () => Updates.parse((await member.call('GET', '/v1/policies/updates')).json);
const decide = (policyKeys: string[], decision: string, call = member.call) =>
  call('POST', '/v1/policies/updates', { policyKeys, decision });
const detail = async (key: string) =>
  PolicyDetail.parse((await member.call('GET', `/v1/policies/${key}`)).json);

let sent = 0;
/** Ingests one event of GitHub as the ingest does, built-in policies and all. */
async function gitHub(vendorOperation: string): Promise<void> {
  sent += 1;
  const event = moved(`event-${sent}`, Date.now() - 60_000, {
    source: 'GitHub',
    vendorOperation,
    action: null,
    movement: 'none',
    object: { kind: 'other', id: `branch-${sent}`, name: 'main' },
    destination: null,
  });
  await app.services.writer.write({
    tenantId: member.tenantId,
    sourceId: 'github',
    records: [{ payload: Buffer.from(JSON.stringify(event)), events: [event] }],
    receivedAt: Date.now(),
    isSample: false,
  });
}
const detections = async (): Promise<number> => (await detail(NEW)).detections;

test('new tenants accept the pack of their release', async () => {
  const fresh = await testMember(app);
  const reply = await fresh.call('GET', '/v1/policies/updates');
  expect(Updates.parse(reply.json).items).toEqual([]);
  const rows = await app.services.database.tenant(fresh.tenantId, (tx) =>
    tx.query<{ pack: number }>('SELECT policy_pack AS pack FROM tenant'),
  );
  expect(rows).toEqual([{ pack: POLICY_PACK }]);
});

test('lists what is new since the release before, with reason and estimate', async () => {
  await gitHub('protected_branch.destroy');
  const { items, isPartial } = await list();
  const fresh = BUILTIN_POLICIES.filter(({ since }) => since > 1).map(({ key }) => key);
  expect(items.map(({ policyKey }) => policyKey)).toEqual(fresh);
  expect(items.some(({ policyKey }) => policyKey === OLD)).toBe(false);
  expect(isPartial).toBe(false);
  expect(items.find(({ policyKey }) => policyKey === NEW)).toMatchObject({
    kind: 'new',
    mode: 'simulate',
    group: 'posture',
    techniques: ['T1562', 'T1195.002'],
    estimate: { events: 1, detections: 1 },
  });
});

test('counts and raises nothing until it is accepted, and detections from then on', async () => {
  expect(await detail(NEW)).toMatchObject({ mode: 'simulate', isUndecided: true });
  expect(await detail(OLD)).toMatchObject({ mode: 'alert', isUndecided: false });
  await gitHub('protected_branch.destroy');
  expect(await detections()).toBe(0);
  expect((await detail(NEW)).matches.total).toBe(1);
  expect((await decide([NEW], 'accept')).status).toBe(200);
  await gitHub('protected_branch.destroy');
  expect(await detections()).toBe(1);
  const { mode, isUndecided, history } = await detail(NEW);
  expect({ mode, isUndecided }).toEqual({ mode: 'alert', isUndecided: false });
  expect(history[0]).toMatchObject({
    kind: 'moved',
    before: 'simulate',
    after: 'alert',
    reason: 'Update accepted',
  });
  expect((await list()).items.some(({ policyKey }) => policyKey === NEW)).toBe(false);
});

test('keeps on simulating or stops, and is audited', async () => {
  await decide([NEW], 'keep');
  await decide([SECOND], 'pause');
  expect(await detail(NEW)).toMatchObject({ mode: 'simulate', isUndecided: false });
  expect(await detail(SECOND)).toMatchObject({ mode: 'paused', isUndecided: false });
  await gitHub('protected_branch.destroy');
  expect(await detections()).toBe(0);
  const entries = await app.services.database.tenant(member.tenantId, (tx) =>
    tx.query(`SELECT action FROM audit_entry WHERE action = 'policy.update_decided'`),
  );
  expect(entries).toHaveLength(2);
});

test('is decided on once, all or none, by people who may approve', async () => {
  await decide([NEW], 'accept');
  expect((await decide([SECOND, NEW], 'accept')).status).toBe(409);
  expect((await detail(SECOND)).isUndecided).toBe(true);
  expect((await decide([OLD], 'accept')).status).toBe(409);
  expect((await decide(['no-such-policy'], 'accept')).status).toBe(404);
  const analyst = await colleagueOf(app, member, { name: 'Carl', roles: ['Analyst L2'] });
  expect((await decide([SECOND], 'accept', analyst.call)).status).toBe(403);
});

test('has no other way out of Simulate', async () => {
  const { rev } = await detail(NEW);
  const reply = await member.call('POST', `/v1/policies/${NEW}/transitions`, { rev, to: 'alert' });
  expect([reply.status, reply.json]).toMatchObject([409, { code: 'policy.update_undecided' }]);
  const steps = await member.call('GET', `/v1/policies/${NEW}/transitions`);
  expect(z.object({ items: z.array(z.unknown()) }).parse(steps.json).items).toEqual([]);
});

test('goes on simulating when an exception is added before the decision', async () => {
  const { rev, content } = await detail(NEW);
  const exception = {
    id: 'bots',
    condition: { f: 'actor.email', op: 'eq', v: 'bot@ours.example' },
    reason: 'The release bot',
    ownerId: null,
    expiresAt: null,
  };
  const rules = content.rules.map((rule) => ({ ...rule, exceptions: [exception] }));
  const saved = await member.call('PATCH', `/v1/policies/${NEW}`, {
    rev,
    content: { ...content, rules },
  });
  expect([saved.status, saved.json]).toMatchObject([200, { mode: 'simulate', isUndecided: true }]);
  await decide([NEW], 'accept');
  const after = await detail(NEW);
  expect(after.mode).toBe('alert');
  expect(after.content.rules[0]?.exceptions).toHaveLength(1);
});
