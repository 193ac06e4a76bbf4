import { RuntimeConfig } from '@waybill/contract';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sdkOf, signInAgain } from '../../../testing/sign-in.ts';
import { callerOf, testApp, testServices, type TestApp } from '../../../testing/test-app.ts';
import { buildApp } from '../../http/build-app.ts';
import type { Services } from '../../http/feature.ts';
import { readConfig } from '../../platform/config.ts';
import { openHostedProvider } from './hosted-provider.ts';

const PASSWORD = 'violet harbour 42';
const ANA = { email: 'ana@hosted.example', password: PASSWORD };

/** The external provider: only its HTTP API is used. */
let elsewhere: TestApp;
let db: TestDatabase;
let services: Services;
let app: FastifyInstance;
const logLines: string[] = [];
const clock = { skewMs: 0 };

beforeAll(async () => {
  elsewhere = await testApp({ environment: { REFRESH_MODE: 'body' } });
  db = await testDatabase();
  const config = readConfig({
    IDENTITY_MODE: 'hosted',
    DESCOPE_PROJECT_ID: elsewhere.identity.projectId,
    DESCOPE_MANAGEMENT_KEY: elsewhere.identity.managementKey,
    DESCOPE_SERVER_BASE_URL: elsewhere.identityBaseUrl,
    DESCOPE_BASE_URL: 'http://localhost:4700',
    LOGIN_METHODS: 'password,magic_link',
  });
  const now = (): number => Date.now() + clock.skewMs;
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  services = testServices({
    config,
    db,
    log,
    messages: { senders: {}, catcher: null, close: () => undefined },
    open: openHostedProvider(config, db.database, now),
    now,
    masterKey: elsewhere.masterKey,
  });
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await db.close();
  await elsewhere.close();
});

const admin = () => elsewhere.services.identityAdmin;

async function sessionWith(token: string): Promise<{ status: number; json: unknown }> {
  return callerOf(app, token)('GET', '/v1/session');
}

async function userIdOf(email: string): Promise<string> {
  return (await admin().loadUserByLoginId(email))?.userId ?? '';
}

async function manage(path: string, body: object): Promise<void> {
  const { projectId, managementKey } = elsewhere.identity;
  const reply = await elsewhere.app.inject({
    method: 'POST',
    url: `/v1/mgmt/${path}`,
    headers: { authorization: `Bearer ${projectId}:${managementKey}` },
    payload: body,
  });
  expect(reply.statusCode).toBe(200);
}

test('the wire is not served here, and the console is told where it is', async () => {
  const reply = await app.inject({ method: 'POST', url: '/v1/auth/password/signin', payload: {} });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'route.not_found']);
  const config = RuntimeConfig.parse((await app.inject('/v1/config')).json());
  expect(config).toMatchObject({
    projectId: elsewhere.identity.projectId,
    identityBaseUrl: 'http://localhost:4700',
    regions: ['us-east-1'],
    login: { methods: ['password', 'magic_link'], refreshMode: 'cookie' },
    needsSetup: true,
  });
});

describe('the first administrator', () => {
  const form = {
    tenantName: 'Northwind',
    ownDomains: ['hosted.example'],
    name: 'Ana',
    email: ANA.email,
  };
  const setUp = (body: object) => app.inject({ method: 'POST', url: '/v1/setup', payload: body });

  test('is a user of the provider, who needs no new password', async () => {
    const otherTenant = await admin().createTenant('Elsewhere');
    await admin().createUser({ ...ANA, name: 'Ana', tenantId: otherTenant, roles: [] });
    const token = (await services.identity.createSetupLink())?.token ?? '';
    expect((await setUp({ ...form, token: 'guess' })).json()).toMatchObject({
      code: 'setup.token_invalid',
    });
    const stranger = await setUp({ ...form, email: 'eve@hosted.example', token });
    expect(stranger.json()).toMatchObject({ errors: [{ path: 'password' }] });
    expect((await setUp({ ...form, token })).json()).toEqual({ loginId: ANA.email });
    expect((await setUp({ ...form, token })).json()).toMatchObject({ code: 'setup.already_done' });
    expect(await services.identity.createSetupLink()).toBeNull();
  });

  test('signs in at the provider and works here, in the tenant of this installation', async () => {
    const first = await signInAgain(elsewhere, ANA);
    // A member of two tenants must choose one.
    expect(await sessionWith(first.sessionToken)).toMatchObject({
      json: { code: 'session.tenant_missing' },
    });
    const user = await admin().loadUser(await userIdOf(ANA.email));
    const ours = user?.tenants.find(({ roles }) => roles.includes('Owner'))?.tenantId ?? '';
    const chosen = await sdkOf(elsewhere).selectTenant(ours, first.refreshToken);
    expect(await sessionWith(chosen.data?.sessionJwt ?? '')).toMatchObject({
      status: 200,
      json: { tenant: { tenantId: ours, name: 'Northwind' } },
    });
    expect(await sessionWith(first.refreshToken)).toMatchObject({ status: 401 });
  });
});

