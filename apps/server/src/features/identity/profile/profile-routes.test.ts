import createDescope from '@descope/node-sdk';
import { Profile, ProfileSession } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { enrolTotp, sdkOf, signInAgain } from '../../../../testing/sign-in.ts';
import {
  callerOf,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

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

/** A member with an authenticator app, whose session has shown it. */
async function enrolledMember(): Promise<TestMember> {
  const member = await testMember(app);
  const { sessionToken } = await enrolTotp(app, member);
  return { ...member, sessionToken, call: callerOf(app.app, sessionToken) };
}

/** Calls as someone who acts as the member. */
async function actingAs(member: TestMember): Promise<TestMember['call']> {
  const { projectId, managementKey } = app.identity;
  const { management } = createDescope({ projectId, managementKey, baseUrl: app.identityBaseUrl });
  const support = await testMember(app);
  await management.permission.create('impersonation');
  await management.role.create('Support', '', ['impersonation']);
  await management.user.setRoles(support.email, ['Support']);
  const { data } = await management.jwt.impersonate(support.email, member.email, false);
  const began = await sdkOf(app).refresh(data?.jwt ?? '');
  return callerOf(app.app, began.data?.sessionJwt ?? '');
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

test('a sign-in of more than 15 minutes ago ends no sign-in and removes no factor', async () => {
  const member = await testMember(app);
  const { call } = member;
  const other = await signInAgain(app, member);
  const [{ sessionId } = { sessionId: '' }] = (await sessionsOf(call)).filter(
    ({ isCurrent }) => !isCurrent,
  );
  const { userId } = await profileOf(call);
  await app.identityDb.owner.query(
    `UPDATE refresh_family SET created_at = now() - interval '16 minutes' WHERE user_id = $1`,
    [userId],
  );
  for (const path of [
    `/v1/profile/sessions/${sessionId}`,
    '/v1/profile/passkeys/x',
    '/v1/profile/totp',
  ]) {
    expect(await call('DELETE', path)).toMatchObject({
      status: 409,
      json: { code: 'session.sign_in_old' },
    });
  }
  expect((await callerOf(app.app, other.sessionToken)('GET', '/v1/session')).status).toBe(200);
  const fresh = callerOf(app.app, (await signInAgain(app, member)).sessionToken);
  expect((await fresh('DELETE', `/v1/profile/sessions/${sessionId}`)).status).toBe(200);
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
    const member = await enrolledMember();
    const [code = ''] = await codesOf(member.call);
    const attempts = await Promise.all(
      Array.from({ length: 4 }, () => member.call('POST', '/v1/session/recovery', { code })),
    );
    expect(attempts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ]);
  });

  test('after five wrong ones even a right one has to wait', async () => {
    const member = await enrolledMember();
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
    // Another person does not have to wait.
    const stranger = await enrolledMember();
    const [own = ''] = await codesOf(stranger.call);
    expect((await stranger.call('POST', '/v1/session/recovery', { code: own })).status).toBe(200);
  });

  test('new ones take the place of the old ones, and nobody else’s are good', async () => {
    const member = await enrolledMember();
    const stranger = await enrolledMember();
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

  test('are made only by who has an app, and has shown it', async () => {
    const member = await testMember(app);
    const early = await member.call('POST', '/v1/profile/recovery-codes');
    expect(early).toMatchObject({ status: 400, json: { code: 'request.invalid' } });
    // A hosted provider does not end the sessions from before the app.
    const { userId } = await profileOf(member.call);
    await app.identityDb.owner.query(
      `INSERT INTO totp (user_id, sealed_seed, confirmed_at, created_at)
       VALUES ($1, '\\x00', now(), now())`,
      [userId],
    );
    const half = await member.call('POST', '/v1/profile/recovery-codes');
    expect(half).toMatchObject({ status: 401, json: { code: 'session.second_factor_missing' } });
    const { call } = await enrolledMember();
    expect(await codesOf(call)).toHaveLength(10);
  });

  test('a code is spent before the factor is gone, and another one tries again', async () => {
    const member = await enrolledMember();
    const [code = '', next = ''] = await codesOf(member.call);
    const half = callerOf(app.app, (await signInAgain(app, member)).sessionToken);
    const used = async (): Promise<number> => {
      const rows = await app.db.database.tenant(member.tenantId, (tx) =>
        tx.query('SELECT FROM recovery_code WHERE used_at IS NOT NULL'),
      );
      return rows.length;
    };
    const seen: number[] = [];
    const removal = vi
      .spyOn(app.services.identityFactors, 'removeTotp')
      .mockImplementationOnce(async () => {
        seen.push(await used());
        throw new Error('no answer');
      });
    const failed = await half('POST', '/v1/session/recovery', { code });
    expect(failed).toMatchObject({ status: 503, json: { code: 'identity.unavailable' } });
    expect([seen, await used()]).toEqual([[1], 1]);
    expect((await half('POST', '/v1/session/recovery', { code })).status).toBe(400);
    const again = await half('POST', '/v1/session/recovery', { code: next });
    expect(again).toMatchObject({ status: 200, json: { codesLeft: 8 } });
    expect(removal).toHaveBeenCalledTimes(2);
    removal.mockRestore();
  });

  test('are stored as hashes under a key, and never logged', async () => {
    const member = await enrolledMember();
    const codes = await codesOf(member.call);
    const rows = await app.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ row: string }>('SELECT recovery_code::text AS row FROM recovery_code'),
    );
    expect(rows).toHaveLength(10);
    const text = JSON.stringify([rows, app.logLines]);
    expect(codes.filter((code) => text.includes(code))).toEqual([]);
  });
});

describe('who acts as somebody', () => {
  test('changes nothing that they sign in with', async () => {
    const member = await testMember(app);
    const call = await actingAs(member);
    const [session] = await sessionsOf(call);
    const refused = [
      await call('DELETE', `/v1/profile/sessions/${session?.sessionId}`),
      await call('DELETE', '/v1/profile/passkeys/any'),
      await call('DELETE', '/v1/profile/totp'),
      await call('POST', '/v1/profile/recovery-codes'),
      await call('POST', '/v1/session/recovery', { code: 'AAAA-BBBB-CCCC' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('is named in the audit beside them', async () => {
    const member = await testMember(app);
    const call = await actingAs(member);
    const change = { rev: 1, name: 'Renamed' };
    expect((await call('PATCH', '/v1/settings/organisation', change)).status).toBe(200);
    await member.call('PATCH', '/v1/settings/organisation', { rev: 2, name: 'Ours' });
    const { userId } = await profileOf(member.call);
    const entries = await app.db.database.tenant(member.tenantId, (tx) =>
      tx.query(
        'SELECT actor_id, impersonator_id FROM audit_entry WHERE event_key IS NULL ORDER BY seq',
      ),
    );
    expect(entries).toEqual([
      { actor_id: userId, impersonator_id: expect.stringMatching(/^U/) },
      { actor_id: userId, impersonator_id: null },
    ]);
  });
});
