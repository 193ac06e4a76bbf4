import { FactorReset, MemberAccess } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { enrolTotp, sdkOf, signInAgain, totpCode } from '../../../../testing/sign-in.ts';
import {
  callerOf,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let owner: TestMember;
let admin: TestMember;
let secondAdmin: TestMember;
let lost: TestMember;

const REASON = 'Phone stolen, confirmed by video call';

beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Ada' });
  secondAdmin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Bob' });
});
afterAll(() => app.close());
beforeEach(async () => {
  lost = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Lou' });
});

async function idOf({ email }: TestMember): Promise<string> {
  return (await app.services.identityAdmin.loadUserByLoginId(email))?.userId ?? '';
}

async function request(by: TestMember, subject: TestMember, reason = REASON) {
  return by.call('POST', '/v1/factor-resets', { userId: await idOf(subject), reason });
}

async function requested(by: TestMember, subject: TestMember): Promise<string> {
  const { status, json } = await request(by, subject);
  expect(status).toBe(200);
  return FactorReset.parse(json).resetId;
}

const approve = (by: TestMember, resetId: string) =>
  by.call('POST', `/v1/factor-resets/${resetId}/approve`);

const refuse = (by: TestMember, resetId: string) =>
  by.call('POST', `/v1/factor-resets/${resetId}/refuse`, { reason: 'Not confirmed' });

async function stateOf(resetId: string): Promise<string | undefined> {
  const { json } = await owner.call('GET', '/v1/factor-resets');
  const { items } = z.object({ items: z.array(FactorReset) }).parse(json);
  return items.find((one) => one.resetId === resetId)?.state;
}

async function entriesOf(resetId: string) {
  return app.db.database.tenant(owner.tenantId, (tx) =>
    tx.query<{ action: string; actor_id: string; detail: string; changes: unknown }>(
      `SELECT action, actor_id, detail, changes FROM audit_entry WHERE target LIKE $1 ORDER BY seq`,
      [`${resetId}/%`],
    ),
  );
}

async function suspend({ email }: TestMember): Promise<void> {
  const { projectId, managementKey } = app.identity;
  const reply = await app.app.inject({
    method: 'POST',
    url: '/v1/mgmt/user/update/status',
    headers: { authorization: `Bearer ${projectId}:${managementKey}` },
    payload: { loginId: email, status: 'disabled' },
  });
  expect(reply.statusCode).toBe(200);
}

describe('two members, one of them an Owner', () => {
  test('remove app, passkeys, recovery codes and sessions of a third', async () => {
    const { sessionToken, refreshToken, seed } = await enrolTotp(app, lost);
    const enrolled = callerOf(app.app, sessionToken);
    expect((await enrolled('POST', '/v1/profile/recovery-codes')).status).toBe(200);
    const userId = await idOf(lost);
    await app.identityDb.owner.query(
      `INSERT INTO passkey (credential_id, user_id, public_key, counter, name, created_at)
       VALUES ($1, $1, '\\x00', 0, 'Laptop', now())`,
      [userId],
    );
    const resetId = await requested(admin, lost);
    expect(await stateOf(resetId)).toBe('pending');
    expect((await enrolled('GET', '/v1/session')).status).toBe(200);

    expect(await approve(owner, resetId)).toMatchObject({ status: 200, json: { state: 'done' } });

    expect((await enrolled('GET', '/v1/session')).status).toBe(401);
    expect((await sdkOf(app).refresh(refreshToken)).ok).toBe(false);
    const left = await app.db.database.tenant(owner.tenantId, (tx) =>
      tx.query('SELECT FROM recovery_code WHERE user_id = $1', [userId]),
    );
    expect(left).toEqual([]);
    const { rows: factors } = await app.identityDb.owner.query(
      'SELECT user_id FROM totp WHERE user_id = $1 UNION ALL SELECT user_id FROM passkey WHERE user_id = $1',
      [userId],
    );
    expect(factors).toEqual([]);
    // The old app is useless now.
    const signedIn = await signInAgain(app, lost);
    const old = await sdkOf(app).totp.verify(
      lost.email,
      totpCode(seed, Date.now() + 30_000),
      { mfa: true },
      signedIn.refreshToken,
    );
    expect(old).toMatchObject({ ok: false, code: 401 });
    expect((await callerOf(app.app, signedIn.sessionToken)('GET', '/v1/session')).status).toBe(200);
    const noticed = await app.identityDb.owner.query<{ what: string; device: string }>(
      `SELECT DISTINCT what, device FROM notice WHERE user_id = $1 AND what LIKE '%removed' ORDER BY 1`,
      [userId],
    );
    expect(noticed.rows).toEqual([
      { what: 'app removed', device: '' },
      { what: 'passkey removed', device: '' },
    ]);
  });

  test('are in the audit with the reason, in the transaction of each step', async () => {
    const resetId = await requested(admin, lost);
    await approve(owner, resetId);
    const [adminId, ownerId, lostId] = await Promise.all([admin, owner, lost].map(idOf));
    expect(await entriesOf(resetId)).toEqual([
      {
        action: 'factor_reset.requested',
        actor_id: adminId,
        detail: REASON,
        changes: [
          expect.objectContaining({
            table: 'factor_reset',
            before: null,
            after: expect.objectContaining({ user_id: lostId, requested_by: adminId }),
          }),
        ],
      },
      {
        action: 'factor_reset.approved',
        actor_id: ownerId,
        detail: `Requested by ${adminId}: ${REASON}`,
        changes: [
          expect.objectContaining({
            before: expect.objectContaining({ state: 'pending', decided_by: null }),
            after: expect.objectContaining({ state: 'approved', decided_by: ownerId }),
          }),
        ],
      },
    ]);
  });

  test('may be the Owner who requests and an Admin who approves', async () => {
    const resetId = await requested(owner, lost);
    expect((await approve(admin, resetId)).status).toBe(200);
  });
});

