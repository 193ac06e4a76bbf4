import { RoleInfo } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import {
  callerOf,
  signIn,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let owner: TestMember;
let admin: TestMember;
let ana: TestMember;

beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Ada' });
  ana = await colleagueOf(app, owner, { roles: ['Employee'], name: 'Ana' });
});

const ROLE = {
  name: 'Triage',
  cloneOf: 'Analyst L1',
  permissions: ['session:read', 'detection:read'],
};
const create = (by: TestMember, more: object = {}) =>
  by.call('POST', '/v1/roles', { ...ROLE, ...more });

async function created(by: TestMember, more: object = {}): Promise<RoleInfo> {
  const { status, json } = await create(by, more);
  expect(status).toBe(200);
  return RoleInfo.parse(json);
}

async function give(role: RoleInfo): Promise<void> {
  const user = await app.services.identityAdmin.loadUserByLoginId(ana.email);
  const before = user?.tenants[0]?.roles ?? [];
  const url = `/v1/members/${user?.userId}/roles`;
  expect((await owner.call('PUT', url, { roles: [role.key], before })).status).toBe(200);
}

test('a role allows its members what it lists, and a change of it acts at once', async () => {
  const role = await created(owner);
  expect((await ana.call('GET', '/v1/detections')).status).toBe(403);
  await give(role);
  // The provider ends tokens of before; the next one is good.
  ana = await signedIn(ana);
  expect((await ana.call('GET', '/v1/detections')).status).toBe(200);
  expect((await ana.call('GET', '/v1/policies')).status).toBe(403);
  const changed = await owner.call('PATCH', `/v1/roles/${role.roleId}`, {
    rev: 1,
    permissions: ['session:read', 'policy:read'],
  });
  expect(changed).toMatchObject({ status: 200, json: { rev: 2 } });
  expect((await ana.call('GET', '/v1/detections')).status).toBe(403);
  expect((await ana.call('GET', '/v1/policies')).status).toBe(200);
});

async function signedIn(member: TestMember): Promise<TestMember> {
  const sessionToken = await signIn(app.app, app.services.identity.projectId, member);
  return { ...member, sessionToken, call: callerOf(app.app, sessionToken) };
}

test('no one makes, widens or grants a role with permissions that they lack', async () => {
  const refusal = { status: 403, json: { code: 'role.permission_not_held' } };
  expect(await create(admin, { permissions: ['evidence:read'] })).toMatchObject(refusal);
  const role = await created(admin);
  const url = `/v1/roles/${role.roleId}`;
  expect(await admin.call('PATCH', url, { rev: 1, permissions: ['evidence:read'] })).toMatchObject(
    refusal,
  );
  const widened = { rev: 1, permissions: ['evidence:read'] };
  expect((await owner.call('PATCH', url, widened)).status).toBe(200);
  expect(await admin.call('PATCH', url, { rev: 2, name: 'Other' })).toMatchObject(refusal);
  const user = await app.services.identityAdmin.loadUserByLoginId(ana.email);
  const given = await admin.call('PUT', `/v1/members/${user?.userId}/roles`, {
    roles: [role.key],
    before: ['Employee'],
  });
  expect(given.json).toMatchObject({ code: 'member.role_not_held' });
});

test('a role in use stays, and the refusal names who has it', async () => {
  const role = await created(owner);
  await give(role);
  const url = `/v1/roles/${role.roleId}`;
  expect(await owner.call('DELETE', url)).toMatchObject({
    status: 409,
    json: { code: 'role.in_use', detail: 'Ana' },
  });
  const free = await created(owner, { name: 'Unused' });
  expect((await owner.call('DELETE', `/v1/roles/${free.roleId}`)).status).toBe(200);
  const { json } = await owner.call('GET', '/v1/roles');
  const { items } = z.object({ items: z.array(RoleInfo) }).parse(json);
  expect(items.filter(({ isBuiltIn }) => !isBuiltIn).map(({ name }) => name)).toEqual(['Triage']);
  expect(items.find(({ key }) => key === role.key)?.members.map(({ name }) => name)).toEqual([
    'Ana',
  ]);
  expect(items).toHaveLength(14);
});

test('names are unlike each other, and two editors notice each other', async () => {
  const role = await created(owner);
  expect((await create(owner, { name: 'TRIAGE' })).json).toMatchObject({ code: 'role.name_taken' });
  const url = `/v1/roles/${role.roleId}`;
  expect((await owner.call('PATCH', url, { rev: 1, description: 'For nights' })).status).toBe(200);
  expect((await owner.call('PATCH', url, { rev: 1, name: 'Nights' })).json).toMatchObject({
    code: 'resource.conflict',
  });
});

test('a role of one organization means nothing in another', async () => {
  const role = await created(owner);
  const stranger = await testMember(app);
  const colleague = await colleagueOf(app, stranger, { roles: ['Employee'], name: 'Sam' });
  const user = await app.services.identityAdmin.loadUserByLoginId(colleague.email);
  const given = await stranger.call('PUT', `/v1/members/${user?.userId}/roles`, {
    roles: [role.key],
    before: ['Employee'],
  });
  expect(given.json).toMatchObject({ code: 'member.roles_missing' });
});
