import { randomBytes } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openKeyVault } from '../../crypto/key-vault.ts';
import { createCostlyWork } from '../../costly/costly-work.ts';
import { createLockout } from '../../limits/lockout.ts';
import { createPasswordHasher } from '../../password/password-hasher.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import {
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { checkPassword } from './check-password.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  await givenUser(running, 'ada@example.com');
  await givenUser(running, 'disabled@example.com');
  await running.sdk.management.user.deactivate('disabled@example.com');
  await running.sdk.management.user.create('bare@example.com');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

async function attempts(loginId: string, password: string, times = 1): Promise<number> {
  const passwords = await createPasswordHasher(createCostlyWork());
  const verify = vi.spyOn(passwords, 'verify');
  const context = {
    pool: database.owner,
    clock: Date.now,
    passwords,
    lockout: createLockout(database.owner, openKeyVault(randomBytes(32), 'P1'), {
      settings: DEFAULT_SETTINGS,
      clock: Date.now,
    }),
  };
  const call = {
    device: '',
    remoteAddress: '192.0.2.1',
    cookie: () => null,
    header: () => undefined,
  };
  for (let i = 0; i < times; i += 1) {
    await checkPassword(context, call, { loginId, password }).catch(() => undefined);
  }
  return verify.mock.calls.length;
}

test.each([
  ['ada@example.com', GOOD_PASSWORD],
  ['ada@example.com', 'wrong'],
  ['nobody@example.com', GOOD_PASSWORD],
  ['disabled@example.com', GOOD_PASSWORD],
  ['bare@example.com', GOOD_PASSWORD],
])('%s with %s costs one hash', async (loginId, password) => {
  expect(await attempts(loginId, password)).toBe(1);
});

test('a locked login id costs no hash any more', async () => {
  expect(await attempts('ada@example.com', 'wrong', 9)).toBe(5);
});

/** Starts a sign-in, changes the user while it waits for them, and returns its status. */
async function signInWhile(change: string): Promise<number> {
  const holder = await database.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM account FOR NO KEY UPDATE');
    const signingIn = running.call('/v1/auth/password/signin', {
      body: { loginId: 'ada@example.com', password: GOOD_PASSWORD },
    });
    await expect.poll(waiting).toBe(1);
    await holder.query(change);
    await holder.query('COMMIT');
    return (await signingIn).status;
  } finally {
    holder.release(true);
  }
}

/** Connections waiting for a lock; read on another one, which sees the current state. */
async function waiting(): Promise<number> {
  const { rows } = await database.owner.query(
    `SELECT count(*)::integer AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}

test('a user who is disabled, or whose password is changed, during a sign-in is not let in', async () => {
  expect(await signInWhile('SELECT 1')).toBe(200);
  expect(await signInWhile("UPDATE account SET status = 'disabled'")).toBe(401);
  await database.owner.query("UPDATE account SET status = 'enabled'");
  expect(
    await signInWhile('UPDATE password SET hash = (SELECT min(hash) FROM password) || $$x$$'),
  ).toBe(401);
});
