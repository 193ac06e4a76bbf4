import { randomUUID } from 'node:crypto';
import { DirectoryConflict, DirectoryGroup, ReleasedWork, RoleSources } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import { scimClient, type ScimClient } from '../../../../testing/scim-client.ts';
import { signInAgain } from '../../../../testing/sign-in.ts';
import {
  callerOf,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let owner: TestMember;
let scim: ScimClient;

beforeAll(async () => {
  app = await testApp({ environment: { REFRESH_MODE: 'body' } });
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  scim = await scimClient(app, owner);
});
afterAll(() => app.close());

const setActive = (id: string, active: boolean) =>
  scim.send('PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', value: { active } }] });

const members = (path: string, op: string, ...ids: string[]) =>
  scim.send('PATCH', path, {
    Operations: [{ op, path: 'members', value: ids.map((value) => ({ value })) }],
  });

async function userIdOf(email: string): Promise<string> {
  return (await app.services.identityAdmin.loadUserByLoginId(email))?.userId ?? '';
}

async function giveRoles(groupId: string, roles: string[], by = owner) {
  return by.call('PUT', `/v1/directory/groups/${groupId}/roles`, { roles });
}

async function sourcesOf(email: string) {
  const reply = await owner.call('GET', `/v1/members/${await userIdOf(email)}/role-sources`);
  return RoleSources.parse(reply.json);
}

const permissionsOf = async ({ call }: Pick<TestMember, 'call'>): Promise<string[]> =>
  z
    .object({ permissions: z.array(z.string()) })
    .catch({ permissions: [] })
    .parse((await call('GET', '/v1/session')).json).permissions;

