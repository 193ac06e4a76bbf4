import { FEATURE_FLAGS, SessionInfo } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORIGIN, signIn, testApp, testMember, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const SETUP = {
  tenantName: 'Northwind',
  ownDomains: ['Northwind.example'],
  name: 'Ana Admin',
  email: 'ana@northwind.example',
  password: 'plum kettle orbit seven',
};

async function setUp(body: object) {
  const reply = await app.app.inject({ method: 'POST', url: '/v1/setup', payload: body });
  return { status: reply.statusCode, json: reply.json() };
}

describe('the first administrator', () => {
  test('comes in by the one-time link only', async () => {
    const before = await app.app.inject('/v1/config');
    expect(before.json()).toMatchObject({ needsSetup: true, projectId: app.identity.projectId });
    expect(await setUp({ ...SETUP, token: 'guess' })).toMatchObject({
      status: 403,
      json: { code: 'setup.token_invalid' },
    });

    // The remains of an interrupted earlier attempt: a tenant without an owner.
    const left = await app.services.identityAdmin.createTenant('Cut off');
    await app.db.database.system((tx) =>
      tx.query(`SELECT create_tenant($1, 'Cut off', 'us-east-1', '{}', $2)`, [
        left,
        JSON.stringify(Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true]))),
      ]),
    );
    const link = await app.identity.createSetupLink();
    const token = link?.token ?? '';
    const weak = await setUp({ ...SETUP, token, password: 'password' });
    expect(weak).toMatchObject({ status: 400, json: { code: 'password.too_weak' } });
    const invalid = await setUp({ ...SETUP, token, ownDomains: ['not a domain'] });
    expect(invalid).toMatchObject({ status: 400, json: { errors: [{ path: 'ownDomains.0' }] } });
    // A refused form does not use the link up.
    expect(await setUp({ ...SETUP, token })).toEqual({
      status: 200,
      json: { loginId: SETUP.email },
    });
    expect(await setUp({ ...SETUP, token, email: 'eve@northwind.example' })).toMatchObject({
      status: 409,
      json: { code: 'setup.already_done' },
    });
    expect((await app.app.inject('/v1/config')).json()).toMatchObject({ needsSetup: false });
  });

  test('signs in, owns the tenant, and sees every flag on', async () => {
    const sessionToken = await signIn(app.app, app.identity.projectId, SETUP);
    const reply = await app.app.inject({
      url: '/v1/session',
      headers: { 'session-token': sessionToken },
    });
    const session = SessionInfo.parse(reply.json());
    expect(session).toMatchObject({
      user: { name: 'Ana Admin', email: 'ana@northwind.example' },
      tenant: { name: 'Northwind', region: 'us-east-1', hasSampleData: false },
      featureFlags: Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true])),
    });
    expect(session.permissions).toContain('setting:manage');
    const settings = await app.app.inject({
      url: '/v1/settings/organisation',
      headers: { 'session-token': sessionToken },
    });
    expect(settings.json()).toMatchObject({ ownDomains: ['northwind.example'] });
    const ids = await app.db.database.system((tx) =>
      tx.query<{ id: number }>('SELECT tenant_ids() AS id'),
    );
    const entries = await Promise.all(
      ids.map(({ id }) =>
        app.db.database.tenant(id, (tx) => tx.query('SELECT action, ip FROM audit_entry')),
      ),
    );
    expect(entries.flat()).toContainEqual({ action: 'tenant.created', ip: '127.0.0.1' });
  });
});

describe('a session', () => {
  async function statusWith(token: string | undefined): Promise<number> {
    const headers = token === undefined ? {} : { 'session-token': token };
    return (await app.app.inject({ url: '/v1/session', headers })).statusCode;
  }

  test('is needed, and must be ours', async () => {
    expect(await statusWith(undefined)).toBe(401);
    expect(await statusWith('')).toBe(401);
    expect(await statusWith('a.b.c')).toBe(401);
  });

  test('of no tenant of this installation is refused', async () => {
    const member = await testMember(app);
    const [header, , signature] = member.sessionToken.split('.');
    const forged = [
      header,
      Buffer.from(JSON.stringify({ sub: 'U1', drn: 'DS' })).toString('base64url'),
      signature,
    ];
    expect(await statusWith(forged.join('.'))).toBe(401);
  });

  test('ends at once with logout, and a refresh token is none', async () => {
    const member = await testMember(app);
    expect(await statusWith(member.sessionToken)).toBe(200);
    const password = 'another plum kettle orbit';
    const { identityAdmin, identity } = app.services;
    const idpTenantId = await identityAdmin.createTenant('Leaving');
    await identityAdmin.createUser({
      email: 'lee@ours.example',
      name: 'Lee',
      password,
      tenantId: idpTenantId,
      roles: ['Owner'],
    });
    await app.db.database.system((tx) =>
      tx.query(`SELECT create_tenant($1, 'Leaving', 'us-east-1', '{}', '{}')`, [idpTenantId]),
    );
    const signedIn = await app.app.inject({
      method: 'POST',
      url: '/v1/auth/password/signin',
      headers: { authorization: `Bearer ${identity.projectId}`, origin: ORIGIN },
      payload: { loginId: 'lee@ours.example', password, loginOptions: {} },
    });
    const sessionToken: string = signedIn.json().sessionJwt;
    const refreshToken = signedIn.cookies.find(({ name }) => name === 'DSR')?.value ?? '';
    expect(refreshToken).not.toBe('');
    expect(await statusWith(sessionToken)).toBe(200);
    expect(await statusWith(refreshToken)).toBe(401);
    await app.app.inject({
      method: 'POST',
      url: '/v1/auth/logout',
      headers: { authorization: `Bearer ${identity.projectId}:${refreshToken}`, origin: ORIGIN },
      payload: {},
    });
    expect(await statusWith(sessionToken)).toBe(401);
  });
});
