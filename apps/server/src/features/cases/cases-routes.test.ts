import { CaseDetail, CaseListItem, DetectionListItem } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let ida: TestMember;
let stranger: TestMember;
let auditor: TestMember;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  ida = await colleagueOf(app, member, { roles: ['Analyst L2'], name: 'Ida' });
  await colleagueOf(app, member, { roles: ['Analyst L2'], name: 'Kim' });
  auditor = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Ada' });
  stranger = await testMember(app);
  await sendRecords(
    app,
    member.tenantId,
    ['one', 'two'].map((name, index) =>
      publicShare({
        id: index + 1,
        at: Date.now() - 60_000,
        person: `${name}@ours.example`,
        folder: name,
      }),
    ),
  );
});
afterAll(() => app.close());

const Detections = z.object({ items: z.array(DetectionListItem) });
const Cases = z.object({ items: z.array(CaseListItem) });

async function detections(): Promise<DetectionListItem[]> {
  return Detections.parse((await member.call('GET', '/v1/detections')).json).items;
}

async function opened(body: object, by = member): Promise<CaseDetail> {
  const reply = await by.call('POST', '/v1/cases', { title: 'A case', kind: 'other', ...body });
  expect(reply.status).toBe(200);
  return CaseDetail.parse(reply.json);
}

async function patched(shown: CaseDetail, change: object, by = member): Promise<CaseDetail> {
  const reply = await by.call('PATCH', `/v1/cases/${shown.caseId}`, { rev: shown.rev, ...change });
  expect(reply).toMatchObject({ status: 200 });
  return CaseDetail.parse(reply.json);
}

test('a case holds detections, which it escalates, and the tasks of its kind', async () => {
  const found = await detections();
  const made = await opened({
    title: 'Accidental sharing',
    kind: 'accidental_share',
    detectionIds: found.map(({ detectionId }) => detectionId),
  });
  expect(made).toMatchObject({ number: 1, detections: 2, openDetections: 2, state: 'open' });
  expect(made.items.map(({ status }) => status)).toEqual(['escalated', 'escalated']);
  expect(made.severity).toBe(found.map(({ severity }) => severity).toSorted()[0] ?? '');
  expect([made.tasks, made.openTasks]).toEqual([4, 4]);
  const [first] = made.taskList;
  const task = `/v1/cases/${made.caseId}/tasks/${first?.taskId}`;
  const done = CaseDetail.parse((await ida.call('PATCH', task, { isDone: true })).json);
  expect(done.openTasks).toBe(3);
  expect(done.taskList[0]).toMatchObject({ isDone: true, doneBy: 'Ida' });
  expect(done.timeline[0]).toMatchObject({ kind: 'task_done', actorName: 'Ida' });
  const [detection] = made.items;
  const without = CaseDetail.parse(
    (await member.call('DELETE', `/v1/cases/${made.caseId}/detections/${detection?.detectionId}`))
      .json,
  );
  expect(without.detections).toBe(1);
  const [kept] = without.items;
  const ofKept = await member.call('GET', `/v1/cases?detectionId=${kept?.detectionId}`);
  expect(Cases.parse(ofKept.json).items.map(({ caseId }) => caseId)).toEqual([made.caseId]);
  const ofOther = await member.call('GET', `/v1/cases?detectionId=${detection?.detectionId}`);
  expect(Cases.parse(ofOther.json).items).toEqual([]);
});

test('closing takes an outcome, and an older revision is refused', async () => {
  const made = await opened({});
  const path = `/v1/cases/${made.caseId}`;
  expect((await member.call('PATCH', path, { rev: made.rev, state: 'closed' })).status).toBe(400);
  const closed = await patched(made, { state: 'closed', outcome: 'benign' });
  expect(closed).toMatchObject({ state: 'closed', outcome: 'benign' });
  const late = await member.call('PATCH', path, { rev: made.rev, title: 'Another' });
  expect(late).toMatchObject({ status: 409 });
  const open = Cases.parse((await member.call('GET', '/v1/cases?isClosed=false')).json);
  expect(open.items.map(({ caseId }) => caseId)).not.toContain(made.caseId);
});

test('a restricted case is there for its members alone', async () => {
  const made = await opened({
    isRestricted: true,
    reason: 'Somebody is about to leave',
    memberIds: [await memberIdOf(member, 'Kim')],
  });
  const path = `/v1/cases/${made.caseId}`;
  expect((await ida.call('GET', path)).status).toBe(404);
  expect((await ida.call('POST', `${path}/tasks`, { text: 'Look' })).status).toBe(404);
  const listed = Cases.parse((await ida.call('GET', '/v1/cases')).json);
  expect(listed.items.map(({ caseId }) => caseId)).not.toContain(made.caseId);
  const memberIds = [await memberIdOf(member, 'Ida'), await memberIdOf(member, 'Kim')];
  const shared = await patched(made, { memberIds });
  expect(shared.members).toHaveLength(3);
  expect((await ida.call('GET', path)).status).toBe(200);
});

test('other tenants see no case, and who only reads changes none', async () => {
  const made = await opened({});
  expect((await stranger.call('GET', `/v1/cases/${made.caseId}`)).status).toBe(404);
  expect(Cases.parse((await stranger.call('GET', '/v1/cases')).json).items).toEqual([]);
  expect((await auditor.call('GET', `/v1/cases/${made.caseId}`)).status).toBe(200);
  const refused = await auditor.call('POST', '/v1/cases', { title: 'Mine', kind: 'other' });
  expect(refused.status).toBe(403);
});

test('a lead is named, kept by other changes, and taken away with null; so is the due time', async () => {
  const made = await opened({});
  const leadId = await memberIdOf(member, 'Ida');
  const dueAt = '2026-12-01T09:00:00.000Z';
  const led = await patched(made, { leadId, dueAt });
  expect(led).toMatchObject({ lead: { userId: leadId, name: 'Ida' }, dueAt });
  const kinds = ({ timeline }: CaseDetail) => timeline.map(({ kind }) => kind);
  expect(kinds(led).toSorted()).toEqual(['created', 'due', 'lead']);
  const renamed = await patched(led, { title: 'Renamed' });
  expect(renamed).toMatchObject({ title: 'Renamed', lead: { name: 'Ida' }, dueAt });
  expect(kinds(renamed)[0]).toBe('title');
  expect(kinds(renamed)).toHaveLength(4);
  const nobodys = await patched(renamed, { leadId: null, dueAt: null });
  expect(nobodys).toMatchObject({ lead: null, dueAt: null });
});

test('somebody who is not a member of the tenant leads nothing', async () => {
  const made = await opened({});
  const reply = await member.call('PATCH', `/v1/cases/${made.caseId}`, {
    rev: made.rev,
    leadId: 'nobody',
  });
  expect(reply).toMatchObject({ status: 400 });
});
