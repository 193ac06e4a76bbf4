import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { deliverWaiting } from '@waybill/identity/outbox/deliver-sign-ins';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enrolTotp, sdkOf, signInAgain } from '../../../testing/sign-in.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { recordSignIns } from './record-sign-ins.ts';

const DELIVERING_PROCESS = path.resolve(
  import.meta.dirname,
  '../../../testing/delivering-process.ts',
);

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
});
afterAll(() => app.close());

async function signInsOf({ tenantId }: Pick<TestMember, 'tenantId'>) {
  return app.db.database.tenant(tenantId, (tx) =>
    tx.query<{ actor_id: string; detail: string; ip: string; at: Date }>(
      `SELECT actor_id, detail, ip, at FROM audit_entry WHERE action = 'session.started' ORDER BY at, seq`,
    ),
  );
}

async function waiting(): Promise<number> {
  const { rows } = await app.identityDb.owner.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM sign_in_outbox',
  );
  return rows[0]?.count ?? 0;
}

/** Sign-ins that only the test delivers. */
async function postedSignIns(member: TestMember, count: number): Promise<void> {
  const [user] = await signInsOf(member);
  await app.identityDb.owner.query(
    `INSERT INTO sign_in_outbox (action, tenant_id, user_id, method, remote_address, occurred_at)
     SELECT 'LoginSucceed', $1, $2, 'password', '192.0.2.1', now() FROM generate_series(1, $3)`,
    [member.idpTenantId, user?.actor_id, count],
  );
}

test('every sign-in arrives in the audit log of the tenant, with how and from where', async () => {
  const member = await testMember(app);
  await expect.poll(() => signInsOf(member)).toHaveLength(1);
  await enrolTotp(app, member);
  await expect
    .poll(async () => (await signInsOf(member)).map(({ detail }) => detail))
    .toEqual(['password', 'password', 'totp']);
  const [first] = await signInsOf(member);
  const user = await app.services.identityAdmin.loadUserByLoginId(member.email);
  expect(first).toMatchObject({ actor_id: user?.userId, ip: '127.0.0.1' });
  await expect.poll(waiting).toBe(0);
});

test('a sign-in to a chosen tenant is in that one’s log, and any other in all of them', async () => {
  const member = await testMember(app);
  const other = await testMember(app);
  const user = await app.services.identityAdmin.loadUserByLoginId(member.email);
  if (user) await app.services.identityAdmin.addMember(user, other.idpTenantId, ['Auditor']);
  const ofUser = async (tenant: TestMember) =>
    (await signInsOf(tenant)).filter(({ actor_id: id }) => id === user?.userId).length;
  await signInAgain(app, member);
  await expect.poll(() => ofUser(other)).toBe(1);
  await expect.poll(() => ofUser(member)).toBe(2);
  const { projectId } = app.identity;
  const chosen = await app.app.inject({
    method: 'POST',
    url: '/v1/auth/password/signin',
    headers: { authorization: `Bearer ${projectId}` },
    payload: {
      loginId: member.email,
      password: member.password,
      loginOptions: { tenantId: other.idpTenantId },
    },
  });
  expect(chosen.statusCode).toBe(200);
  await expect.poll(() => ofUser(other)).toBe(2);
  await expect.poll(waiting).toBe(0);
  expect(await ofUser(member)).toBe(2);
});

test('what does not open a session is no sign-in', async () => {
  const member = await testMember(app);
  await expect.poll(() => signInsOf(member)).toHaveLength(1);
  const wrong = await sdkOf(app).password.signIn(member.email, 'not the password');
  expect(wrong.ok).toBe(false);
  expect(await waiting()).toBe(0);
  expect(await signInsOf(member)).toHaveLength(1);
});

test('a sign-in is posted in its own transaction, or there is none', async () => {
  const member = await testMember(app);
  await app.identityDb.owner.query(
    'ALTER TABLE sign_in_outbox ADD CONSTRAINT full_disk CHECK (false) NOT VALID',
  );
  const refused = await sdkOf(app).password.signIn(member.email, member.password);
  await app.identityDb.owner.query('ALTER TABLE sign_in_outbox DROP CONSTRAINT full_disk');
  expect(refused.ok).toBe(false);
  const { rows } = await app.identityDb.owner.query(
    `SELECT FROM refresh_family f JOIN login_id l USING (user_id) WHERE l.login_id = $1`,
    [member.email],
  );
  expect(rows).toHaveLength(1);
});

test('arrives exactly once, whichever statement the process is killed before', async () => {
  const member = await testMember(app);
  await expect.poll(() => signInsOf(member)).toHaveLength(1);
  let arrived = 1;
  let kills = 0;
  for (let killBefore = 1; ; killBefore += 1) {
    await postedSignIns(member, 2);
    arrived += 2;
    const child = fork(DELIVERING_PROCESS, [], {
      env: {
        ...process.env,
        KILL_BEFORE: String(killBefore),
        PRODUCT: JSON.stringify(app.db.connection),
        IDENTITY: JSON.stringify(app.identityDb.connection),
      },
      stdio: 'inherit',
    });
    const [code, signal] = await once(child, 'exit');
    expect(signal === null ? code : signal).toBeOneOf([0, 'SIGKILL']);
    // PostgreSQL notices the end of the process with a short delay, and releases its rows.
    await expect
      .poll(async () => {
        await deliverWaiting(app.identityDb.pool, recordSignIns(app.db.database));
        return waiting();
      })
      .toBe(0);
    expect(await signInsOf(member)).toHaveLength(arrived);
    if (signal === null) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(10);
});

test('waits while the product’s database refuses, and is tried again by itself', async () => {
  const member = await testMember(app);
  await expect.poll(() => signInsOf(member)).toHaveLength(1);
  const refused = vi
    .spyOn(app.db.database, 'system')
    .mockRejectedValueOnce(new Error('no connection'));
  await signInAgain(app, member);
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => signInsOf(member)).toHaveLength(2);
  expect(await waiting()).toBe(0);
  refused.mockRestore();
});
