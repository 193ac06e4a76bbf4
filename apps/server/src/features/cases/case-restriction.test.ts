import { CaseDetail, DetectionListItem, RestrictedCase } from '@waybill/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

/**
 * Who may hide detections in a restricted case, under which conditions, and how others regain access.
 */
let app: TestApp;
let owner: TestMember;
let second: TestMember;
let first: TestMember;
let admin: TestMember;
let ids: Record<'Ada' | 'Fay' | 'Sol', string>;

const REASON = 'A colleague is under suspicion';

beforeAll(async () => {
  app = await testApp();
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  first = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Fay' });
  second = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Sol' });
  admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Ada' });
  ids = {
    Ada: await memberIdOf(owner, 'Ada'),
    Fay: await memberIdOf(owner, 'Fay'),
    Sol: await memberIdOf(owner, 'Sol'),
  };
  await sendRecords(
    app,
    owner.tenantId,
    ['critical', 'high', 'other'].map((name, index) =>
      publicShare({
        id: index + 1,
        at: Date.now() - 60_000,
        person: `${name}@ours.example`,
        folder: name,
      }),
    ),
  );
  await app.db.owner.query(
    `UPDATE detection SET severity = 'CRITICAL', severity_rank = 3 WHERE person_key = 'critical@ours.example'`,
  );
});
afterEach(async () => {
  await app.db.owner.query('UPDATE detection_case SET is_restricted = false, restricted_at = NULL');
});
afterAll(() => app.close());

const Detections = z.object({ items: z.array(DetectionListItem), hidden: z.number() });

async function found(by: TestMember, query = '') {
  return Detections.parse((await by.call('GET', `/v1/detections${query}`)).json);
}

async function idOf(name: string): Promise<string> {
  const { items } = await found(owner, `?q=${name}@ours.example`);
  return items[0]?.detectionId ?? '';
}

async function restrict(by: TestMember, body: object = {}) {
  return by.call('POST', '/v1/cases', {
    title: 'Quiet',
    kind: 'other',
    isRestricted: true,
    reason: REASON,
    memberIds: [ids.Ada],
    ...body,
  });
}

async function restricted(by: TestMember, body: object = {}): Promise<CaseDetail> {
  const reply = await restrict(by, body);
  expect(reply.status).toBe(200);
  return CaseDetail.parse(reply.json);
}

const Problem = z.object({
  status: z.number(),
  errors: z.array(z.object({ path: z.string() })).default([]),
});

/** Status of a refusal and the fields that it names. */
function refusal({ json }: { json: unknown }): [number, string[]] {
  const { status, errors } = Problem.parse(json);
  return [status, errors.map(({ path }) => path)];
}

const read = async (by: TestMember, caseId: string): Promise<CaseDetail> =>
  CaseDetail.parse((await by.call('GET', `/v1/cases/${caseId}`)).json);

async function audited(target: string): Promise<{ action: string; detail: string | null }[]> {
  const { rows } = await app.db.owner.query<{ action: string; detail: string | null }>(
    'SELECT action, detail FROM audit_entry WHERE target = $1 AND action NOT LIKE $2 ORDER BY seq',
    [target, 'case.changed'],
  );
  return rows;
}

const lift = async (shown: CaseDetail, by = second): Promise<CaseDetail> =>
  CaseDetail.parse(
    (await by.call('PATCH', `/v1/cases/${shown.caseId}`, { rev: shown.rev, isRestricted: false }))
      .json,
  );