describe('a member', () => {
  async function member(email: string, roles: string[]) {
    const [row] = await db.database.system((tx) =>
      tx.query<{ id: number }>('SELECT tenant_ids() AS id'),
    );
    const [tenant] = await db.database.tenant(row?.id ?? 0, (tx) =>
      tx.query<{ idp_tenant_id: string }>('SELECT idp_tenant_id FROM tenant'),
    );
    const tenantId = tenant?.idp_tenant_id ?? '';
    await admin().createUser({ email, password: PASSWORD, name: email, tenantId, roles });
    const { sessionToken } = await signInAgain(elsewhere, { email, password: PASSWORD });
    return { tenantId, email, sessionToken, call: callerOf(app, sessionToken) };
  }

  test('loses roles and access within half a minute of the provider’s decision', async () => {
    const { email, tenantId, sessionToken, call } = await member('lee@hosted.example', ['Owner']);
    expect((await call('GET', '/v1/settings/organisation')).status).toBe(200);
    await manage('user/update/role/set', { loginId: email, tenantId, roleNames: ['Auditor'] });
    clock.skewMs += 31_000;
    const change = await call('PATCH', '/v1/settings/organisation', { rev: 1 });
    expect(change.status).toBe(403);
    await manage('user/update/status', { loginId: email, status: 'disabled' });
    clock.skewMs += 31_000;
    expect(await sessionWith(sessionToken)).toMatchObject({
      status: 401,
      json: { code: 'session.missing' },
    });
  });

  test('has a sign-in in the audit log before the first answer, and one only', async () => {
    const { sessionToken, email } = await member('ned@hosted.example', ['Owner']);
    const entries = async () => {
      const [row] = await db.database.system((tx) =>
        tx.query<{ id: number }>('SELECT tenant_ids() AS id'),
      );
      return db.database.tenant(row?.id ?? 0, async (tx) =>
        tx.query(
          `SELECT action, ip FROM audit_entry WHERE action = 'session.started' AND actor_id = $1`,
          [await userIdOf(email)],
        ),
      );
    };
    expect(await entries()).toEqual([]);
    const read = () => sessionWith(sessionToken);
    const replies = await Promise.all([read(), read(), read()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await entries()).toEqual([{ action: 'session.started', ip: '127.0.0.1' }]);
    // Another process has not seen the session before.
    const second = await buildApp(services);
    expect((await callerOf(second, sessionToken)('GET', '/v1/session')).status).toBe(200);
    await second.close();
    expect(await entries()).toHaveLength(1);
  });

  test('gets no answer while the sign-in cannot be written', async () => {
    const { sessionToken } = await member('oda@hosted.example', ['Owner']);
    await db.owner.query(
      `CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no entry'; END $$;
       CREATE TRIGGER refused BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_entry()`,
    );
    expect((await sessionWith(sessionToken)).status).toBe(500);
    await db.owner.query('DROP FUNCTION refuse_entry CASCADE');
    expect((await sessionWith(sessionToken)).status).toBe(200);
  });

  test('is out at the end of the token', async () => {
    const { call } = await member('kim@hosted.example', ['Owner']);
    expect((await call('GET', '/v1/session')).status).toBe(200);
    clock.skewMs += 601_000;
    expect((await call('GET', '/v1/session')).status).toBe(401);
    clock.skewMs = 0;
  });

  test('sees no list of sign-ins, because the provider tells none', async () => {
    const { call } = await member('mia@hosted.example', ['Owner']);
    expect((await call('GET', '/v1/profile/sessions')).json).toEqual({ items: null });
    expect((await call('DELETE', '/v1/profile/sessions/F1')).status).toBe(404);
    expect((await call('GET', '/v1/profile')).json).toMatchObject({
      email: 'mia@hosted.example',
      hasPassword: true,
    });
  });
});

test('nothing of people reached the log', () => {
  expect(logLines.filter((line) => line.includes('hosted.example'))).toEqual([]);
});
