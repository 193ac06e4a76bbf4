import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenUser,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let db: TestDatabase;
let running: RunningIdentity;
beforeAll(async () => {
  db = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(db.owner);
});
afterAll(async () => {
  await running.close();
  await db.close();
});

async function signInFrom(device: string): Promise<{ session: string; refresh: string }> {
  const answer = await running.call('/v1/auth/password/signin', {
    body: { loginId: 'ana@x.test', password: 'violet harbour 42', loginOptions: {} },
    headers: { 'user-agent': device },
  });
  const cookie = answer.cookies.find((line) => line.startsWith('DSR=')) ?? '';
  return {
    session: String(answer.body['sessionJwt']),
    refresh: cookie.slice(4, cookie.indexOf(';')),
  };
}

test('a user sees the own sign-ins, the last used first', async () => {
  const userId = await givenUser(running, 'ana@x.test');
  await givenUser(running, 'eve@x.test');
  await signIn(running, 'eve@x.test');
  const first = await signInFrom('First browser');
  running.advance(60_000);
  const second = await signInFrom('Second browser');
  running.advance(60_000);
  await running.call('/v1/auth/refresh', { body: {}, token: first.refresh });
  const sessions = await running.identity.listSessions(userId);
  expect(sessions.map(({ device, sid }) => [device, sid])).toEqual([
    ['First browser', sidOf(first.session)],
    ['Second browser', sidOf(second.session)],
  ]);
  expect(sessions[0]).toMatchObject({ amr: ['pwd'], remoteAddress: '127.0.0.1' });
  const [used] = sessions;
  expect((used?.lastUsedAt.getTime() ?? 0) - (used?.createdAt.getTime() ?? 0)).toBeGreaterThan(
    119_000,
  );
});

test('ending one ends its tokens and its refreshing, once, and no one else’s', async () => {
  const userId = await givenUser(running, 'lee@x.test');
  const eveId = await givenUser(running, 'ada@x.test');
  const lee = await signIn(running, 'lee@x.test');
  const [own] = await running.identity.listSessions(userId);
  const { sessionId = '' } = own ?? {};
  expect(await running.identity.endSession(eveId, sessionId)).toBe(false);
  expect(running.identity.isSessionRevoked(sidOf(lee.session))).toBe(false);
  const results = await Promise.all([
    running.identity.endSession(userId, sessionId),
    running.identity.endSession(userId, sessionId),
  ]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(running.identity.isSessionRevoked(sidOf(lee.session))).toBe(true);
  expect((await running.call('/v1/auth/refresh', { body: {}, token: lee.refresh })).status).toBe(
    401,
  );
  expect(await running.identity.listSessions(userId)).toEqual([]);
});
