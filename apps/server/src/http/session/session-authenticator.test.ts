import { SessionInfo } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolTotp, sdkOf, signInAgain } from '../../../testing/sign-in.ts';
import { callerOf, testApp, testMember, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
});
afterAll(() => app.close());

async function sessionStatus(on: TestApp, token: string): Promise<[number, string | undefined]> {
  const { status, json } = await callerOf(on.app, token)('GET', '/v1/session');
  const code = typeof json === 'object' && json && 'code' in json ? String(json.code) : undefined;
  return [status, code];
}

const management = () => {
  const { projectId, managementKey } = app.identity;
  return { projectId, managementKey };
};

async function manage(path: string, body: object): Promise<number> {
  const { projectId, managementKey } = management();
  const reply = await app.app.inject({
    method: 'POST',
    url: `/v1/mgmt/${path}`,
    headers: { authorization: `Bearer ${projectId}:${managementKey}` },
    payload: body,
  });
  return reply.statusCode;
}

test('a session token in its header is the only way in', async () => {
  const member = await testMember(app);
  const { sessionToken, refreshToken } = await signInAgain(app, member);
  expect(await sessionStatus(app, sessionToken)).toEqual([200, undefined]);
  expect(await sessionStatus(app, refreshToken)).toEqual([401, 'session.missing']);
  const asCookie = await app.app.inject({
    url: '/v1/session',
    headers: { cookie: `DS=${sessionToken}`, authorization: `Bearer ${sessionToken}` },
  });
  expect(asCookie.statusCode).toBe(401);
});

test('changed, unsigned and foreign tokens are refused', async () => {
  const { sessionToken } = await testMember(app);
  const [header = '', payload = '', signature = ''] = sessionToken.split('.');
  const encoded = (value: object): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = [
    `${header}.${encoded({ ...claims, sub: 'U1' })}.${signature}`,
    `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${encoded({ alg: 'HS256', kid: JSON.parse(Buffer.from(header, 'base64url').toString()).kid })}.${payload}.${signature}`,
    `${encoded({ alg: 'RS256', kid: 'other' })}.${payload}.${signature}`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
  ];
  for (const token of forged) {
    expect(await sessionStatus(app, token)).toEqual([401, 'session.missing']);
  }
});

test('a session ends at once with its user, its membership and its roles', async () => {
  const { idpTenantId: tenantId, ...member } = await testMember(app);
  const { email } = member;
  const first = await signInAgain(app, member);
  expect(await sessionStatus(app, first.sessionToken)).toEqual([200, undefined]);
  await manage('user/update/role/set', { loginId: email, tenantId, roleNames: ['Auditor'] });
  expect(await sessionStatus(app, first.sessionToken)).toEqual([401, 'session.missing']);
  const renewed = await sdkOf(app).refresh(first.refreshToken);
  const auditor = callerOf(app.app, renewed.data?.sessionJwt ?? '');
  expect((await auditor('GET', '/v1/session')).status).toBe(200);
  expect((await auditor('PATCH', '/v1/settings/organisation', { rev: 1 })).status).toBe(403);
  await manage('user/update/status', { loginId: email, status: 'disabled' });
  expect((await auditor('GET', '/v1/session')).status).toBe(401);

  const leaver = await testMember(app);
  await manage('user/update/tenant/remove', {
    loginId: leaver.email,
    tenantId: leaver.idpTenantId,
  });
  expect(await sessionStatus(app, leaver.sessionToken)).toEqual([401, 'session.missing']);
  const without = await signInAgain(app, leaver);
  expect(await sessionStatus(app, without.sessionToken)).toEqual([401, 'session.tenant_missing']);
});

