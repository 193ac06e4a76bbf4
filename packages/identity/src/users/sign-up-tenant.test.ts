import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode } from '../testing/otp-client.ts';
import {
  CONSOLE_ORIGIN,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { tokenOf } from '../testing/sent-links.ts';

/** A sign-up that asks for a tenant to work in is refused, and leaves no account behind. */

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { settings: { isSignUpOpen: true } });
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const loginOptions = { tenantId: 'acme' };

async function accounts(): Promise<number> {
  const { rows } = await running.pool.query('SELECT count(*)::integer AS n FROM account');
  return rows[0].n;
}

test('by password', async () => {
  const before = await accounts();
  const { status } = await running.call('/v1/auth/password/signup', {
    body: { loginId: 'ada@example.com', password: GOOD_PASSWORD, loginOptions },
  });
  expect([status, await accounts()]).toEqual([403, before]);
});

test('by code', async () => {
  const before = await accounts();
  const loginId = 'bea@example.com';
  await running.call('/v1/auth/otp/signup-in/email', { body: { loginId, loginOptions } });
  const { status } = await running.call('/v1/auth/otp/verify/email', {
    body: { loginId, code: lastCode(running) },
  });
  expect([status, await accounts()]).toEqual([403, before]);
});

test('by link', async () => {
  const before = await accounts();
  await running.call('/v1/auth/magiclink/signup-in/email', {
    body: { loginId: 'cleo@example.com', URI: `${CONSOLE_ORIGIN}/login`, loginOptions },
  });
  const token = tokenOf(running.sent.at(-1));
  await running.call('/v1/auth/magiclink/verify', { body: { token } });
  expect(await accounts()).toBe(before);
});
