import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeyVault } from '../crypto/key-vault.ts';
import { createDecoys } from '../password/decoys.ts';
import {
  GOOD_PASSWORD,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let hash = '';

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { hasFullHashing: true });
  hash = await bcrypt(GOOD_PASSWORD, 4);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

async function imported(...names: string[]): Promise<void> {
  const hashedPassword = { bcrypt: { hash } };
  const users = names.map((name) => ({ loginId: name, email: name, hashedPassword }));
  const answer = await running.sdk.management.user.createBatch(users);
  expect(answer.data?.failedUsers).toEqual([]);
}

async function storedHash(loginId: string): Promise<string> {
  const { rows } = await running.pool.query(
    'SELECT p.hash FROM password p JOIN login_id USING (user_id) WHERE login_id = $1',
    [loginId],
  );
  return rows[0].hash;
}

test('the first sign-in puts our own hash in place of the imported one', async () => {
  await imported('ada@example.com');
  expect(await storedHash('ada@example.com')).toBe(`imported:${hash}`);
  const wrong = await running.sdk.password.signIn('ada@example.com', 'wrong');
  expect(wrong.error?.errorCode).toBe('E062901');
  expect(await storedHash('ada@example.com')).toBe(`imported:${hash}`);
  const { answer } = await signIn(running, 'ada@example.com');
  expect(answer.body['user']).toMatchObject({ password: true, status: 'enabled' });
  expect(await storedHash('ada@example.com')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await signIn(running, 'ada@example.com');
});

test('several first sign-ins at once all succeed', async () => {
  await imported('bea@example.com');
  await Promise.all([0, 1, 2].map(() => signIn(running, 'bea@example.com')));
  expect(await storedHash('bea@example.com')).toMatch(/^\$argon2id/);
});

test('the new hash is no change that its holder is told of, another password is', async () => {
  const { user } = running.sdk.management;
  await imported('cyd@example.com');
  await signIn(running, 'cyd@example.com');
  const notices = async () => {
    const { rows } = await running.pool.query(
      `SELECT what FROM notice JOIN login_id USING (user_id)
       WHERE login_id = 'cyd@example.com' AND what = 'password'`,
    );
    return rows.length;
  };
  expect(await notices()).toBe(0);
  const salt = randomBytes(16);
  const derived = pbkdf2Sync(GOOD_PASSWORD, salt, 1000, 32, 'sha256');
  const pbkdf2 = {
    hash: derived.toString('base64'),
    salt: salt.toString('base64'),
    iterations: 1000,
    type: 'sha256',
  };
  const answer = await running.call('/v1/mgmt/user/patch', {
    method: 'PATCH',
    token: running.identity.managementKey,
    body: { loginId: 'cyd@example.com', hashedPassword: { pbkdf2 } },
  });
  expect(answer.status).toBe(200);
  expect(await notices()).toBe(1);
  await signIn(running, 'cyd@example.com');
  expect(await notices()).toBe(1);
  expect((await user.load('cyd@example.com')).data?.password).toBe(true);
});

test('the audit says that the password was imported, and never what its hash is', async () => {
  await imported('dee@example.com');
  const { rows } = await running.pool.query(
    `SELECT data FROM audit_entry WHERE action = 'UserCreated' AND 'dee@example.com' = ANY (login_ids)`,
  );
  expect(rows).toEqual([{ data: { password: 'imported' } }]);
});

test('a password and a hash of another one exclude each other', async () => {
  const answer = await running.sdk.management.user.createBatch([
    { loginId: 'eve@example.com', password: GOOD_PASSWORD, hashedPassword: { bcrypt: { hash } } },
  ]);
  expect(answer.data?.failedUsers.map(({ failure }) => failure)).toEqual([
    '"password" and "hashedPassword" exclude each other',
  ]);
});

test('unknown login ids get the kinds of hashes that the stored ones are, each its own', async () => {
  await running.pool.query('DELETE FROM password');
  await imported('f1@example.com', 'f2@example.com', 'f3@example.com');
  const { user } = running.sdk.management;
  await user.create('own@example.com');
  await user.setActivePassword('own@example.com', GOOD_PASSWORD);
  const decoys = createDecoys(running.pool, openKeyVault(randomBytes(32), 'P1'));
  const names = Array.from({ length: 2000 }, (_name, index) => `nobody-${index}@example.com`);
  const share = () => names.filter((name) => decoys.hashFor(name) !== null).length / names.length;
  expect(share()).toBe(0);
  await decoys.reload();
  expect(share()).toBeGreaterThan(0.7);
  expect(share()).toBeLessThan(0.8);
  const before = names.filter((name) => decoys.hashFor(name) !== null);
  expect(decoys.hashFor(before[0] ?? '')).toMatch(/^imported:\$2[by]\$04\$/);
  expect(decoys.hashFor(` ${before[0]?.toUpperCase()}`)).toBe(decoys.hashFor(before[0] ?? ''));
  await signIn(running, 'f1@example.com');
  await decoys.reload();
  const after = names.filter((name) => decoys.hashFor(name) !== null);
  expect(after.length).toBeLessThan(before.length);
  // No one moves back: a login id whose hash gets slower would have to be unknown.
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
});