describe('a member who leaves through the directory', () => {
  test('loses the session with the answer, and cannot return with a new token', async () => {
    const leaver = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Lea' });
    const id = await scim.user(leaver.email);
    const { refreshToken } = await signInAgain(app, leaver);
    expect((await leaver.call('GET', '/v1/session')).status).toBe(200);
    expect((await setActive(id, false)).status).toBe(200);
    expect((await leaver.call('GET', '/v1/session')).status).toBe(401);
    const again = await app.app.inject({
      method: 'POST',
      url: '/v1/auth/refresh',
      headers: { authorization: `Bearer ${app.services.identity.projectId}:${refreshToken}` },
      payload: {},
    });
    // What the provider renews is a session without this organization.
    const { sessionJwt } = z
      .object({ sessionJwt: z.string() })
      .catch({ sessionJwt: '' })
      .parse(again.json());
    const call = callerOf(app.app, sessionJwt);
    expect((await call('GET', '/v1/session')).status).toBe(401);
    expect(await app.services.memberRights.now(owner.tenantId)).not.toContain(leaver.email);
  });

  test('has no access even while the identity provider does not answer', async () => {
    const leaver = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Lou' });
    const id = await scim.user(leaver.email);
    const admin = app.services.identityAdmin;
    const original = admin.removeMember;
    admin.removeMember = async () => {
      throw new Error('The provider is away');
    };
    try {
      expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(204);
    } finally {
      admin.removeMember = original;
    }
    expect((await leaver.call('GET', '/v1/session')).status).toBe(401);
    const rights = await app.services.memberRights.now(owner.tenantId);
    expect(rights.has(await userIdOf(leaver.email))).toBe(false);
  });

  test('leaves detections, cases and tasks unassigned, listed with the former owner', async () => {
    const leaver = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Rex' });
    const id = await scim.user(leaver.email);
    const userId = await userIdOf(leaver.email);
    const mark = randomUUID();
    const share = (number: number) =>
      publicShare({
        id: number,
        at: Date.now() - 60_000,
        person: `${mark}-${number}@ours.example`,
        folder: mark,
      });
    await sendRecords(app, owner.tenantId, [share(1), share(2)]);
    const found = z
      .object({ items: z.array(z.object({ detectionId: z.string() })) })
      .parse((await owner.call('GET', '/v1/detections')).json).items;
    const [open = '', closed = ''] = found.map(({ detectionId }) => detectionId);
    await app.db.owner.query(
      `UPDATE detection SET assignee_id = $1, status = CASE WHEN detection_id = $2 THEN 'closed' ELSE status END,
         closed_at = CASE WHEN detection_id = $2 THEN now() END
       WHERE detection_id IN ($2, $3)`,
      [userId, closed, open],
    );
    const made = await owner.call('POST', '/v1/cases', { title: 'Handover', kind: 'leaver' });
    const { caseId } = z.object({ caseId: z.string() }).parse(made.json);
    await app.db.owner.query('UPDATE detection_case SET lead_id = $1 WHERE case_id = $2', [
      userId,
      caseId,
    ]);
    await owner.call('POST', `/v1/cases/${caseId}/tasks`, { text: 'Ask HR', assigneeId: userId });

    await setActive(id, false);

    const { items } = z
      .object({ items: z.array(ReleasedWork) })
      .parse((await owner.call('GET', '/v1/directory/released-work')).json);
    const own = items.filter(({ formerOwner }) => formerOwner.userId === userId);
    expect(own.map(({ kind, objectId }) => `${kind} ${objectId}`).toSorted()).toEqual([
      `case ${caseId}`,
      `detection ${open}`,
      `task ${caseId}`,
    ]);
    expect(own.map(({ formerOwner }) => formerOwner.name)).toEqual(['Rex', 'Rex', 'Rex']);
    const detail = await owner.call('GET', `/v1/detections/${open}`);
    expect(detail.json).toMatchObject({ assignee: null });
    const kept = await app.db.owner.query(
      'SELECT assignee_id FROM detection WHERE detection_id = $1',
      [closed],
    );
    expect(kept.rows).toEqual([{ assignee_id: userId }]);
    // What someone takes is no longer listed.
    await owner.call('POST', `/v1/detections/${open}/take`);
    const after = await owner.call('GET', '/v1/directory/released-work');
    expect(after.text).not.toContain(open);
  });

  test('comes back when the directory says so, without the roles of before', async () => {
    const leaver = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Ira' });
    const id = await scim.user(leaver.email);
    await setActive(id, false);
    await setActive(id, true);
    const { sessionToken } = await signInAgain(app, leaver);
    expect(await permissionsOf({ call: callerOf(app.app, sessionToken) })).toEqual([]);
    expect((await sourcesOf(leaver.email)).isOfDirectory).toBe(true);
  });

  test('is refused if no Owner would be left', async () => {
    const own = await testMember(app);
    await own.call('GET', '/v1/session');
    const client = await scimClient(app, own);
    const id = await client.user(own.email);
    const reply = await client.send('PATCH', `/Users/${id}`, {
      Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
    });
    expect(reply).toMatchObject({ status: 409, json: { scimType: 'mutability' } });
    expect((await client.send('DELETE', `/Users/${id}`)).status).toBe(409);
    expect((await own.call('GET', '/v1/session')).status).toBe(200);
    const second = await colleagueOf(app, own, { roles: ['Owner'], name: 'Two' });
    expect((await client.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await second.call('GET', '/v1/session')).status).toBe(200);
  });
});

