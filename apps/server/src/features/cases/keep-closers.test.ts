import { CaseDetail, DetectionListItem, RestrictedCase } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { keepClosers } from './keep-closers.ts';

/** A restricted case always has a member who can close it: otherwise the owners take it over. */
let app: TestApp;
let owner: TestMember;
let lead: TestMember;
let helper: TestMember;
let shown: CaseDetail;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  lead = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Lea' });
  helper = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Hal' });
  await sendRecords(app, owner.tenantId, [
    publicShare({ id: 1, at: Date.now() - 60_000, person: 'a@ours.example', folder: 'a' }),
  ]);
  const [found] = (await listed(lead)).items;
  const reply = await lead.call('POST', '/v1/cases', {
    title: 'Quiet',
    kind: 'other',
    isRestricted: true,
    reason: 'A colleague is under suspicion',
    memberIds: [await memberIdOf(lead, 'Hal')],
    detectionIds: [found?.detectionId],
  });
  shown = CaseDetail.parse(reply.json);
});

const Listed = z.object({ items: z.array(DetectionListItem), hidden: z.number() });

async function listed(by: TestMember) {
  return Listed.parse((await by.call('GET', '/v1/detections')).json);
}

async function manage(path: string, body: object): Promise<void> {
  const { projectId, managementKey } = app.identity;
  const reply = await app.app.inject({
    method: 'POST',
    url: `/v1/mgmt/${path}`,
    headers: { authorization: `Bearer ${projectId}:${managementKey}` },
    payload: body,
  });
  expect(reply.statusCode).toBe(200);
}

const setRoles = (member: TestMember, roleNames: string[]): Promise<void> =>
  manage('user/update/role/set', {
    loginId: member.email,
    tenantId: member.idpTenantId,
    roleNames,
  });

const WAYS: [string, (member: TestMember) => Promise<void>][] = [
  [
    'is suspended',
    ({ email }) => manage('user/update/status', { loginId: email, status: 'disabled' }),
  ],
  [
    'is removed',
    ({ email, idpTenantId }) =>
      manage('user/update/tenant/remove', { loginId: email, tenantId: idpTenantId }),
  ],
  ['is deleted', ({ email }) => manage('user/delete', { loginId: email })],
  ['becomes an auditor', (member) => setRoles(member, ['Auditor'])],
];

test.each(WAYS)('the case passes to the owners when its last closer %s', async (_way, leave) => {
  await leave(helper);
  expect(await listed(owner)).toMatchObject({ items: [], hidden: 1 });
  await leave(lead);
  // By the time the change of the member is answered.
  expect(await listed(owner)).toMatchObject({ hidden: 0 });
  expect((await listed(owner)).items).toHaveLength(1);
  const seen = CaseDetail.parse((await owner.call('GET', `/v1/cases/${shown.caseId}`)).json);
  expect(seen).toMatchObject({ isRestricted: true });
  expect(seen.timeline[0]).toMatchObject({
    kind: 'passed_to_owners',
    actorName: null,
    detail: expect.stringMatching(/^Member \d+$/),
  });
  const { rows } = await app.db.owner.query(
    `SELECT actor_id, detail FROM audit_entry WHERE target = $1 AND action = 'case.passed_to_owners'`,
    [shown.caseId],
  );
  // The case names its owners, the audit log has their ids.
  expect(rows).toEqual([{ actor_id: null, detail: expect.stringMatching(/^U\w+$/) }]);
});

test('the list of members follows a change of roles at once', async () => {
  const mayClose = async (): Promise<string | undefined> => {
    const { json } = await owner.call('GET', '/v1/members');
    const { items } = z
      .object({ items: z.array(z.object({ name: z.string(), mayClose: z.string() })) })
      .parse(json);
    return items.find(({ name }) => name === 'Hal')?.mayClose;
  };
  expect(await mayClose()).toBe('all');
  await setRoles(helper, ['Analyst L1']);
  expect(await mayClose()).toBe('all_but_critical');
  await setRoles(helper, ['Auditor']);
  expect(await mayClose()).toBe('nothing');
});

test('a member who can triage keeps a case until something in it is critical', async () => {
  await setRoles(helper, ['Analyst L1']);
  await setRoles(lead, ['Analyst L1']);
  expect(await listed(owner)).toMatchObject({ hidden: 1 });
  await app.db.owner.query(
    `UPDATE detection SET severity = 'CRITICAL', severity_rank = 3 WHERE tenant_id = $1`,
    [owner.tenantId],
  );
  expect(await keepClosers(app.services, owner.tenantId)).toBe(1);
  expect(await listed(owner)).toMatchObject({ hidden: 0 });
  expect(await keepClosers(app.services, owner.tenantId)).toBe(0);
});

test('a case of an older release that nobody in it can close is the owners’ before they look', async () => {
  await app.db.owner.query('UPDATE case_member SET user_id = user_id || $2 WHERE case_id = $1', [
    shown.caseId,
    '-who-left',
  ]);
  const { items } = z
    .object({ items: z.array(RestrictedCase) })
    .parse((await owner.call('GET', '/v1/cases/restricted')).json);
  expect(items).toMatchObject([{ caseId: shown.caseId, isMember: true, members: 3 }]);
});

test('without an owner nobody is added, and the case passes to the next one there is', async () => {
  await setRoles(owner, ['Admin']);
  await setRoles(helper, ['Auditor']);
  await setRoles(lead, ['Auditor']);
  expect(await keepClosers(app.services, owner.tenantId)).toBe(0);
  const next = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Nia' });
  expect(await keepClosers(app.services, owner.tenantId)).toBe(1);
  expect(await listed(next)).toMatchObject({ hidden: 0 });
});

test('a refused request of the management interface begins no work', async () => {
  const looked = vi.spyOn(app.services.memberRights, 'outdate');
  const refusedReply = await app.app.inject({
    method: 'POST',
    url: '/v1/mgmt/user/update/role/set',
    headers: { authorization: `Bearer ${app.identity.projectId}:wrong` },
    payload: { loginId: lead.email, roleNames: [] },
  });
  expect([refusedReply.statusCode, looked.mock.calls.length]).toEqual([401, 0]);
  await setRoles(lead, ['Analyst L2']);
  expect(looked.mock.calls.length).toBe(1);
  looked.mockRestore();
});
