import { DetectionDetail, DetectionListItem } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let ida: TestMember;
let auditor: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  ida = await colleagueOf(app, member, { roles: ['Analyst L2'], name: 'Ida' });
  auditor = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Ada' });
  stranger = await testMember(app);
  await sendRecords(
    app,
    member.tenantId,
    ['one', 'two', 'three'].map((name, index) =>
      publicShare({
        id: index + 1,
        at: Date.now() - (index + 1) * 60_000,
        person: `${name}@ours.example`,
        folder: name,
      }),
    ),
  );
});
afterAll(() => app.close());

const Items = z.object({ items: z.array(DetectionListItem) });

async function listed(): Promise<DetectionListItem[]> {
  return Items.parse((await member.call('GET', '/v1/detections')).json).items;
}

async function detail(detectionId: string): Promise<DetectionDetail> {
  return DetectionDetail.parse((await member.call('GET', `/v1/detections/${detectionId}`)).json);
}

async function eventIds(detectionId: string): Promise<unknown> {
  return (await member.call('GET', `/v1/detections/${detectionId}/events`)).json;
}

/** Two detections of the list. */
async function pair() {
  const [into, merged] = await listed();
  if (into === undefined || merged === undefined) throw new Error('There are no two detections');
  return { into: await detail(into.detectionId), merged: await detail(merged.detectionId) };
}

/** State that a merge and its undo leave unchanged: all but revision and history. */
function lasting({ rev: _rev, history: _history, ...rest }: DetectionDetail) {
  return rest;
}

test('the survivor has both events, objects and histories, and undoing restores both exactly', async () => {
  const { into, merged } = await pair();
  const eventsBefore = await eventIds(into.detectionId);
  const path = `/v1/detections/${merged.detectionId}/merge`;
  const reply = await member.call('POST', path, { into: into.detectionId });
  expect(reply).toMatchObject({ status: 200 });
  expect(DetectionDetail.parse(reply.json)).toMatchObject({
    status: 'merged',
    mergedInto: { detectionId: into.detectionId, number: into.number },
  });
  const survivor = await detail(into.detectionId);
  expect(survivor).toMatchObject({
    eventCount: into.eventCount + merged.eventCount,
    objectCount: into.objectCount + merged.objectCount,
    status: into.status,
    mergedInto: null,
    isHistoryWhole: true,
  });
  expect(await eventIds(into.detectionId)).toMatchObject({ total: survivor.eventCount });
  const fromMerged = survivor.history.filter(({ fromNumber }) => fromNumber === merged.number);
  expect(fromMerged.map(({ field }) => field)).toContain('created');
  expect((await listed()).map(({ detectionId }) => detectionId)).not.toContain(merged.detectionId);
  expect(await member.call('DELETE', path)).toMatchObject({ status: 200 });
  expect(lasting(await detail(into.detectionId))).toEqual(lasting(into));
  expect(lasting(await detail(merged.detectionId))).toEqual(lasting(merged));
  expect(await eventIds(into.detectionId)).toEqual(eventsBefore);
  expect(await member.call('DELETE', path)).toMatchObject({ status: 404 });
});

test('a merge is taken back by its author for ten minutes, and later by somebody who may close anything', async () => {
  const { into, merged } = await pair();
  const path = `/v1/detections/${merged.detectionId}/merge`;
  const author = await colleagueOf(app, member, { roles: ['Analyst L1'], name: 'Ann' });
  const other = await colleagueOf(app, member, { roles: ['Analyst L1'], name: 'Ben' });
  const made = await author.call('POST', path, { into: into.detectionId });
  expect(made).toMatchObject({ status: 200 });
  expect(await other.call('DELETE', path)).toMatchObject({ status: 404 });
  await app.db.owner.query(
    `UPDATE detection_merge SET merged_at = merged_at - interval '11 minutes' WHERE merged_id = $1`,
    [merged.detectionId],
  );
  expect(await author.call('DELETE', path)).toMatchObject({ status: 409 });
  expect(await ida.call('DELETE', path)).toMatchObject({ status: 200 });
});

test('what was changed since is not taken back', async () => {
  const { into, merged } = await pair();
  const path = `/v1/detections/${merged.detectionId}/merge`;
  await member.call('POST', path, { into: into.detectionId });
  const { rev } = await detail(into.detectionId);
  const change = { rev, change: { tags: { add: ['seen'], remove: [] } } };
  await member.call('PATCH', `/v1/detections/${into.detectionId}`, change);
  expect(await member.call('DELETE', path)).toMatchObject({ status: 409 });
});