describe('groups with roles', () => {
  test('decide the roles of their people at once, before what was granted manually', async () => {
    const analyst = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Ann' });
    const id = await scim.user(analyst.email);
    const groupId = await scim.group(`SOC ${randomUUID()}`, []);
    expect((await giveRoles(groupId, ['Analyst L2'])).status).toBe(200);
    expect(await permissionsOf(analyst)).toContain('audit:read');

    await members(`/Groups/${groupId}`, 'add', id);
    const joined = await permissionsOf(analyst);
    expect(joined).toContain('policy:edit');
    expect(joined).not.toContain('audit:read');
    expect(await sourcesOf(analyst.email)).toMatchObject({
      roles: ['Analyst L2'],
      source: 'directory',
      isOfDirectory: true,
      directory: [{ role: 'Analyst L2', groups: [expect.stringContaining('SOC')] }],
      provider: [{ role: 'Auditor', isClaim: false }],
    });

    await giveRoles(groupId, ['Analyst L1']);
    expect(await permissionsOf(analyst)).not.toContain('policy:edit');

    await members(`/Groups/${groupId}`, 'Remove', id);
    expect(await permissionsOf(analyst)).toContain('audit:read');
    expect((await sourcesOf(analyst.email)).source).toBe('manual');
  });

  test('a denial holds against group and manual grant, and is lifted', async () => {
    const analyst = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Den' });
    const userId = await userIdOf(analyst.email);
    const deny = (roles: string[]) =>
      owner.call('PUT', `/v1/members/${userId}/denied-roles`, { roles, reason: 'Under review' });
    expect((await deny(['Auditor', 'Analyst L2'])).json).toMatchObject({
      roles: [],
      denied: [{ role: 'Analyst L2', reason: 'Under review' }, { role: 'Auditor' }],
    });
    expect(await permissionsOf(analyst)).toEqual([]);
    const groupId = await scim.group(`Denied ${randomUUID()}`, [await scim.user(analyst.email)]);
    await giveRoles(groupId, ['Analyst L1', 'Analyst L2']);
    expect(await permissionsOf(analyst)).not.toContain('policy:edit');
    expect((await sourcesOf(analyst.email)).roles).toEqual(['Analyst L1']);
    await deny(['Auditor']);
    expect(await permissionsOf(analyst)).toContain('policy:edit');
  });

  test('no one gives a group a role with more permissions than they have', async () => {
    const admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Adi' });
    const groupId = await scim.group(`Owners ${randomUUID()}`, []);
    expect(await giveRoles(groupId, ['Owner'], admin)).toMatchObject({
      status: 403,
      json: { code: 'directory.role_not_held' },
    });
    expect((await giveRoles(groupId, ['Owner'])).status).toBe(200);
    expect((await giveRoles(groupId, [], admin)).status).toBe(403);
    const analyst = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Ali' });
    expect((await giveRoles(groupId, ['Analyst L1'], analyst)).status).toBe(403);
    const userId = await userIdOf(analyst.email);
    const denied = { roles: ['Owner'], reason: 'x' };
    expect((await admin.call('PUT', `/v1/members/${userId}/denied-roles`, denied)).status).toBe(
      403,
    );
  });

  test('no one makes a token, or links a person, whose groups give more than they have', async () => {
    const own = await testMember(app);
    await own.call('GET', '/v1/session');
    const admin = await colleagueOf(app, own, { roles: ['Admin'], name: 'Ada' });
    const rotate = () => admin.call('POST', '/v1/directory/tokens', {});
    expect((await rotate()).status).toBe(200);
    const client = await scimClient(app, own);
    await client.user(admin.email);
    const second = await client.user(admin.email, { userName: 'ada2', externalId: 'ada2' });
    await giveRoles(await client.group('Owners', [second]), ['Owner'], own);
    for (const reply of [
      await rotate(),
      await admin.call('POST', `/v1/directory/conflicts/${second}/link`),
    ]) {
      expect(reply).toMatchObject({ status: 403, json: { code: 'directory.role_not_held' } });
    }
  });

  test('no one takes roles from members who may do more, by a group or a denial', async () => {
    const admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Aya' });
    const second = await colleagueOf(app, owner, { roles: ['Owner', 'Auditor'], name: 'Ove' });
    const groupId = await scim.group(`Staff ${randomUUID()}`, [await scim.user(second.email)]);
    const url = `/v1/members/${await userIdOf(second.email)}/denied-roles`;
    for (const reply of [
      await giveRoles(groupId, ['Employee'], admin),
      await admin.call('PUT', url, { roles: ['Employee'], reason: 'x' }),
    ]) {
      expect(reply).toMatchObject({ status: 403, json: { code: 'member.more_rights' } });
    }
    expect(await permissionsOf(second)).toContain('evidence:read');
  });

  test('a role that was deleted is taken from a group', async () => {
    const groupId = await scim.group(`Deleted ${randomUUID()}`, []);
    const made = await owner.call('POST', '/v1/roles', {
      name: `Deleted ${randomUUID()}`,
      description: '',
      cloneOf: 'Auditor',
      permissions: ['audit:read'],
    });
    const { roleId, key } = z.object({ roleId: z.string(), key: z.string() }).parse(made.json);
    expect((await giveRoles(groupId, [key])).status).toBe(200);
    expect((await owner.call('DELETE', `/v1/roles/${roleId}`)).status).toBe(200);
    expect((await giveRoles(groupId, [])).status).toBe(200);
  });

  test('a change after which no one would be Owner is refused', async () => {
    const own = await testMember(app);
    await own.call('GET', '/v1/session');
    const client = await scimClient(app, own);
    const id = await client.user(own.email);
    const groupId = await client.group('Analysts', [id]);
    const refused = await giveRoles(groupId, ['Analyst L1'], own);
    expect(refused).toMatchObject({ status: 409, json: { code: 'member.last_owner' } });
    const userId = await userIdOf(own.email);
    const denied = { roles: ['Owner'], reason: 'x' };
    expect((await own.call('PUT', `/v1/members/${userId}/denied-roles`, denied)).status).toBe(409);
    expect(await permissionsOf(own)).toContain('directory:manage');
    const { items } = z
      .object({ items: z.array(DirectoryGroup) })
      .parse((await own.call('GET', '/v1/directory/groups')).json);
    expect(items).toMatchObject([{ name: 'Analysts', people: 1, roles: [] }]);
  });
});

