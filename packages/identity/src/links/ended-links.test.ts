import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningIdentity, type RunningIdentity } from '../testing/running-identity.ts';
import { deleteEndedLinks } from './link-store.ts';
import { deleteEndedPending } from './pending-store.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

async function counts(): Promise<unknown> {
  const { rows } = await database.owner.query(
    `SELECT (SELECT count(*)::integer FROM one_time_link) AS links,
       (SELECT count(*)::integer FROM pending_sign_in) AS pending`,
  );
  return rows[0];
}

async function sweepAt(ms: number): Promise<unknown> {
  await deleteEndedLinks(database.owner, new Date(ms));
  await deleteEndedPending(database.owner, new Date(ms));
  return counts();
}

test('links and waiting screens are removed when they have ended, and not before', async () => {
  const start = Date.now();
  await running.call('/v1/auth/magiclink/signin/email', { body: { loginId: 'ada@example.com' } });
  await running.call('/v1/auth/enchantedlink/signin/email', {
    body: { loginId: 'ada@example.com' },
  });
  expect(await sweepAt(start + 590_000)).toEqual({ links: 4, pending: 1 });
  expect(await sweepAt(start + 650_000)).toEqual({ links: 0, pending: 1 });
  expect(await sweepAt(start + 720_000)).toEqual({ links: 0, pending: 0 });
});

test('with a user go the links that they were sent', async () => {
  await running.sdk.management.user.create('bea@example.com');
  await running.call('/v1/auth/magiclink/signin/email', { body: { loginId: 'bea@example.com' } });
  expect(await counts()).toEqual({ links: 1, pending: 0 });
  await running.sdk.management.user.delete('bea@example.com');
  expect(await counts()).toEqual({ links: 0, pending: 0 });
});
