import { Profile, ProfileSession } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { enrolTotp, sdkOf, signInAgain } from '../../../testing/sign-in.ts';
import {
  callerOf,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
});
afterAll(() => app.close());

async function profileOf(call: TestMember['call']): Promise<Profile> {
  return Profile.parse((await call('GET', '/v1/profile')).json);
}

async function sessionsOf(call: TestMember['call']): Promise<ProfileSession[]> {
  const { json } = await call('GET', '/v1/profile/sessions');
  return z.object({ items: z.array(ProfileSession) }).parse(json).items;
}

async function codesOf(call: TestMember['call']): Promise<string[]> {
  const { json } = await call('POST', '/v1/profile/recovery-codes');
  return z.object({ codes: z.array(z.string()) }).parse(json).codes;
}

test('the profile says what a person signs in with', async () => {
  const { email, password, call } = await testMember(app);
  expect(await profileOf(call)).toMatchObject({
    email,
    loginIds: [email],
    hasPassword: true,
    hasTotp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
    lastLoginAt: expect.any(String),
  });
  const enrolled = callerOf(app.app, (await enrolTotp(app, { email, password })).sessionToken);
  expect(await profileOf(enrolled)).toMatchObject({ hasTotp: true });
});

describe('sessions', () => {
  test('are listed with where they came from, and one is the current one', async () => {
    const member = await testMember(app);
    const second = await signInAgain(app, member);
    const sessions = await sessionsOf(callerOf(app.app, second.sessionToken));
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      methods: ['pwd'],
      address: '127.0.0.1',
      device: expect.stringMatching(/./),
    });
  });

  test('can be ended, at once, and only one’s own', async () => {
    const member = await testMember(app);
    const stranger = await testMember(app);
    const other = await signInAgain(app, member);
    const otherCall = callerOf(app.app, other.sessionToken);
    const [{ sessionId } = { sessionId: '' }] = (await sessionsOf(member.call)).filter(
      ({ isCurrent }) => !isCurrent,
    );
    const path = `/v1/profile/sessions/${sessionId}`;
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect((await otherCall('GET', '/v1/session')).status).toBe(200);
    expect((await member.call('DELETE', path)).status).toBe(200);
    expect((await otherCall('GET', '/v1/session')).status).toBe(401);
    expect((await sdkOf(app).refresh(other.refreshToken)).ok).toBe(false);
    expect((await member.call('DELETE', path)).status).toBe(404);
    expect(await sessionsOf(member.call)).toHaveLength(1);
  });
});

describe('passkeys', () => {
  test('are removed by their owner only', async () => {
    const member = await testMember(app);
    const stranger = await testMember(app);
    const { userId } = await profileOf(member.call);
    await app.identityDb.owner.query(
      `INSERT INTO passkey (credential_id, user_id, public_key, counter, name, created_at)
       VALUES ('cred-1', $1, '\\x00', 0, 'Laptop', now())`,
      [userId],
    );
    const [passkey] = (await profileOf(member.call)).passkeys;
    expect(passkey).toMatchObject({ passkeyId: 'cred-1', name: 'Laptop' });
    expect((await stranger.call('DELETE', '/v1/profile/passkeys/cred-1')).status).toBe(404);
    expect((await member.call('DELETE', '/v1/profile/passkeys/cred-1')).status).toBe(200);
    expect(
      (await profileOf(callerOf(app.app, (await signInAgain(app, member)).sessionToken))).passkeys,
    ).toEqual([]);
  });
});

describe('recovery codes', () => {
  test('get in once without the second factor, which is gone then', async () => {
    const member = await testMember(app);
    const codes = await codesOf(callerOf(app.app, (await enrolTotp(app, member)).sessionToken));
    expect(new Set(codes).size).toBe(10);
    const half = await signInAgain(app, member);
    const call = callerOf(app.app, half.sessionToken);
    const code = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
    expect(await call('POST', '/v1/session/recovery', { code })).toMatchObject({
      status: 200,
      json: { codesLeft: 9 },
    });
    const renewed = await sdkOf(app).refresh(half.refreshToken);
    const recovered = callerOf(app.app, renewed.data?.sessionJwt ?? '');
    expect((await recovered('GET', '/v1/session')).status).toBe(200);
    expect(await profileOf(recovered)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 9 });
    expect(await recovered('POST', '/v1/session/recovery', { code })).toMatchObject({
      json: { code: 'session.recovery_code_wrong' },
    });
  });

  test('one code is good for one of several attempts at once', async () => {
    const member = await testMember(app);
    const [code = ''] = await codesOf(member.call);
    const attempts = await Promise.all(
      Array.from({ length: 4 }, () => member.call('POST', '/v1/session/recovery', { code })),
    );
    expect(attempts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ]);
  });

  test('after five wrong ones even a right one has to wait', async () => {
    const member = await testMember(app);
    const [code = ''] = await codesOf(member.call);
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () =>
        member.call('POST', '/v1/session/recovery', { code: 'AAAA-BBBB-CCCC' }),
      ),
    );
    expect(wrong.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      400, 400, 400, 400, 400, 429, 429, 429,
    ]);
    const locked = await member.call('POST', '/v1/session/recovery', { code });
    expect(locked).toMatchObject({ status: 429, json: { code: 'session.recovery_locked' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(890);
    // Another person is not kept waiting.
    const stranger = await testMember(app);
    const [own = ''] = await codesOf(stranger.call);
    expect((await stranger.call('POST', '/v1/session/recovery', { code: own })).status).toBe(200);
  });

  test('new ones take the place of the old ones, and nobody else’s are good', async () => {
    const member = await testMember(app);
    const stranger = await testMember(app);
    const [old = ''] = await codesOf(member.call);
    const [foreign = ''] = await codesOf(stranger.call);
    await codesOf(member.call);
    for (const code of [old, foreign]) {
      expect((await member.call('POST', '/v1/session/recovery', { code })).status).toBe(400);
    }
    expect(await profileOf(member.call)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('they go with the authenticator app', async () => {
    const member = await testMember(app);
    const call = callerOf(app.app, (await enrolTotp(app, member)).sessionToken);
    await codesOf(call);
    expect((await call('DELETE', '/v1/profile/totp')).status).toBe(200);
    const { sessionToken } = await signInAgain(app, member);
    expect(await profileOf(callerOf(app.app, sessionToken))).toMatchObject({
      hasTotp: false,
      recoveryCodesLeft: 0,
    });
  });

  test('are stored as hashes under a key, and never logged', async () => {
    const member = await testMember(app);
    const codes = await codesOf(member.call);
    const rows = await app.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ row: string }>('SELECT recovery_code::text AS row FROM recovery_code'),
    );
    expect(rows).toHaveLength(10);
    const text = JSON.stringify([rows, app.logLines]);
    expect(codes.filter((code) => text.includes(code))).toEqual([]);
  });
});
