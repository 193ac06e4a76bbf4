import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, flowClient } from '../../testing/flow-client.ts';
import { clientOf, lastCode, otherThan } from '../../testing/otp-client.ts';
import {
  claimsOf,
  CONSOLE_ORIGIN,
  givenUser,
  GOOD_PASSWORD,
  refreshTokenOf,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';

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

function variant(options: Parameters<typeof runningIdentity>[1]): Promise<RunningIdentity> {
  return runningIdentity(database.owner, { masterKey: running.masterKey, ...options });
}

/** Gives the user an authenticator app; returns its seed. */
async function givenTotp(loginId: string): Promise<string> {
  const { refresh } = await signIn(running, loginId);
  const seed = (await clientOf(running).totp.update(loginId, refresh)).data?.key ?? '';
  const first = await clientOf(running).totp.verify(loginId, codeOf(seed));
  if (!first.ok) throw new Error('No authenticator app');
  return seed;
}

/** The code of this many steps of 30 s later. */
function codeOf(secret: string, steps = 0): string {
  return generateSync({
    strategy: 'totp',
    secret,
    epoch: Math.floor(Date.now() / 1000) + steps * 30,
  });
}

test('e-mail, then password, then a session', async () => {
  const userId = await givenUser(running, 'ada@example.com');
  const client = flowClient(running);
  const first = dataOf(await client.start());
  expect(first).toMatchObject({
    executionId: expect.stringMatching(/^sign-up-or-in\|#\|[0-9a-f]{32}$/),
    stepId: 'email',
    stepName: 'waybill-email',
    status: 'waiting',
    action: 'screen',
    screen: { id: 'waybill-email', state: { form: { email: '' } } },
  });
  const second = dataOf(await client.next(first, 'submit', { email: ' Ada@example.com ' }));
  expect(second.screen).toEqual({
    id: 'waybill-password',
    state: { form: { email: 'Ada@example.com' }, canSendCode: true },
    componentsConfig: {},
  });
  const last = dataOf(await client.next(second, 'submit', { password: GOOD_PASSWORD }));
  expect(last).toMatchObject({
    status: 'completed',
    action: 'none',
    screen: { state: {} },
    lastAuth: { authMethod: 'password', loginId: 'Ada@example.com' },
    authInfo: { refreshJwt: '', user: { userId }, sessionExpiration: expect.any(Number) },
  });
  expect(claimsOf(last.authInfo?.sessionJwt ?? '')['amr']).toEqual(['pwd']);
  expect(client.jar.get('DSR')).toBeTruthy();
});

test('the first screen may come along with the start', async () => {
  await givenUser(running, 'bea@example.com');
  const client = flowClient(running);
  const second = dataOf(await client.start('submit', { email: 'bea@example.com' }));
  expect(second.stepId).toBe('password');
  const last = dataOf(await client.next(second, 'submit', { password: GOOD_PASSWORD }));
  expect(last.status).toBe('completed');
});

test('a code by mail takes the place of the password', async () => {
  await givenUser(running, 'cid@example.com');
  const client = flowClient(running);
  const password = dataOf(await client.start('submit', { email: 'cid@example.com' }));
  const code = dataOf(await client.next(password, 'code'));
  expect(code.screen).toMatchObject({
    id: 'waybill-code',
    state: { maskedEmail: 'c***@example.com' },
  });
  const wrong = dataOf(await client.next(code, 'submit', { code: otherThan(lastCode(running)) }));
  expect(wrong).toMatchObject({
    status: 'waiting',
    stepId: 'code',
    screen: { state: { errorText: 'The code is wrong', errorType: 'E061102' } },
    error: { code: 'E061102' },
  });
  const before = running.sent.length;
  const again = dataOf(await client.next(wrong, 'resend'));
  expect(again.screen?.state).not.toHaveProperty('errorText');
  expect(running.sent).toHaveLength(before + 1);
  const last = dataOf(await client.next(again, 'submit', { code: lastCode(running) }));
  expect(last).toMatchObject({ status: 'completed', lastAuth: { authMethod: 'otp' } });
  expect(claimsOf(last.authInfo?.sessionJwt ?? '')['amr']).toEqual(['email']);
});

test('whoever is new signs up by the code where that is open, and gets none where it is not', async () => {
  const open = await variant({ settings: { isSignUpOpen: true } });
  const client = flowClient(open);
  const password = dataOf(await client.start('submit', { email: 'new@example.com' }));
  const code = dataOf(await client.next(password, 'code'));
  const last = dataOf(await client.next(code, 'submit', { code: lastCode(open) }));
  await open.close();
  expect(last.authInfo).toMatchObject({
    firstSeen: true,
    user: { email: 'new@example.com', verifiedEmail: true },
  });
  const before = running.sent.length;
  const closed = flowClient(running);
  const shown = dataOf(await closed.start('submit', { email: 'nobody@example.com' }));
  expect(dataOf(await closed.next(shown, 'code')).stepId).toBe('code');
  expect(running.sent).toHaveLength(before);
});

test('known, unknown and disabled people see one and the same', async () => {
  await givenUser(running, 'd1@example.com');
  await givenUser(running, 'd2@example.com');
  await running.sdk.management.user.deactivate('d2@example.com');
  const seen = [];
  for (const email of ['d1@example.com', 'd2@example.com', 'd3@example.com']) {
    const client = flowClient(running);
    const password = dataOf(await client.start('submit', { email }));
    const wrong = dataOf(await client.next(password, 'submit', { password: 'not it' }));
    const code = dataOf(await client.next(wrong, 'code'));
    const wrongCode = dataOf(await client.next(code, 'submit', { code: '000000' }));
    const answers = [password, wrong, code, wrongCode].map(({ executionId: _id, ...rest }) => rest);
    seen.push(
      JSON.stringify(answers).replaceAll(email, 'x@example.com').replaceAll('d***', 'x***'),
    );
  }
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toContain('E062901');
});

test('with an authenticator app there is no session before its code', async () => {
  const userId = await givenUser(running, 'eve@example.com');
  const seed = await givenTotp('eve@example.com');
  const families = async (): Promise<number> => {
    const { rows } = await database.owner.query(
      'SELECT count(*)::int AS n FROM refresh_family WHERE user_id = $1',
      [userId],
    );
    return rows[0].n;
  };
  const before = await families();
  const client = flowClient(running);
  const password = dataOf(await client.start('submit', { email: 'eve@example.com' }));
  const totp = dataOf(await client.next(password, 'submit', { password: GOOD_PASSWORD }));
  expect(totp).toMatchObject({ stepId: 'totp', screen: { id: 'waybill-totp' } });
  expect(totp.authInfo).toBeUndefined();
  expect(client.jar.get('DSR')).toBeUndefined();
  const wrong = dataOf(await client.next(totp, 'submit', { code: otherThan(codeOf(seed, 1)) }));
  expect(wrong.screen?.state).toMatchObject({ errorType: 'E061102' });
  expect(await families()).toBe(before);
  const last = dataOf(await client.next(wrong, 'submit', { code: codeOf(seed, 1) }));
  expect(last.status).toBe('completed');
  expect(claimsOf(last.authInfo?.sessionJwt ?? '')['amr']).toEqual(['pwd', 'totp', 'mfa']);
  const audit = await running.sdk.management.audit.search({ userIds: [userId] });
  expect(audit.data?.[0]).toMatchObject({ action: 'LoginSucceed', data: { secondFactor: 'totp' } });
});

test('an expired password of an account with an app is replaced with its code only', async () => {
  await givenUser(running, 'gil@example.com');
  const seed = await givenTotp('gil@example.com');
  await running.sdk.management.user.setTemporaryPassword('gil@example.com', GOOD_PASSWORD);
  const client = flowClient(running);
  const password = dataOf(await client.start('submit', { email: 'gil@example.com' }));
  const choose = dataOf(await client.next(password, 'submit', { password: GOOD_PASSWORD }));
  const given = { password: GOOD_PASSWORD, newPassword: 'copper lantern 9' };
  const without = dataOf(await client.next(choose, 'submit', given));
  expect(without.screen?.state).toMatchObject({ errorType: 'E011004' });
  const wrong = dataOf(await client.next(without, 'submit', { ...given, code: '000000' }));
  expect(wrong.screen?.state).toMatchObject({ errorType: 'E061102' });
  const code = codeOf(seed, 1);
  expect(dataOf(await client.next(wrong, 'submit', { ...given, code })).status).toBe('completed');
});

test('the flow fails once the password is another one, or ten minutes after it', async () => {
  await givenUser(running, 'flo@example.com');
  const seed = await givenTotp('flo@example.com');
  const client = flowClient(running);
  const atTotp = async () => {
    const password = dataOf(await client.start('submit', { email: 'flo@example.com' }));
    return dataOf(await client.next(password, 'submit', { password: GOOD_PASSWORD }));
  };
  const changed = await atTotp();
  await running.sdk.management.user.setActivePassword('flo@example.com', 'copper lantern 9');
  const refused = dataOf(await client.next(changed, 'submit', { code: codeOf(seed, 1) }));
  expect(refused).toMatchObject({ status: 'failed', screen: { state: { errorType: 'E062901' } } });
  expect(refused.authInfo).toBeUndefined();
  await running.sdk.management.user.setActivePassword('flo@example.com', GOOD_PASSWORD);
  const late = await atTotp();
  running.advance(601_000);
  const tooLate = dataOf(await client.next(late, 'submit', { code: codeOf(seed, 21) }));
  expect(tooLate).toMatchObject({ status: 'failed', error: { code: 'E062901' } });
  const over = await client.next(tooLate, 'back');
  expect([over.code, over.error?.errorCode]).toEqual([400, 'E103205']);
  expect((await atTotp()).status).toBe('waiting');
});

test('a temporary password is replaced on the way', async () => {
  await running.sdk.management.user.create('gus@example.com', { email: 'gus@example.com' });
  await running.sdk.management.user.setTemporaryPassword('gus@example.com', GOOD_PASSWORD);
  const client = flowClient(running);
  const password = dataOf(await client.start('submit', { email: 'gus@example.com' }));
  const choose = dataOf(await client.next(password, 'submit', { password: GOOD_PASSWORD }));
  expect(choose.screen).toMatchObject({
    id: 'waybill-new-password',
    state: { passwordPolicy: { minLength: 8 } },
  });
  const weak = await client.next(choose, 'submit', {
    password: GOOD_PASSWORD,
    newPassword: 'short',
  });
  expect(dataOf(weak).screen?.state).toMatchObject({ errorType: 'E011003' });
  const given = { password: GOOD_PASSWORD, newPassword: 'copper lantern 9' };
  expect(dataOf(await client.next(dataOf(weak), 'submit', given)).status).toBe('completed');
});

test('failures count together with those of the headless endpoints', async () => {
  await givenUser(running, 'hal@example.com');
  const client = flowClient(running);
  let at = dataOf(await client.start('submit', { email: 'hal@example.com' }));
  for (let i = 0; i < 3; i += 1) {
    at = dataOf(await client.next(at, 'submit', { password: `wrong ${i}` }));
    expect(at.screen?.state).toMatchObject({ errorType: 'E062901' });
  }
  for (let i = 0; i < 3; i += 1)
    await clientOf(running).password.signIn('hal@example.com', 'wrong');
  const locked = dataOf(await client.next(at, 'submit', { password: GOOD_PASSWORD }));
  expect(locked).toMatchObject({
    status: 'waiting',
    screen: { state: { errorType: 'E130429', retryAfterSeconds: expect.any(Number) } },
  });
});

test('a passkey signs in without an e-mail, and without a code of the app', async () => {
  await givenUser(running, 'ida@example.com');
  const passkeys = softwareAuthenticator();
  const { refresh } = await signIn(running, 'ida@example.com');
  const { webauthn } = clientOf(running);
  const made = await webauthn.update.start('ida@example.com', CONSOLE_ORIGIN, refresh);
  const { transactionId = '', options = '' } = made.data ?? {};
  await webauthn.update.finish(transactionId, passkeys.create(options));
  const client = flowClient(running);
  const asked = dataOf(await client.start('passkey', { origin: CONSOLE_ORIGIN }));
  expect(asked).toMatchObject({
    action: 'webauthnGet',
    status: 'running',
    stepId: 'email',
    screen: { id: 'waybill-email' },
    webauthn: { create: false },
  });
  const cancelled = await client.next(asked, 'submit', {
    transactionId: asked.webauthn?.transactionId ?? '',
    failure: 'NotAllowedError',
  });
  expect(dataOf(cancelled)).toMatchObject({ action: 'screen', stepId: 'email' });
  const again = dataOf(await client.next(dataOf(cancelled), 'passkey'));
  const last = await client.next(again, 'submit', {
    transactionId: again.webauthn?.transactionId ?? '',
    response: passkeys.get(again.webauthn?.options ?? ''),
  });
  expect(dataOf(last)).toMatchObject({
    status: 'completed',
    lastAuth: { authMethod: 'webauthn' },
    authInfo: { user: { loginIds: ['ida@example.com'] } },
  });
});

test('without mail no code is offered; without passwords the code comes at once', async () => {
  const mute = await variant({ identity: { senders: {} } });
  const noMail = dataOf(await flowClient(mute).start('submit', { email: 'ada@example.com' }));
  await mute.close();
  expect(noMail.screen?.state).toMatchObject({ canSendCode: false });
  const off = await running.call('/v1/mgmt/password/settings', {
    token: running.identity.managementKey,
    body: { enabled: false },
  });
  expect(off.status).toBe(200);
  const shown = dataOf(await flowClient(running).start('submit', { email: 'ada@example.com' }));
  await running.call('/v1/mgmt/password/settings', {
    token: running.identity.managementKey,
    body: { enabled: true },
  });
  expect(shown.stepId).toBe('code');
});

test('a tenant is chosen by the flow, of which one must be a member', async () => {
  const { management } = running.sdk;
  const tenantId = (await management.tenant.create('Acme')).data?.id ?? '';
  await givenUser(running, 'jo@example.com', { tenants: [{ tenantId, roleNames: [] }] });
  await givenUser(running, 'kim@example.com');
  const by = async (email: string) => {
    const client = flowClient(running);
    const password = dataOf(await client.start('submit', { email }, { tenant: tenantId }));
    return dataOf(await client.next(password, 'submit', { password: GOOD_PASSWORD }));
  };
  const jo = await by('jo@example.com');
  expect(claimsOf(jo.authInfo?.sessionJwt ?? '')['dct']).toBe(tenantId);
  expect((await by('kim@example.com')).screen?.state).toMatchObject({ errorType: 'E011004' });
});

test('the refresh cookie of a flow is good', async () => {
  await givenUser(running, 'lou@example.com');
  const client = flowClient(running);
  const password = dataOf(await client.start('submit', { email: 'lou@example.com' }));
  await client.next(password, 'submit', { password: GOOD_PASSWORD });
  const refreshed = await running.call('/v1/auth/refresh', {
    body: {},
    cookie: `DSR=${client.jar.get('DSR')}`,
  });
  expect(refreshed.status).toBe(200);
  expect(refreshTokenOf(refreshed)).not.toBe('');
});
