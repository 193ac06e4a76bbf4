import { AccessGrant, AdminReview, type Permission } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../../testing/colleague.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let owner: TestMember;
let admin: TestMember;
let adminId: string;

beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Ada' });
  adminId = await memberIdOf(owner, 'Ada');
});

const Session = z.object({ permissions: z.array(z.string()) });
async function can(member: TestMember, permission: Permission): Promise<boolean> {
  return Session.parse((await member.call('GET', '/v1/session')).json).permissions.includes(
    permission,
  );
}

const ask = (by: TestMember, userId: string, permissions: string[] = ['evidence:read']) =>
  by.call('POST', '/v1/access-grants', { userId, permissions, reason: 'Investigation 7' });
const decide = (by: TestMember, grantId: string, step: 'approve' | 'refuse' | 'end') =>
  by.call('POST', `/v1/access-grants/${grantId}/${step}`);

async function asked(by: TestMember, userId: string): Promise<string> {
  const { status, json } = await ask(by, userId);
  expect(status).toBe(200);
  return AccessGrant.parse(json).grantId;
}

test('an Owner grants an Admin evidence at once, and nothing beyond it, until it ends', async () => {
  expect(await can(admin, 'evidence:read')).toBe(false);
  const grantId = await asked(owner, adminId);
  expect(await can(admin, 'evidence:read')).toBe(true);
  expect(await can(admin, 'content:preview')).toBe(false);
  expect((await ask(owner, adminId)).json).toMatchObject({ code: 'grant.held' });
  expect((await decide(owner, grantId, 'end')).status).toBe(200);
  expect(await can(admin, 'evidence:read')).toBe(false);
  expect((await decide(owner, grantId, 'end')).json).toMatchObject({ code: 'grant.closed' });
});

test('what an Admin asks for themselves waits for an Owner', async () => {
  const grantId = await asked(admin, adminId);
  expect(await can(admin, 'evidence:read')).toBe(false);
  expect((await ask(admin, adminId)).json).toMatchObject({ code: 'grant.open' });
  expect((await decide(admin, grantId, 'approve')).json).toMatchObject({
    code: 'grant.own_request',
  });
  const second = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Bob' });
  expect((await decide(second, grantId, 'approve')).json).toMatchObject({
    code: 'grant.owner_needed',
  });
  expect((await decide(owner, grantId, 'approve')).status).toBe(200);
  expect(await can(admin, 'evidence:read')).toBe(true);
  expect((await decide(owner, grantId, 'refuse')).json).toMatchObject({
    code: 'grant.closed',
  });
});

test('a member who has never signed in is listed by name', async () => {
  const user = { email: 'kim@ours.example', name: 'Kim Roth', roles: ['Admin'] };
  const password = 'correct horse battery nine';
  await app.services.identityAdmin.createUser({ ...user, password, tenantId: owner.idpTenantId });
  const Access = z.object({ items: z.array(z.object({ userId: z.string(), name: z.string() })) });
  const { items } = Access.parse((await owner.call('GET', '/v1/members/access')).json);
  const kim = items.find(({ name }) => name === 'Kim Roth')?.userId ?? '';
  const { json } = await ask(owner, kim);
  expect(AccessGrant.parse(json).member).toEqual({ userId: kim, name: 'Kim Roth' });
});

test('an Admin grants nothing to another one', async () => {
  await colleagueOf(app, owner, { roles: ['Admin'], name: 'Bob' });
  const reply = await ask(admin, await memberIdOf(owner, 'Bob'));
  expect(reply).toMatchObject({ status: 403, json: { code: 'grant.owner_needed' } });
});

test('the database itself keeps a person from granting to themselves', async () => {
  const grantId = await asked(admin, adminId);
  await expect(
    app.db.database.tenant(owner.tenantId, (tx) =>
      tx.query(
        `UPDATE access_grant SET state = 'active', decided_at = now(), decided_by = user_id WHERE grant_id = $1`,
        [grantId],
      ),
    ),
  ).rejects.toThrow('access_grant_check');
});

test('of several decisions at once one holds', async () => {
  const second = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Eve' });
  const grantId = await asked(admin, adminId);
  const replies = await Promise.all([
    decide(owner, grantId, 'approve'),
    decide(second, grantId, 'refuse'),
    decide(second, grantId, 'approve'),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

/** As the migration leaves an organization that was there before. */
async function upgraded(): Promise<void> {
  await app.db.owner.query('INSERT INTO admin_review (tenant_id, opened_at) VALUES ($1, now())', [
    owner.tenantId,
  ]);
}

test('Admins from before an upgrade keep contents until an Owner confirms who should', async () => {
  await colleagueOf(app, owner, { roles: ['Admin'], name: 'Bob' });
  await upgraded();
  await expect.poll(() => can(admin, 'evidence:read')).toBe(true);
  const review = AdminReview.parse((await owner.call('GET', '/v1/admin-review')).json);
  expect(review.admins.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bob']);
  const confirm = (by: TestMember, keep: string[]) => by.call('POST', '/v1/admin-review', { keep });
  expect((await confirm(admin, [adminId])).json).toMatchObject({
    code: 'grant.owner_needed',
  });
  expect((await confirm(owner, ['nobody'])).status).toBe(404);
  const bobId = await memberIdOf(owner, 'Bob');
  expect(await confirm(owner, [bobId])).toMatchObject({ status: 200, json: { openedAt: null } });
  expect(await can(admin, 'evidence:read')).toBe(false);
  const { json } = await owner.call('GET', '/v1/access-grants');
  const { items } = z.object({ items: z.array(AccessGrant) }).parse(json);
  expect(items.map(({ member, state }) => [member.userId, state])).toEqual([[bobId, 'active']]);
  expect((await confirm(owner, [])).json).toMatchObject({ code: 'admins.confirmed' });
});

test('while the review is open, no Admin joins with what it is about', async () => {
  await upgraded();
  await expect.poll(() => can(admin, 'evidence:read')).toBe(true);
  const invited = await owner.call('POST', '/v1/invitations', {
    email: 'new@ours.example',
    role: 'Admin',
  });
  expect(invited.json).toMatchObject({ code: 'admins.unconfirmed' });
});