describe('a person of the directory', () => {
  const conflicts = async () =>
    z
      .object({ items: z.array(DirectoryConflict) })
      .parse((await owner.call('GET', '/v1/directory/conflicts')).json).items;

  const isMember = async (email: string): Promise<boolean> =>
    (await app.services.memberRights.now(owner.tenantId)).has(await userIdOf(email));

  test('is linked to the member who verified the address', async () => {
    const member = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Vera' });
    await scim.user(member.email);
    expect(await sourcesOf(member.email)).toMatchObject({
      isOfDirectory: true,
      roles: ['Auditor'],
    });
    expect(await conflicts()).toEqual([]);
  });

  test('who has an account in another organization is shown as the directory describes them', async () => {
    const elsewhere = await testMember(app);
    const other = await colleagueOf(app, elsewhere, { roles: ['Owner'], name: 'Concealed' });
    await scim.user(other.email, { displayName: 'From directory' });
    const userId = await userIdOf(other.email);
    const shown = { userId, name: 'From directory', email: other.email };
    expect((await owner.call('GET', '/v1/members/access')).json).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ ...shown, lastSignInAt: null })]),
    });
    expect((await owner.call('GET', '/v1/access-scopes')).json).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining(shown)]),
    });
    expect(await sourcesOf(other.email)).toMatchObject({ member: { name: 'From directory' } });
  });

  test('who has no account gets one without a password', async () => {
    const email = `${randomUUID()}@northwind.example`;
    await scim.user(email, { displayName: 'New Person' });
    expect(await app.services.identityAdmin.loadUserByLoginId(email)).toMatchObject({
      name: 'New Person',
      hasPassword: false,
      isEmailVerified: false,
      tenants: [{ tenantId: owner.idpTenantId, roles: [] }],
    });
  });

  test('is not linked to an account whose address no one verified until a member confirms it', async () => {
    const other = await testMember(app);
    const email = `${randomUUID()}@northwind.example`;
    await app.services.identityAdmin.createDirectoryUser({
      email,
      name: 'Unverified',
      tenantId: other.idpTenantId,
    });
    const resourceId = await scim.user(email);
    expect(await isMember(email)).toBe(false);
    expect(await conflicts()).toMatchObject([
      { resourceId, kind: 'address_unverified', account: { name: email } },
    ]);
    const link = () => owner.call('POST', `/v1/directory/conflicts/${resourceId}/link`);
    expect((await link()).status).toBe(200);
    expect(await isMember(email)).toBe(true);
    expect(await link()).toMatchObject({
      status: 409,
      json: { code: 'directory.conflict_closed' },
    });
    expect(await conflicts()).toEqual([]);
  });

  test('with the address of someone who left does not get that account', async () => {
    const member = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Moe' });
    const first = await scim.user(member.email, { externalId: 'first-moe' });
    await scim.send('DELETE', `/Users/${first}`);
    await scim.user(member.email, { externalId: 'second-moe' });
    expect(await isMember(member.email)).toBe(false);
    const [conflict] = await conflicts();
    expect(conflict).toMatchObject({ kind: 'identity_mismatch', externalId: 'second-moe' });
    await scim.send('DELETE', `/Users/${conflict?.resourceId ?? ''}`);
    // The same external id is the same person.
    await scim.user(member.email, { externalId: 'first-moe' });
    expect(await isMember(member.email)).toBe(true);
  });

  test('is not linked to an account that another person is linked to', async () => {
    const member = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Uma' });
    await scim.user(member.email);
    const second = await scim.user(member.email, { userName: 'uma2', externalId: 'uma2' });
    expect(await conflicts()).toMatchObject([{ resourceId: second, kind: 'account_linked' }]);
    await owner.call('POST', `/v1/directory/conflicts/${second}/link`);
    const [left] = await conflicts();
    expect(left).toMatchObject({ kind: 'account_linked', externalId: `ext-${member.email}` });
  });
});
