import { Invitation, SessionInfo } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { sdkOf, signInAgain } from '../../../../testing/sign-in.ts';
import {
  callerOf,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

const List = z.object({ items: z.array(Invitation), grantableRoles: z.array(z.string()) });

let mail: MailServer;
let app: TestApp;
let owner: TestMember;
let admin: TestMember;
let count = 0;

beforeAll(async () => {
  mail = await openMailServer();
  app = await testApp({
    environment: { REFRESH_MODE: 'body', SMTP_URL: mail.url, MAIL_FROM: 'waybill@ours.example' },
  });
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Ada' });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

function newAddress(): string {
  count += 1;
  return `invited-${count}@ours.example`;
}

const invite = (by: TestMember, body: object) => by.call('POST', '/v1/invitations', body);
const act = (by: TestMember, invitationId: string, verb: 'resend' | 'withdraw') =>
  by.call('POST', `/v1/invitations/${invitationId}/${verb}`);

async function invited(by: TestMember, email: string, role = 'Analyst L1', more = {}) {
  const { status, json } = await invite(by, { email, role, ...more });
  expect([status, json]).toEqual([200, expect.anything()]);
  return Invitation.parse(json);
}

async function listed(by: TestMember) {
  return List.parse((await by.call('GET', '/v1/invitations')).json);
}

async function stateOf(invitationId: string) {
  return (await listed(owner)).items.find((one) => one.invitationId === invitationId)?.state;
}

/** Opens the link of the newest mail. */
async function accept(email: string) {
  const token = (await mail.to(email)).at(-1)?.token ?? '';
  const { data, code, error } = await sdkOf(app).magicLink.verify(token);
  return { call: data ? callerOf(app.app, data.sessionJwt) : null, code, error };
}

/** The limit of mails belongs to its own test. */
async function forgetMails(): Promise<void> {
  await app.db.owner.query('DELETE FROM invitation_mail');
}

async function entriesOf(invitationId: string) {
  return app.db.database.tenant(owner.tenantId, (tx) =>
    tx.query<{ action: string; detail: string | null; changes: unknown }>(
      'SELECT action, detail, changes FROM audit_entry WHERE target = $1 ORDER BY seq',
      [invitationId],
    ),
  );
}

test('an invited person gets a mail, signs in by its link and has the role in this organization', async () => {
  const email = newAddress();
  const { invitationId } = await invited(owner, ` ${email.toUpperCase()}`, 'Auditor', {
    name: 'Lou Marsh',
    validDays: 3,
  });
  const [letter] = await mail.to(email);
  expect(letter?.subject).toMatch(/You are invited to .+ on Waybill/);
  expect(letter?.text).toContain('3 days');
  expect(letter?.text).not.toContain('validDays');
  expect(await stateOf(invitationId)).toBe('pending');
  const members = await owner.call('GET', '/v1/members/access');
  expect(members.json).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ email, isInvited: true })]),
  });

  const { call } = await accept(email);
  const session = SessionInfo.parse((await call?.('GET', '/v1/session'))?.json);
  expect(session.user).toMatchObject({ email, name: 'Lou Marsh' });
  expect(session.tenant.tenantId).toBe(owner.idpTenantId);
  expect(session.permissions).toContain('audit:read');
  expect(session.permissions).not.toContain('setting:manage');
  expect(await stateOf(invitationId)).toBe('accepted');
  // The link is used up.
  expect((await accept(email)).code).toBe(401);
  expect((await entriesOf(invitationId)).map(({ action }) => action)).toEqual([
    'invitation.sent',
    'invitation.accepted',
  ]);
});

test('each step is in the audit with what it changed', async () => {
  await forgetMails();
  const { invitationId, expiresAt } = await invited(owner, newAddress());
  await forgetMails();
  await act(owner, invitationId, 'resend');
  await act(owner, invitationId, 'withdraw');
  const entries = await entriesOf(invitationId);
  expect(entries.map(({ action }) => action)).toEqual([
    'invitation.sent',
    'invitation.resent',
    'invitation.withdrawn',
  ]);
  expect(entries[0]).toMatchObject({
    detail: `Role Analyst L1, valid until ${expiresAt}`,
    changes: [expect.objectContaining({ table: 'invitation', before: null })],
  });
  expect(entries[2]?.changes).toEqual([
    expect.objectContaining({
      before: expect.objectContaining({ state: 'pending' }),
      after: expect.objectContaining({ state: 'withdrawn' }),
    }),
  ]);
});

