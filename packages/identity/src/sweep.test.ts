import { randomBytes } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  givenUser,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from './testing/running-identity.ts';
import { endIdleSignIns, sweep } from './sweep.ts';

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
  await running.callManagement('/v1/mgmt/signingkey/rotate', {});
  const sweepAfter = async (days: number): Promise<string> => {
    await sweep({
      pool: database.owner,
      clock: () => Date.now() + days * 86_400_000,
      revocations: { reload: vi.fn() },
      keys: { reload: vi.fn() },
      settings: { auditRetentionDays: 40, idleHours: 24 * 365 },
      passwordPolicy: { reload: vi.fn() },
      decoys: { reload: vi.fn() },
    });
    const { rows } = await database.owner.query(
      `SELECT (SELECT count(*) FROM refresh_family) || ' ' || (SELECT count(*) FROM refresh_token)
         || ' ' || (SELECT count(*) FROM revoked_session) || ' ' || (SELECT count(*) FROM lockout)
         || ' ' || (SELECT count(*) FROM signing_key) AS counts`,
    );
    return rows[0].counts;
  };
  expect(await sweepAfter(0)).toBe('2 2 1 1 4');
  expect(await sweepAfter(1.1)).toBe('2 2 0 0 3');
  expect(await sweepAfter(30.1)).toBe('0 0 0 0 3');
  expect(await sweepAfter(31.1)).toBe('0 0 0 0 2');
});

test('a sign-in that nobody refreshes ends, and one in use goes on', async () => {
  const signedIn = async (email: string): Promise<string> => {
    await givenUser(running, email);
    return (await signIn(running, email)).refresh;
  };
  const used = await signedIn('used@example.com');
  const idle = await signedIn('idle@example.com');
  await database.owner.query(`UPDATE refresh_family SET created_at = now() - interval '4 days'`);
  await database.owner.query(`UPDATE refresh_token SET issued_at = now() - interval '4 days'`);
  const refresh = (token: string) => running.call('/v1/auth/refresh', { body: {}, token });
  expect((await refresh(used)).status).toBe(200);
  await endIdleSignIns({ pool: database.owner, clock: Date.now, settings: { idleHours: 72 } });
  expect((await refresh(idle)).status).toBe(401);
  const { rows } = await database.owner.query(
    `SELECT login_ids FROM account_view JOIN refresh_family USING (user_id)
     WHERE revoked_at IS NULL AND email IN ('used@example.com', 'idle@example.com')`,
  );
  expect(rows).toEqual([{ login_ids: ['used@example.com'] }]);
});
