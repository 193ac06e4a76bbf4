import { randomBytes } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  givenUser,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from './test-support/running-identity.ts';
import { sweep } from './sweep.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { masterKey: randomBytes(32) });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

test('what has ended is removed, and nothing before', async () => {
  await givenUser(running, 'ada@example.com');
  const { refresh } = await signIn(running, 'ada@example.com');
  await running.call('/v1/auth/logout', { body: {}, token: refresh });
  await signIn(running, 'ada@example.com');
  await running.call('/v1/auth/password/signin', { body: { loginId: 'x', password: 'x' } });
  await running.identity.rotateSigningKey();
  const sweepAfter = async (days: number): Promise<string> => {
    await sweep({
      pool: database.owner,
      clock: () => Date.now() + days * 86_400_000,
      revocations: { reload: vi.fn() },
      keys: { reload: vi.fn() },
      settings: { auditRetentionDays: 40 },
      passwordPolicy: { reload: vi.fn() },
    });
    const { rows } = await database.owner.query(
      `SELECT (SELECT count(*) FROM refresh_family) || ' ' || (SELECT count(*) FROM refresh_token)
         || ' ' || (SELECT count(*) FROM revoked_session) || ' ' || (SELECT count(*) FROM lockout)
         || ' ' || (SELECT count(*) FROM signing_key) AS counts`,
    );
    return rows[0].counts;
  };
  expect(await sweepAfter(0)).toBe('2 2 1 1 4');
  expect(await sweepAfter(1.1)).toBe('2 2 0 0 4');
  expect(await sweepAfter(30.1)).toBe('0 0 0 0 4');
  expect(await sweepAfter(31.1)).toBe('0 0 0 0 2');
});