describe('the link', () => {
  test('of a resent invitation replaces the earlier one', async () => {
    await forgetMails();
    const email = newAddress();
    const { invitationId } = await invited(owner, email);
    await forgetMails();
    expect((await act(owner, invitationId, 'resend')).status).toBe(200);
    const [first, second] = await mail.to(email);
    expect((await sdkOf(app).magicLink.verify(first?.token ?? '')).code).toBe(401);
    expect((await sdkOf(app).magicLink.verify(second?.token ?? '')).ok).toBe(true);
  });

  test('of a withdrawn invitation opens nothing, and the person is gone', async () => {
    await forgetMails();
    const email = newAddress();
    const { invitationId } = await invited(owner, email);
    expect((await act(owner, invitationId, 'withdraw')).json).toMatchObject({ state: 'withdrawn' });
    expect((await accept(email)).code).toBe(401);
    expect(await app.services.identityAdmin.loadUserByLoginId(email)).toBeNull();
    for (const verb of ['resend', 'withdraw'] as const) {
      expect(await act(owner, invitationId, verb)).toMatchObject({
        status: 409,
        json: { code: 'invitation.closed' },
      });
    }
    await forgetMails();
    await invited(owner, email);
  });

  test('of an expired invitation lets nobody in, and the next one has only its own role', async () => {
    await forgetMails();
    const email = newAddress();
    const { invitationId } = await invited(owner, email, 'Admin', { validDays: 1 });
    await app.db.owner.query(
      `UPDATE invitation SET expires_at = now() - interval '1 second' WHERE invitation_id = $1`,
      [invitationId],
    );
    // The provider still accepts the link, and the product refuses.
    const { call } = await accept(email);
    expect(await call?.('GET', '/v1/session')).toMatchObject({
      status: 401,
      json: { code: 'session.tenant_missing' },
    });
    expect(await stateOf(invitationId)).toBe('expired');
    await forgetMails();
    await invited(owner, email, 'Auditor');
    const again = await accept(email);
    const { permissions } = SessionInfo.parse((await again.call?.('GET', '/v1/session'))?.json);
    expect(permissions).toContain('audit:read');
    expect(permissions).not.toContain('setting:manage');
  });
});

test('a person of another organization joins with the same account and leaves it untouched', async () => {
  await forgetMails();
  const other = await testMember(app);
  const { invitationId } = await invited(owner, other.email, 'Auditor');
  await act(owner, invitationId, 'withdraw');
  const { sessionToken } = await signInAgain(app, other);
  const before = callerOf(app.app, sessionToken);
  expect((await before('GET', '/v1/session')).status).toBe(200);
  await forgetMails();
  await invited(owner, other.email, 'Auditor');
  // Until they accept, their account is no business of the inviter.
  const listedNow = await owner.call('GET', '/v1/members/access');
  expect(listedNow.json).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        name: other.email,
        email: other.email,
        isInvited: true,
        hasAuthenticatorApp: false,
        hasPasskey: false,
        lastSignInAt: null,
      }),
    ]),
  });
  const account = await app.services.identityAdmin.loadUserByLoginId(other.email);
  const scopes = await owner.call('GET', '/v1/access-scopes');
  expect(scopes.json).toMatchObject({
    members: expect.arrayContaining([
      expect.objectContaining({ userId: account?.userId, name: other.email }),
    ]),
  });
  const sources = await owner.call('GET', `/v1/members/${account?.userId}/role-sources`);
  expect(sources.json).toMatchObject({ member: { name: other.email } });
  const { call } = await accept(other.email);
  expect(call).not.toBeNull();
  const user = await app.services.identityAdmin.loadUserByLoginId(other.email);
  expect(user?.tenants.map(({ tenantId }) => tenantId)).toEqual(
    expect.arrayContaining([owner.idpTenantId, other.idpTenantId]),
  );
});