test('where a second factor is required, the member has to set up an app at the next sign-in', async () => {
  const strict = await testApp({
    environment: { REFRESH_MODE: 'body', IDENTITY_SECOND_FACTOR: 'required' },
    beside: app,
  });
  try {
    await enrolTotp(app, lost);
    await approve(owner, await requested(admin, lost));
    const half = await signInAgain(app, lost);
    const blocked = await callerOf(strict.app, half.sessionToken)('GET', '/v1/session');
    expect(blocked).toMatchObject({
      status: 401,
      json: { code: 'session.second_factor_missing' },
    });
    const again = await enrolTotp(app, lost);
    const call = callerOf(strict.app, again.sessionToken);
    expect((await call('GET', '/v1/session')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

describe('is refused', () => {
  test('the requester who approves, however often', async () => {
    const resetId = await requested(owner, lost);
    for (const reply of [await approve(owner, resetId), await approve(owner, resetId)]) {
      expect(reply).toMatchObject({
        status: 409,
        json: { code: 'reset.own_request' },
      });
    }
    expect(await stateOf(resetId)).toBe('pending');
    expect((await entriesOf(resetId)).map(({ action }) => action)).toEqual([
      'factor_reset.requested',
    ]);
  });

  test('two members of whom none is an Owner', async () => {
    const resetId = await requested(admin, lost);
    expect(await approve(secondAdmin, resetId)).toMatchObject({
      status: 409,
      json: { code: 'reset.owner_needed' },
    });
    expect((await approve(owner, resetId)).status).toBe(200);
  });

  test('the member concerned, who requests, approves or refuses', async () => {
    expect(await request(admin, admin)).toMatchObject({
      status: 409,
      json: { code: 'reset.own_account' },
    });
    const resetId = await requested(owner, admin);
    for (const reply of [await approve(admin, resetId), await refuse(admin, resetId)]) {
      expect(reply).toMatchObject({ status: 409, json: { code: 'reset.own_account' } });
    }
    expect((await refuse(owner, resetId)).status).toBe(200);
  });

  test('a member without the permission', async () => {
    const analyst = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Kim' });
    expect((await request(analyst, lost)).status).toBe(403);
    const resetId = await requested(admin, lost);
    expect((await approve(analyst, resetId)).status).toBe(403);
  });

  test('another organization, by its members and by its requests', async () => {
    const stranger = await testMember(app);
    expect((await request(stranger, lost)).status).toBe(404);
    const resetId = await requested(admin, lost);
    for (const reply of [await approve(stranger, resetId), await refuse(stranger, resetId)]) {
      expect(reply).toMatchObject({ status: 404, json: { code: 'resource.not_found' } });
    }
    expect((await stranger.call('GET', '/v1/factor-resets')).json).toEqual({ items: [] });
  });

  test('an account that another organization uses as well', async () => {
    const stranger = await testMember(app);
    const user = await app.services.identityAdmin.loadUserByLoginId(lost.email);
    if (user) await app.services.identityAdmin.addMember(user, stranger.idpTenantId, ['Auditor']);
    for (const asker of [admin, stranger]) {
      expect(await request(asker, lost)).toMatchObject({
        status: 409,
        json: { code: 'reset.in_other_tenants' },
      });
    }
  });

  test('a request of more than 24 hours ago, and a new one can be made', async () => {
    const resetId = await requested(admin, lost);
    await app.db.database.tenant(owner.tenantId, (tx) =>
      tx.query(
        `UPDATE factor_reset SET requested_at = requested_at - interval '1 day', expires_at = now()
         WHERE reset_id = $1`,
        [resetId],
      ),
    );
    expect(await stateOf(resetId)).toBe('expired');
    for (const reply of [await approve(owner, resetId), await refuse(owner, resetId)]) {
      expect(reply).toMatchObject({ status: 409, json: { code: 'reset.closed' } });
    }
    expect((await approve(owner, await requested(admin, lost))).status).toBe(200);
  });

  test('a second request while one is open', async () => {
    const resetId = await requested(admin, lost);
    expect(await request(owner, lost)).toMatchObject({
      status: 409,
      json: { code: 'reset.open' },
    });
    expect((await refuse(admin, resetId)).json).toMatchObject({ state: 'withdrawn' });
    expect((await request(owner, lost)).status).toBe(200);
  });

  test('a sign-in of more than 15 minutes ago', async () => {
    const resetId = await requested(admin, lost);
    await app.identityDb.owner.query(
      `UPDATE refresh_family SET created_at = now() - interval '16 minutes' WHERE user_id = $1`,
      [await idOf(secondAdmin)],
    );
    expect(await approve(secondAdmin, resetId)).toMatchObject({
      status: 409,
      json: { code: 'session.sign_in_old' },
    });
  });
});

describe('a suspended member', () => {
  test('cannot approve, and what they requested cannot be approved', async () => {
    const leaver = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Pat' });
    const resetId = await requested(leaver, lost);
    await suspend(leaver);
    expect(await approve(owner, resetId)).toMatchObject({
      status: 409,
      json: { code: 'reset.requester_gone' },
    });
    const another = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Max' });
    expect((await approve(leaver, await requested(admin, another))).status).toBe(401);
  });

  test('gets no reset', async () => {
    await suspend(lost);
    expect(await request(admin, lost)).toMatchObject({
      status: 409,
      json: { code: 'reset.not_active' },
    });
  });
});

test('of several decisions at once one holds', async () => {
  const secondOwner = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Eve' });
  const resetId = await requested(admin, lost);
  const replies = await Promise.all([
    approve(owner, resetId),
    approve(secondOwner, resetId),
    refuse(secondAdmin, resetId),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await entriesOf(resetId)).toHaveLength(2);
});

test('a provider that does not answer is asked again by the same approval', async () => {
  const resetId = await requested(admin, lost);
  const removal = vi
    .spyOn(app.services.identityFactors, 'resetFactors')
    .mockRejectedValueOnce(new Error('no answer'));
  expect(await approve(owner, resetId)).toMatchObject({
    status: 503,
    json: { code: 'identity.unavailable' },
  });
  expect(await stateOf(resetId)).toBe('approved');
  expect((await refuse(admin, resetId)).status).toBe(409);
  expect(await approve(owner, resetId)).toMatchObject({ status: 200, json: { state: 'done' } });
  removal.mockRestore();
  expect((await entriesOf(resetId)).map(({ action }) => action)).toEqual([
    'factor_reset.requested',
    'factor_reset.approved',
    'factor_reset.repeated',
  ]);
});

test('the database itself keeps one person from being both', async () => {
  const resetId = await requested(admin, lost);
  const write = (values: string) =>
    app.db.database.tenant(owner.tenantId, (tx) =>
      tx.query(`UPDATE factor_reset SET ${values} WHERE reset_id = $1`, [resetId]),
    );
  const approved = `state = 'approved', decided_at = now()`;
  await expect(
    write(`${approved}, decided_by = requested_by, is_requester_owner = true`),
  ).rejects.toThrow('factor_reset_check');
  await expect(
    write(`${approved}, decided_by = user_id, is_requester_owner = true`),
  ).rejects.toThrow('factor_reset_check');
  await expect(write(`${approved}, decided_by = 'other'`)).rejects.toThrow('factor_reset_check');
  await expect(
    write(`${approved}, decided_by = 'other', is_approver_owner = true`),
  ).resolves.toEqual([]);
});

test('the list says who has which role and factor', async () => {
  await enrolTotp(app, lost);
  await suspend(secondAdmin);
  const { json } = await owner.call('GET', '/v1/members/access');
  const { items } = z.object({ items: z.array(MemberAccess) }).parse(json);
  const [lostId, secondId] = await Promise.all([idOf(lost), idOf(secondAdmin)]);
  expect(items.find(({ userId }) => userId === lostId)).toMatchObject({
    name: 'Lou',
    roles: ['Analyst L1'],
    isActive: true,
    hasAuthenticatorApp: true,
    hasPasskey: false,
    lastSignInAt: expect.any(String),
  });
  expect(items.find(({ userId }) => userId === secondId)?.isActive).toBe(false);
});