test('a session that was let in before is refused once its key is revoked', async () => {
  const { email, password } = await testMember(app);
  const { sessionToken, refreshToken } = await signInAgain(app, { email, password });
  expect(await sessionStatus(app, sessionToken)).toEqual([200, undefined]);
  const { kid } = JSON.parse(
    Buffer.from(sessionToken.split('.', 1)[0] ?? '', 'base64url').toString(),
  );
  expect(await manage('signingkey/revoke', { kid, reason: 'copied' })).toBe(200);
  expect(await sessionStatus(app, sessionToken)).toEqual([401, 'session.missing']);
  const renewed = await sdkOf(app).refresh(refreshToken);
  expect(await sessionStatus(app, renewed.data?.sessionJwt ?? '')).toEqual([200, undefined]);
});

test('a session tells the organisations of its token that are here', async () => {
  const member = await testMember(app);
  const other = (await testMember(app)).idpTenantId;
  const elsewhere = await app.services.identityAdmin.createTenant('Served elsewhere');
  for (const tenantId of [other, elsewhere]) {
    await manage('user/update/tenant/add', { loginId: member.email, tenantId });
  }
  const { refreshToken } = await signInAgain(app, member);
  const selected = await sdkOf(app).selectTenant(member.idpTenantId, refreshToken);
  const token = selected.data?.sessionJwt ?? '';
  const { tenant, tenants } = SessionInfo.parse(
    (await callerOf(app.app, token)('GET', '/v1/session')).json,
  );
  expect(tenant.tenantId).toBe(member.idpTenantId);
  expect(new Set(tenants.map(({ tenantId }) => tenantId))).toEqual(
    new Set([member.idpTenantId, other]),
  );
  expect(tenants).toContainEqual({ tenantId: member.idpTenantId, name: tenant.name });
});

test('whoever has an authenticator app needs its code', async () => {
  const member = await testMember(app);
  const enrolled = await enrolTotp(app, member);
  expect(await sessionStatus(app, enrolled.sessionToken)).toEqual([200, undefined]);
  const half = await signInAgain(app, member);
  expect(await sessionStatus(app, half.sessionToken)).toEqual([
    401,
    'session.second_factor_missing',
  ]);
  const call = callerOf(app.app, half.sessionToken);
  expect((await call('DELETE', '/v1/profile/totp')).status).toBe(401);
  expect((await call('POST', '/v1/profile/recovery-codes')).status).toBe(401);
  // The only route for them.
  expect(await call('POST', '/v1/session/recovery', { code: 'wrong' })).toMatchObject({
    status: 400,
    json: { code: 'session.recovery_code_wrong' },
  });
  // A session from before the app was added must provide the code within half a minute.
  const { sessionToken } = await testMember(app);
  expect(await sessionStatus(app, sessionToken)).toEqual([200, undefined]);
});

test('with a required second factor a password alone opens nothing, and an app can be set up', async () => {
  const strict = await testApp({
    environment: { REFRESH_MODE: 'body', IDENTITY_SECOND_FACTOR: 'required' },
  });
  try {
    const member = await testMember(strict);
    expect(await sessionStatus(strict, member.sessionToken)).toEqual([
      401,
      'session.second_factor_missing',
    ]);
    const { sessionToken } = await enrolTotp(strict, member);
    expect(await sessionStatus(strict, sessionToken)).toEqual([200, undefined]);
  } finally {
    await strict.close();
  }
});

test('a session from before the authenticator app needs its code soon', async () => {
  const member = await testMember(app);
  expect(await sessionStatus(app, member.sessionToken)).toEqual([200, undefined]);
  await enrolTotp(app, member);
  app.advance(31_000);
  const [, code] = await sessionStatus(app, member.sessionToken);
  expect(['session.second_factor_missing', 'session.missing']).toContain(code);
});

test('what one process ends, another one hears of and refuses', async () => {
  const other = await testApp({ environment: { REFRESH_MODE: 'body' }, beside: app });
  const member = await testMember(app);
  const { sessionToken, refreshToken } = await signInAgain(app, member);
  expect(await sessionStatus(other, sessionToken)).toEqual([200, undefined]);
  await sdkOf(app).logout(refreshToken);
  expect(await sessionStatus(app, sessionToken)).toEqual([401, 'session.missing']);
  await expect.poll(() => sessionStatus(other, sessionToken)).toEqual([401, 'session.missing']);
  await other.close();
});