describe('is refused', () => {
  test.each([
    ['no address', { email: 'nobody', role: 'Auditor' }, 400, 'request.invalid'],
    ['an unknown role', { email: 'x@ours.example', role: 'King' }, 400, 'request.invalid'],
    [
      'a time that is not offered',
      { email: 'x@ours.example', role: 'Auditor', validDays: 365 },
      400,
      'request.invalid',
    ],
  ])('%s', async (_what, body, status, code) => {
    expect(await invite(owner, body)).toMatchObject({ status, json: { code } });
  });

  test('one’s own address, a member’s, and one that is invited already', async () => {
    await forgetMails();
    const email = newAddress();
    await invited(owner, email);
    const codes = [];
    for (const address of [owner.email, admin.email, email]) {
      const { status, json } = await invite(owner, { email: address, role: 'Auditor' });
      codes.push([status, z.object({ code: z.string() }).parse(json).code]);
    }
    expect(codes).toEqual([
      [409, 'invitation.own_address'],
      [409, 'invitation.already_member'],
      [409, 'invitation.open'],
    ]);
  });

  test('a role that holds more than the inviter does, also on a resend', async () => {
    await forgetMails();
    expect((await listed(owner)).grantableRoles).toContain('Owner');
    expect((await listed(admin)).grantableRoles).not.toContain('Owner');
    const refused = { status: 403, json: { code: 'invitation.role_not_held' } };
    expect(await invite(admin, { email: newAddress(), role: 'Owner' })).toMatchObject(refused);
    const { invitationId } = await invited(owner, newAddress(), 'Owner');
    expect(await act(admin, invitationId, 'resend')).toMatchObject(refused);
  });

  test('a member without the permission, and another organization', async () => {
    const analyst = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Kim' });
    expect((await invite(analyst, { email: newAddress(), role: 'Auditor' })).status).toBe(403);
    await forgetMails();
    const { invitationId } = await invited(owner, newAddress());
    const stranger = await testMember(app);
    for (const verb of ['resend', 'withdraw'] as const) {
      expect((await act(stranger, invitationId, verb)).status).toBe(404);
    }
    expect((await listed(stranger)).items).toEqual([]);
  });

  test('a second mail within a minute, and the 31st within an hour', async () => {
    await forgetMails();
    const { invitationId } = await invited(owner, newAddress());
    const soon = await act(owner, invitationId, 'resend');
    expect(soon).toMatchObject({ status: 429, json: { code: 'request.too_many' } });
    await app.db.owner.query(
      `INSERT INTO invitation_mail (tenant_id, email, asked_at)
       SELECT $1, 'other-' || n || '@ours.example', now() FROM generate_series(1, 29) AS n`,
      [owner.tenantId],
    );
    const many = await invite(owner, { email: newAddress(), role: 'Auditor' });
    expect(many).toMatchObject({ status: 429, json: { code: 'request.too_many' } });
    await forgetMails();
  });
});

test('of two invitations of an address at once one holds', async () => {
  await forgetMails();
  const email = newAddress();
  const replies = await Promise.all(
    [owner, admin].map((by) => invite(by, { email, role: 'Analyst L1' })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a withdrawal keeps the person out although the provider does not answer, and is done again', async () => {
  await forgetMails();
  const email = newAddress();
  const { invitationId } = await invited(owner, email);
  const removal = vi
    .spyOn(app.services.identityAdmin, 'removeMember')
    .mockRejectedValueOnce(new Error('no answer'));
  expect((await act(owner, invitationId, 'withdraw')).json).toMatchObject({
    code: 'identity.unavailable',
  });
  const { call } = await accept(email);
  expect((await call?.('GET', '/v1/session'))?.status).toBe(401);
  expect((await act(owner, invitationId, 'withdraw')).status).toBe(200);
  removal.mockRestore();
  const user = await app.services.identityAdmin.loadUserByLoginId(email);
  expect(user?.tenants ?? []).toEqual([]);
});

test('where no mail can be sent, the inviter learns what to do', async () => {
  const silent = await testApp({ environment: { REFRESH_MODE: 'body' }, beside: app });
  try {
    const by = { ...owner, call: callerOf(silent.app, owner.sessionToken) };
    expect(await invite(by, { email: newAddress(), role: 'Auditor' })).toMatchObject({
      status: 409,
      json: { code: 'invitation.mail_off' },
    });
  } finally {
    await silent.close();
  }
});

test('a mail server that refuses leaves an invitation that can be sent again', async () => {
  const broken = await openMailServer();
  broken.refuse();
  const other = await testApp({
    environment: { REFRESH_MODE: 'body', SMTP_URL: broken.url, MAIL_FROM: 'waybill@ours.example' },
    beside: app,
  });
  await forgetMails();
  const email = newAddress();
  try {
    const by = { ...owner, call: callerOf(other.app, owner.sessionToken) };
    expect(await invite(by, { email, role: 'Auditor' })).toMatchObject({
      status: 502,
      json: { code: 'invitation.not_sent' },
    });
  } finally {
    await other.close();
    await broken.close();
  }
  const kept = (await listed(owner)).items.find((one) => one.email === email);
  expect(kept).toMatchObject({ state: 'pending', sentAt: null });
  await forgetMails();
  expect((await act(owner, kept?.invitationId ?? '', 'resend')).status).toBe(200);
  expect(await mail.to(email)).toHaveLength(1);
});
