import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweep } from '../sweep.ts';
import { runningIdentity, type RunningIdentity } from '../testing/running-identity.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let running: RunningIdentity;
let audit: RunningIdentity['sdk']['management']['audit'];

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  audit = running.sdk.management.audit;
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const EVENT = { action: 'ReportExported', type: 'info', actorId: 'U1', tenantId: 'acme' } as const;

test('an event of the product is found with who reported it', async () => {
  const data = { rows: 7, actorId: 'somebody else' };
  expect((await audit.createEvent({ ...EVENT, userId: 'U2', data })).ok).toBe(true);
  const { data: found } = await audit.searchAll({ actions: ['ReportExported'] });
  expect(found?.audits).toMatchObject([
    {
      action: 'ReportExported',
      userId: 'U2',
      tenants: ['acme'],
      data: { rows: 7, type: 'info', actorId: 'U1' },
    },
  ]);
});

test.each([{ action: '' }, { type: 'loud' }, { actorId: '' }])(
  'an event with %j is refused',
  async (fault) => {
    const answer = await running.call('/v1/mgmt/audit/event', {
      body: { ...EVENT, ...fault },
      token: running.identity.managementKey,
    });
    expect([answer.status, answer.body['errorCode']]).toEqual([400, 'E011003']);
  },
);

test('entries are kept as long as the settings say', async () => {
  await audit.createEvent({ ...EVENT, action: 'Old' });
  const total = async () => (await audit.searchAll({ actions: ['Old'] })).data?.total;
  const sweepAfter = (days: number) =>
    sweep({
      pool: database.owner,
      clock: () => Date.now() + days * DAY_MS,
      settings: { auditRetentionDays: 365, idleHours: 72 },
      passwordPolicy: { reload: vi.fn() },
      decoys: { reload: vi.fn() },
      revocations: { reload: vi.fn() },
      keys: { reload: vi.fn() },
    });
  await sweepAfter(364.9);
  expect(await total()).toBe(1);
  await sweepAfter(365.1);
  expect(await total()).toBe(0);
});