test('a detection is not merged into itself, a merged one or another tenant’s, nor without the right', async () => {
  const all = await listed();
  const [first, second] = all;
  const path = `/v1/detections/${first?.detectionId}/merge`;
  const into = { into: second?.detectionId };
  expect(await member.call('POST', path, { into: first?.detectionId })).toMatchObject({
    status: 400,
  });
  expect(await auditor.call('POST', path, into)).toMatchObject({ status: 403 });
  expect(await stranger.call('POST', path, into)).toMatchObject({ status: 404 });
  expect(await member.call('POST', path, into)).toMatchObject({ status: 200 });
  const back = { into: first?.detectionId };
  const other = `/v1/detections/${second?.detectionId}/merge`;
  expect(await member.call('POST', other, back)).toMatchObject({ status: 400 });
});

test('a critical detection is merged into nothing by somebody who may not close it', async () => {
  const junior = await colleagueOf(app, member, { roles: ['Analyst L1'], name: 'Jo' });
  const critical = { severity: { value: 'CRITICAL', reason: 'crown jewels' } };
  const medium = { severity: { value: 'MEDIUM', reason: 'as I see it' } };
  await sendRecords(
    app,
    member.tenantId,
    ['four', 'five'].map((name, index) =>
      publicShare({
        id: index + 11,
        at: Date.now() - 30_000,
        person: `${name}@ours.example`,
        folder: name,
      }),
    ),
  );
  const [first, second] = await listed();
  if (!first || !second) throw new Error('There are no two detections');
  const change = async (
    call: TestMember['call'],
    { detectionId }: { detectionId: string },
    what: object,
  ) => {
    const { rev } = await detail(detectionId);
    return call('PATCH', `/v1/detections/${detectionId}`, { rev, change: what });
  };
  expect(await change(member.call, first, critical)).toMatchObject({ status: 200 });
  // Set by a person, so that merging does not raise it.
  expect(await change(junior.call, second, medium)).toMatchObject({ status: 200 });
  const merge = (call: TestMember['call']) =>
    call('POST', `/v1/detections/${first.detectionId}/merge`, { into: second.detectionId });
  expect(await merge(junior.call)).toMatchObject({ status: 403 });
  const closed = { verdict: { verdict: 'confirmed', reason: 'mistake' } };
  expect(await change(member.call, second, closed)).toMatchObject({ status: 200 });
  expect(await merge(junior.call)).toMatchObject({ status: 403 });
  expect(await merge(member.call)).toMatchObject({ status: 200 });
});

test('a closed detection that was merged into what came back is closed again; of one finding only one is open', async () => {
  const share = (id: number) =>
    publicShare({ id, at: Date.now() - 20_000, person: 'back@ours.example', folder: 'back' });
  const ofBack = async () =>
    (await listed()).filter(({ person }) => person?.email === 'back@ours.example');
  await sendRecords(app, member.tenantId, [share(21)]);
  const [first] = await ofBack();
  if (!first) throw new Error('There is no detection');
  const { rev } = await detail(first.detectionId);
  const change = { verdict: { verdict: 'confirmed', reason: 'mistake' } };
  await member.call('PATCH', `/v1/detections/${first.detectionId}`, { rev, change });
  await sendRecords(app, member.tenantId, [share(22)]);
  const second = (await ofBack()).find(({ detectionId }) => detectionId !== first.detectionId);
  if (!second) throw new Error('It did not come back');
  const path = `/v1/detections/${first.detectionId}/merge`;
  const into = { into: second.detectionId };
  expect(await member.call('POST', path, into)).toMatchObject({ status: 200 });
  expect(await member.call('DELETE', path)).toMatchObject({
    status: 200,
    json: { status: 'closed' },
  });
  // Into one that the user can see; the restored one is in a case visible only to others.
  const other = (await listed()).find(
    ({ status, detectionId }) => status === 'new' && detectionId !== second.detectionId,
  );
  const openPath = `/v1/detections/${second.detectionId}/merge`;
  expect(await ida.call('POST', openPath, { into: other?.detectionId })).toMatchObject({
    status: 200,
  });
  await sendRecords(app, member.tenantId, [share(23)]);
  const third = (await ofBack()).find(
    ({ detectionId }) => ![first.detectionId, second.detectionId].includes(detectionId),
  );
  await member.call('POST', '/v1/cases', {
    title: 'Hidden',
    kind: 'leaver',
    isRestricted: true,
    detectionIds: [third?.detectionId],
  });
  expect(await ida.call('DELETE', openPath)).toMatchObject({
    status: 409,
    json: { code: 'detection.newer_open' },
  });
});
