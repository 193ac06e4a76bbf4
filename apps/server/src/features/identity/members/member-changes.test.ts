import { MemberAccess } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import {
  callerOf,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
/** A second server process on the same databases. */
let second: TestApp;
let owner: TestMember;
let admin: TestMember;
let analyst: TestMember;

beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
  second = await testApp({ environment: { REFRESH_MODE: 'body' }, beside: app });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
beforeEach(async () => {
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Ada' });
  analyst = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Ana' });
});

async function idOf({ email }: TestMember): Promise<string> {
  return (await app.services.identityAdmin.loadUserByLoginId(email))?.userId ?? '';
}

async function setRoles(by: TestMember, member: TestMember, roles: string[], before: string[]) {
  return by.call('PUT', `/v1/members/${await idOf(member)}/roles`, { roles, before });
}
async function act(by: TestMember, member: TestMember, step: 'suspend' | 'reactivate') {
  const body = step === 'suspend' ? { reason: 'Left the team' } : undefined;
  return by.call('POST', `/v1/members/${await idOf(member)}/${step}`, body);
}
const remove = async (by: TestMember, member: TestMember) =>
  by.call('DELETE', `/v1/members/${await idOf(member)}`);

async function rowOf(member: TestMember): Promise<MemberAccess | undefined> {
  const { json } = await owner.call('GET', '/v1/members/access');
  const { items } = z.object({ items: z.array(MemberAccess) }).parse(json);
  return items.find(({ email }) => email === member.email);
}

/** What the other process answers to the token that the member has had all along. */
function elsewhere(member: TestMember, url = '/v1/session') {
  return callerOf(second.app, member.sessionToken)('GET', url);
}

describe('a change of roles', () => {
  test('acts on tokens of before, on every process, within a second', async () => {
    expect((await elsewhere(analyst, '/v1/detections')).status).toBe(200);
    const changed = await setRoles(owner, analyst, ['Executive'], ['Analyst L1']);
    const at = Date.now();
    expect(changed.status).toBe(200);
    expect((await analyst.call('GET', '/v1/detections')).status).not.toBe(200);
    await expect
      .poll(async () => (await elsewhere(analyst, '/v1/detections')).status, {
        timeout: 1000,
        interval: 20,
      })
      .not.toBe(200);
    expect(Date.now() - at).toBeLessThan(1000);
    expect((await rowOf(analyst))?.roles).toEqual(['Executive']);
  });

  test('gives nothing that the member who makes it lacks', async () => {
    const refused = await setRoles(admin, analyst, ['Analyst L2'], ['Analyst L1']);
    expect(refused).toMatchObject({ status: 403, json: { code: 'member.role_not_held' } });
    expect((await setRoles(admin, analyst, ['HR partner'], ['Analyst L1'])).status).toBe(200);
    expect((await setRoles(admin, owner, [], ['Owner'])).json).toMatchObject({
      code: 'member.more_rights',
    });
    expect((await setRoles(owner, owner, ['Admin'], ['Owner'])).json).toMatchObject({
      code: 'member.own_account',
    });
    expect((await setRoles(owner, analyst, ['Service'], ['HR partner'])).json).toMatchObject({
      code: 'member.role_not_held',
    });
  });

  test('is made from what was shown, and not by who may not manage members', async () => {
    expect((await setRoles(owner, analyst, ['Auditor'], ['Admin'])).json).toMatchObject({
      code: 'member.changed',
    });
    expect((await setRoles(analyst, admin, [], ['Admin'])).status).toBe(403);
  });

  test('holds although the provider does not answer, and is done again', async () => {
    const fails = vi
      .spyOn(app.services.identityAdmin, 'setRoles')
      .mockRejectedValueOnce(new Error('no answer'));
    const reply = await setRoles(owner, analyst, ['Employee'], ['Analyst L1']);
    expect(reply).toMatchObject({ status: 503, json: { code: 'identity.unavailable' } });
    fails.mockRestore();
    expect((await analyst.call('GET', '/v1/detections')).status).toBe(403);
    expect((await rowOf(analyst))?.roles).toEqual(['Employee']);
    expect((await setRoles(owner, analyst, ['Employee'], ['Analyst L1'])).status).toBe(200);
    const user = await app.services.identityAdmin.loadUserByLoginId(analyst.email);
    expect(user?.tenants[0]?.roles).toEqual(['Employee']);
  });
});

test('of Owners who take the role from each other at once, on two processes, one stays', async () => {
  const other = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Eve' });
  const third = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Kim' });
  const ring = [owner, other, third];
  const replies = await Promise.all(
    ring.map(async (one, index) => {
      const next = ring[(index + 1) % ring.length] ?? one;
      const call = callerOf(index % 2 === 0 ? app.app : second.app, one.sessionToken);
      return call('PUT', `/v1/members/${await idOf(next)}/roles`, { roles: [], before: ['Owner'] });
    }),
  );
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThan(3);
  const users = await app.services.identityAdmin.loadMembers(owner.idpTenantId);
  const owners = users.filter(({ tenants }) => tenants[0]?.roles.includes('Owner'));
  expect(owners.length).toBeGreaterThan(0);
});

test('two Owners cannot both be suspended at once', async () => {
  const other = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Eve' });
  const replies = await Promise.all([act(owner, other, 'suspend'), act(other, owner, 'suspend')]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a suspended member is out on every process at once, and back with the same roles', async () => {
  expect((await elsewhere(analyst)).status).toBe(200);
  expect((await act(admin, analyst, 'suspend')).status).toBe(200);
  expect((await analyst.call('GET', '/v1/session')).json).toMatchObject({
    code: 'session.suspended',
  });
  await expect
    .poll(async () => (await elsewhere(analyst)).status, { timeout: 1000, interval: 20 })
    .toBe(401);
  expect(await rowOf(analyst)).toMatchObject({ isActive: false, roles: ['Analyst L1'] });
  const rights = await app.services.memberRights.now(owner.tenantId);
  expect(rights.has(await idOf(analyst))).toBe(false);
  expect((await act(admin, analyst, 'reactivate')).status).toBe(200);
  expect((await analyst.call('GET', '/v1/detections')).status).toBe(200);
});

test('a removed member is in no list and gets no answer', async () => {
  expect((await remove(admin, analyst)).status).toBe(200);
  expect((await analyst.call('GET', '/v1/session')).status).toBe(401);
  expect(await rowOf(analyst)).toBeUndefined();
  expect((await remove(admin, analyst)).status).toBe(404);
});

test('the last Owner stays', async () => {
  const deputy = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Eve' });
  expect((await rowOf(owner))?.isLastOwner).toBe(false);
  expect((await act(deputy, owner, 'suspend')).status).toBe(200);
  const { json } = await deputy.call('GET', '/v1/members/access');
  const { items } = z.object({ items: z.array(MemberAccess) }).parse(json);
  expect(items.find(({ isLastOwner }) => isLastOwner)?.email).toBe(deputy.email);
});

test('a session is shown and ended by another member, on every process', async () => {
  const url = `/v1/members/${await idOf(analyst)}/sessions`;
  const { json } = await admin.call('GET', url);
  const { items } = z.object({ items: z.array(z.object({ sessionId: z.string() })) }).parse(json);
  expect(items).toHaveLength(1);
  expect((await elsewhere(analyst)).status).toBe(200);
  expect((await admin.call('DELETE', `${url}/${items[0]?.sessionId}`)).status).toBe(200);
  expect((await analyst.call('GET', '/v1/session')).status).toBe(401);
  await expect
    .poll(async () => (await elsewhere(analyst)).status, { timeout: 1000, interval: 20 })
    .toBe(401);
  const ownerUrl = `/v1/members/${await idOf(owner)}/sessions`;
  expect((await admin.call('GET', ownerUrl)).json).toMatchObject({ code: 'member.more_rights' });
});