test('an analyst without the right hides no detections, whichever way they try', async () => {
  const critical = await idOf('critical');
  expect(refusal(await restrict(first, { detectionIds: [critical] }))).toEqual([403, []]);
  const own = CaseDetail.parse(
    (
      await first.call('POST', '/v1/cases', {
        title: 'Mine',
        kind: 'other',
        detectionIds: [critical],
        memberIds: [ids.Sol],
      })
    ).json,
  );
  const change = { rev: own.rev, isRestricted: true, reason: REASON };
  expect(refusal(await first.call('PATCH', `/v1/cases/${own.caseId}`, change))).toEqual([403, []]);
  expect((await found(owner, '?severity=CRITICAL')).items).toHaveLength(1);
  // A member without the permission can neither add to a restricted case nor remove anyone.
  const shown = await restricted(second, { memberIds: [ids.Ada, ids.Fay] });
  const at = `/v1/cases/${shown.caseId}`;
  const adding = { detectionIds: [critical], reason: REASON };
  expect(refusal(await first.call('POST', `${at}/detections`, adding))).toEqual([403, []]);
  const alone = { rev: shown.rev, memberIds: [ids.Fay], reason: REASON };
  expect(refusal(await first.call('PATCH', at, alone))).toEqual([403, []]);
  const high = await idOf('high');
  await second.call('POST', `${at}/detections`, { detectionIds: [high], reason: REASON });
  expect(refusal(await first.call('DELETE', `${at}/detections/${high}`))).toEqual([403, []]);
  expect((await second.call('DELETE', `${at}/detections/${high}`)).status).toBe(200);
  const lifting = { rev: (await read(second, shown.caseId)).rev, isRestricted: false };
  expect(refusal(await first.call('PATCH', at, lifting))).toEqual([403, []]);
  expect((await found(owner)).hidden).toBe(0);
});

test('a restriction needs a reason and another member who can close what is in it', async () => {
  const critical = await idOf('critical');
  expect(refusal(await restrict(second, { reason: undefined }))).toEqual([400, ['reason']]);
  expect(refusal(await restrict(second, { reason: 'short' }))).toEqual([400, ['reason']]);
  expect(refusal(await restrict(second, { memberIds: [] }))).toEqual([400, ['memberIds']]);
  expect(refusal(await restrict(second, { memberIds: [ids.Sol] }))).toEqual([400, ['memberIds']]);
  const withCritical = { detectionIds: [critical], memberIds: [ids.Fay] };
  expect(refusal(await restrict(second, withCritical))).toEqual([400, ['memberIds']]);
  // An analyst L1 can close what is not critical.
  const shown = await restricted(second, { memberIds: [ids.Fay] });
  const at = `/v1/cases/${shown.caseId}`;
  const adding = { detectionIds: [critical], reason: REASON };
  expect(refusal(await second.call('POST', `${at}/detections`, adding))).toEqual([
    400,
    ['detectionIds'],
  ]);
  const silently = { detectionIds: [await idOf('high')] };
  expect(refusal(await second.call('POST', `${at}/detections`, silently))).toEqual([
    400,
    ['reason'],
  ]);
  const alone = { rev: shown.rev, memberIds: [], reason: REASON };
  expect(refusal(await second.call('PATCH', at, alone))).toEqual([400, ['memberIds']]);
});

test('members and the audit log learn who restricted it, why, and who was removed', async () => {
  const shown = await restricted(second, { memberIds: [ids.Ada, ids.Fay] });
  expect(shown.restriction).toMatchObject({ by: { name: 'Sol' }, reason: REASON });
  const { rev, caseId } = shown;
  const why = 'Fay works on something else now';
  const change = { rev, memberIds: [ids.Ada], reason: why };
  const reply = await second.call('PATCH', `/v1/cases/${caseId}`, change);
  expect(CaseDetail.parse(reply.json).timeline[0]).toMatchObject({
    actorName: 'Sol',
    kind: 'member_removed',
    detail: 'Fay',
    reason: why,
  });
  expect((await first.call('GET', `/v1/cases/${caseId}`)).status).toBe(404);
  const hiding = { detectionIds: [await idOf('high')], reason: 'It is about the same person' };
  await second.call('POST', `/v1/cases/${caseId}/detections`, hiding);
  const lifted = await lift(await read(admin, caseId), admin);
  expect(lifted).toMatchObject({ isRestricted: false, restriction: null });
  expect(lifted.timeline.map(({ kind }) => kind)).toEqual([
    'restriction_lifted',
    'detections_added',
    'member_removed',
    'restricted',
    'created',
  ]);
  expect(await audited(caseId)).toEqual([
    { action: 'case.members_removed', detail: why },
    { action: 'case.detections_hidden', detail: hiding.reason },
    { action: 'case.restriction_lifted', detail: null },
  ]);
});

const Restricted = z.object({ items: z.array(RestrictedCase) });

test('an owner sees that restricted cases exist, not what is in them', async () => {
  const shown = await restricted(second, {
    title: 'Secret title',
    detectionIds: [await idOf('other')],
  });
  const reply = await owner.call('GET', '/v1/cases/restricted');
  expect(Restricted.parse(reply.json).items).toEqual([
    {
      caseId: shown.caseId,
      number: shown.number,
      restrictedAt: shown.restriction?.at,
      restrictedBy: { userId: ids.Sol, name: 'Sol' },
      members: 2,
      detections: 1,
      isMember: false,
      isUnconfirmed: false,
    },
  ]);
  expect(reply.text).not.toMatch(/Secret|suspicion|other@/);
  for (const other of [admin, second, first]) {
    expect((await other.call('GET', '/v1/cases/restricted')).status).toBe(403);
  }
});

test('an owner breaks in with a reason, in sight of the members, and lifts the restriction', async () => {
  const shown = await restricted(second, { detectionIds: [await idOf('other')] });
  const at = `/v1/cases/${shown.caseId}/break-in`;
  expect((await owner.call('GET', `/v1/cases/${shown.caseId}`)).status).toBe(404);
  expect(refusal(await owner.call('POST', at, {}))).toEqual([400, ['reason']]);
  expect(refusal(await owner.call('POST', at, { reason: 'because' }))).toEqual([400, ['reason']]);
  const reason = 'The audit asked for it on Monday';
  expect(refusal(await admin.call('POST', at, { reason }))).toEqual([403, []]);
  expect((await found(owner)).hidden).toBe(1);
  const opened = CaseDetail.parse((await owner.call('POST', at, { reason })).json);
  expect(opened.members).toHaveLength(3);
  expect((await found(owner)).hidden).toBe(0);
  const [seen] = (await read(second, shown.caseId)).timeline;
  expect(seen).toMatchObject({
    kind: 'broken_in',
    actorName: expect.stringMatching(/^Member \d+$/),
    reason,
  });
  expect(await audited(shown.caseId)).toContainEqual({
    action: 'case.opened_by_break_in',
    detail: reason,
  });
  // A second break-in is impossible.
  expect(refusal(await owner.call('POST', at, { reason }))).toEqual([409, []]);
  const lifted = await lift(opened, owner);
  expect(lifted.isRestricted).toBe(false);
  expect(refusal(await owner.call('POST', at, { reason }))).toEqual([409, []]);
});

test('a member without the right merges nothing into what others do not see', async () => {
  const [other, high] = [await idOf('other'), await idOf('high')];
  await restricted(second, {
    detectionIds: [other],
    memberIds: [ids.Ada, ids.Fay],
  });
  const merging = { into: other };
  const at = `/v1/detections/${high}/merge`;
  expect(refusal(await first.call('POST', at, merging))).toEqual([403, []]);
  expect((await second.call('POST', at, merging)).status).toBe(200);
  expect((await second.call('DELETE', at)).status).toBe(200);
});

test('a case that an older release has restricted stays hidden and is pointed out to owners', async () => {
  const shown = await restricted(second);
  await app.db.owner.query(
    'UPDATE detection_case SET restricted_by = $2, restriction_reason = NULL WHERE case_id = $1',
    [shown.caseId, ids.Fay],
  );
  const { items } = Restricted.parse((await owner.call('GET', '/v1/cases/restricted')).json);
  expect(items).toMatchObject([{ caseId: shown.caseId, isUnconfirmed: true }]);
  expect((await owner.call('GET', `/v1/cases/${shown.caseId}`)).status).toBe(404);
});
