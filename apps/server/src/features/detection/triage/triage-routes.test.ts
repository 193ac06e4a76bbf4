import {
  DetectionChangeRun,
  DetectionDetail,
  DetectionListItem,
  type TriageChange,
} from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';
import { wakeSnoozedLoop } from './wake-snoozed-loop.ts';

let app: TestApp;
let member: TestMember;
let ida: TestMember;
let junior: TestMember;
let used = 0;
const DAY = 86_400_000;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  ida = await colleagueOf(app, member, { roles: ['Analyst L2'], name: 'Ida' });
  junior = await colleagueOf(app, member, { roles: ['Analyst L1'], name: 'Jo' });
});
afterAll(() => app.close());

const Changed = DetectionDetail.extend({ changeId: z.string().nullable() });
type Changed = z.infer<typeof Changed>;

/** Its own new detection finding; further events of the same `name` join it. */
async function detection(name = `finding-${(used += 1)}`, ...at: number[]): Promise<Changed> {
  await sendRecords(
    app,
    member.tenantId,
    (at.length === 0 ? [Date.now() - 60_000] : at).map((moment) =>
      publicShare({ id: (used += 1), at: moment, person: `${name}@ours.example`, folder: name }),
    ),
  );
  const { json } = await member.call('GET', `/v1/detections?person=${name}@ours.example`);
  const [newest] = z
    .object({ items: z.array(DetectionListItem) })
    .parse(json)
    .items.toSorted((a, b) => b.number - a.number);
  return read(newest?.detectionId ?? '');
}

async function read(detectionId: string): Promise<Changed> {
  const { json } = await member.call('GET', `/v1/detections/${detectionId}`);
  return { ...DetectionDetail.parse(json), changeId: null };
}

function attempt(shown: Changed, change: TriageChange, by = member) {
  return by.call('PATCH', `/v1/detections/${shown.detectionId}`, { rev: shown.rev, change });
}

async function changed(shown: Changed, change: TriageChange, by = member): Promise<Changed> {
  const reply = await attempt(shown, change, by);
  expect(reply).toMatchObject({ status: 200 });
  return Changed.parse(reply.json);
}

const undo = (changeId: string | null, by = member) =>
  by.call('POST', `/v1/detection-changes/${changeId}/undo`);

const CONFIRMED = { verdict: 'confirmed', reason: 'mistake' } as const;
const NO_ALARM = { verdict: 'false_positive', reason: 'threshold' } as const;

describe('closing', () => {
  test('takes a verdict with one of its reasons, and notes both', async () => {
    const closed = await changed(await detection(), { verdict: { ...NO_ALARM, note: 'Quiet' } });
    expect(closed).toMatchObject({
      status: 'closed',
      verdict: 'false_positive',
      verdictReason: 'threshold',
      verdictNote: 'Quiet',
      isHistoryWhole: true,
    });
    expect(closed.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'status', before: 'new', after: 'closed' }),
        expect.objectContaining({ after: 'false_positive/threshold', reason: 'Quiet' }),
      ]),
    );
  });

  test.each([
    ['no reason', { verdict: 'confirmed', reason: null }],
    ['the reason of another verdict', { verdict: 'confirmed', reason: 'threshold' }],
    ['an end of what is no authorisation', { ...CONFIRMED, expiresAt: '2099-01-01T00:00:00Z' }],
    [
      'an end that has passed',
      { verdict: 'authorised', reason: 'test', expiresAt: '2020-01-01T00:00:00Z' },
    ],
  ])('is refused with %s', async (_what, verdict) => {
    const shown = await detection('refused');
    const { status } = await member.call('PATCH', `/v1/detections/${shown.detectionId}`, {
      rev: shown.rev,
      change: { verdict },
    });
    expect(status).toBe(400);
  });

  test('or quieting what is critical needs its own right', async () => {
    const critical = await changed(await detection(), {
      severity: { value: 'CRITICAL', reason: 'Payroll' },
    });
    for (const change of [
      { verdict: CONFIRMED },
      { severity: { value: 'LOW', reason: 'To close it' } },
      // Back to the computed severity, which was lower.
      { severity: null },
      { snooze: { until: new Date(Date.now() + DAY).toISOString() } },
      { snooze: { events: 1 } },
      { snooze: { untilEscalates: true } },
      { dueAt: new Date(Date.now() + 90 * DAY).toISOString() },
    ] as const) {
      expect(await attempt(critical, change, junior)).toMatchObject({
        status: 403,
        json: { code: 'permission.missing' },
      });
    }
    // An earlier time hides nothing.
    const sooner = { dueAt: new Date(Date.now() + 60_000).toISOString() };
    const due = await changed(critical, sooner, junior);
    expect((await changed(due, { verdict: CONFIRMED }, ida)).status).toBe('closed');
  });

  test('is taken back by whoever did it, exactly', async () => {
    const shown = await changed(await detection(), { tags: { add: ['Payroll', 'q4'] } });
    const closed = await changed(shown, { verdict: NO_ALARM });
    expect((await undo(closed.changeId, ida)).status).toBe(404);
    const undone = DetectionChangeRun.parse((await undo(closed.changeId)).json);
    expect(undone.undo).toEqual({ state: 'done', restored: 1, skipped: [] });
    const { rev, history, ...before } = shown;
    expect(await read(shown.detectionId)).toMatchObject({
      ...before,
      changeId: null,
      isHistoryWhole: true,
    });
    expect((await undo(closed.changeId)).json).toMatchObject({ code: 'detection.change_final' });
    expect(rev).toBeLessThan((await read(shown.detectionId)).rev);
    expect(history.length).toBeLessThan((await read(shown.detectionId)).history.length);
  });

  test('is not taken back after ten minutes, nor over what somebody did since', async () => {
    const closed = await changed(await detection(), { verdict: NO_ALARM });
    await changed(closed, { tags: { add: ['seen'] } }, ida);
    expect((await undo(closed.changeId)).json).toMatchObject({
      undo: { restored: 0, skipped: [{ reason: 'changed_since', count: 1 }] },
    });
    const other = await changed(await detection(), { verdict: NO_ALARM });
    await app.db.owner.query(
      `UPDATE detection_change SET finished_at = finished_at - interval '11 minutes' WHERE change_id = $1`,
      [other.changeId],
    );
    expect((await undo(other.changeId)).json).toMatchObject({ code: 'detection.change_final' });
  });
});

describe('what returns after it was closed', () => {
  test('is new, regressed, and names the earlier one, which stays closed', async () => {
    const first = await changed(await detection('returns'), { verdict: CONFIRMED });
    const again = await detection('returns');
    expect(again).toMatchObject({
      status: 'new',
      substatus: 'regressed',
      earlier: { detectionId: first.detectionId, verdict: 'confirmed', verdictReason: 'mistake' },
    });
    const reopened = await attempt(first, { status: 'in_review' });
    expect(reopened.json).toMatchObject({ code: 'detection.newer_open' });
  });

  test('is suppressed in sight while the authorisation lasts, and new after it', async () => {
    const until = new Date(Date.now() + DAY).toISOString();
    await changed(await detection('allowed'), {
      verdict: { verdict: 'authorised', reason: 'business_flow', expiresAt: until },
    });
    const again = await detection('allowed');
    expect(again).toMatchObject({ status: 'suppressed', suppressedUntil: until });
    expect(again.history[0]).toMatchObject({ actorName: null, before: 'new', after: 'suppressed' });
    await app.db.owner.query(
      'UPDATE detection SET suppressed_until = now() WHERE detection_id = $1',
      [again.detectionId],
    );
    expect(await detection('allowed')).toMatchObject({
      detectionId: again.detectionId,
      status: 'new',
      substatus: 'regressed',
      eventCount: 2,
    });
  });
});

describe('taking', () => {
  test('gives a detection to exactly one of many who try at once', async () => {
    const { detectionId } = await detection();
    const tries = await Promise.all(
      [member, ida, junior, member, ida, junior].map((by) =>
        by.call('POST', `/v1/detections/${detectionId}/take`),
      ),
    );
    const { assignee, status } = await read(detectionId);
    expect(status).toBe('in_review');
    const names = tries.flatMap((reply) =>
      reply.status === 200 ? [DetectionDetail.parse(reply.json).assignee?.name] : [],
    );
    expect(new Set(names)).toEqual(new Set([assignee?.name]));
    // The current assignee may take it again.
    expect(names).toHaveLength(2);
    expect(tries.filter((reply) => reply.status === 409)).toHaveLength(4);
    expect(tries.find((reply) => reply.status === 409)?.json).toMatchObject({
      code: 'detection.taken',
      detail: `${assignee?.name} has it`,
    });
  });
});

describe('snoozing', () => {
  test('ends by its date, into the status that was before', async () => {
    const taken = await changed(await detection(), { status: 'in_review' });
    const until = new Date(Date.now() + DAY).toISOString();
    const asleep = await changed(taken, { snooze: { until } });
    expect(asleep).toMatchObject({ status: 'snoozed', snooze: { until } });
    await wakeSnoozedLoop({ ...app.services, now: () => Date.now() + DAY - 60_000 }).runDue();
    expect((await read(taken.detectionId)).status).toBe('snoozed');
    await wakeSnoozedLoop({ ...app.services, now: () => Date.now() + DAY + 60_000 }).runDue();
    expect(await read(taken.detectionId)).toMatchObject({ status: 'in_review', snooze: null });
  });

  test('ends when it becomes critical, unless it was critical before', async () => {
    const [calm, loud] = [await detection('calm'), await detection('loud')];
    const until = new Date(Date.now() + DAY).toISOString();
    await changed(calm, { snooze: { until } }, junior);
    const critical = { severity: { value: 'CRITICAL', reason: 'Payroll' } } as const;
    await changed(await changed(loud, critical), { snooze: { until } });
    await app.db.owner.query(
      `UPDATE detection SET severity = 'CRITICAL', severity_rank = 3 WHERE detection_id = $1`,
      [calm.detectionId],
    );
    expect(await detection('calm')).toMatchObject({ status: 'new', substatus: 'escalating' });
    expect((await detection('loud')).status).toBe('snoozed');
  });

  test('ends by the number of further events', async () => {
    await changed(await detection('counted'), { snooze: { events: 2 } });
    expect((await detection('counted')).status).toBe('snoozed');
    expect(await detection('counted')).toMatchObject({ status: 'new', snooze: null });
  });

  test('ends by escalating, and not by going on as usual', async () => {
    // Enough events to make it critical, which would wake it.
    const shown = await changed(await detection('louder'), {
      severity: { value: 'CRITICAL', reason: 'Payroll' },
    });
    await changed(shown, { snooze: { untilEscalates: true } });
    const later = Date.now() - 30_000;
    expect((await detection('louder', later, later + 1, later + 2)).status).toBe('snoozed');
    expect(await detection('louder', later + 3)).toMatchObject({
      status: 'new',
      substatus: 'escalating',
    });
  });
});

describe('severity, time and tags', () => {
  test('a severity that a person gave stands while the detection grows, and moves the time', async () => {
    const shown = await detection('graver');
    const { severity, dueAt } = shown;
    const low = await changed(shown, { severity: { value: 'LOW', reason: 'Test folder' } });
    expect(low).toMatchObject({
      severity: 'LOW',
      severityOverride: { raised: severity, reason: 'Test folder', by: expect.any(String) },
    });
    expect(Date.parse(low.dueAt ?? '')).toBeGreaterThan(Date.parse(dueAt ?? ''));
    const grown = await detection('graver');
    expect(grown).toMatchObject({ eventCount: 2, severity: 'LOW' });
    expect(await changed(grown, { severity: null })).toMatchObject({
      severity,
      dueAt,
      severityOverride: null,
    });
  });

  test('overdue ones are found, sorted first, and counted as the list counts them', async () => {
    const shown = await changed(await detection(), { dueAt: '2026-01-01T00:00:00Z' });
    expect(shown.isDueByHand).toBe(true);
    const { json } = await member.call('GET', '/v1/detections?due=overdue&sort=due');
    const { items } = z.object({ items: z.array(DetectionListItem) }).parse(json);
    expect(items[0]?.detectionId).toBe(shown.detectionId);
    const back = await changed(shown, { dueAt: null });
    expect(back).toMatchObject({ isDueByHand: false });
    expect(Date.parse(back.dueAt ?? '')).toBeGreaterThan(Date.now());
  });

  test('tags are found and counted', async () => {
    const shown = await changed(await detection(), { tags: { add: ['Board', 'm&a'.slice(0, 1)] } });
    expect(shown.tags).toEqual(['board', 'm']);
    const found = await member.call('GET', '/v1/detections?tag=board');
    expect(JSON.stringify(found.json)).toContain(shown.detectionId);
    expect((await member.call('GET', '/v1/detections/tags')).json).toMatchObject({
      items: expect.arrayContaining([{ tag: 'board', count: 1 }]),
    });
    expect((await changed(shown, { tags: { remove: ['board'] } })).tags).toEqual(['m']);
  });

  test('an impossible way is refused, and a change that changes nothing leaves no trace', async () => {
    const shown = await detection();
    expect((await attempt(shown, { status: 'awaiting_person' })).json).toMatchObject({
      code: 'detection.transition_invalid',
    });
    const same = await changed(shown, { tags: { remove: ['nothing'] } });
    expect(same).toMatchObject({ rev: shown.rev, changeId: null });
  });
});

test('an entry of the history that was changed is told', async () => {
  const { detectionId } = await changed(await detection(), { status: 'in_review' });
  expect((await read(detectionId)).isHistoryWhole).toBe(true);
  await app.db.owner.query(
    `UPDATE detection_history SET after = 'escalated' WHERE detection_id = $1 AND field = 'status'`,
    [detectionId],
  );
  expect((await read(detectionId)).isHistoryWhole).toBe(false);
});

describe('comments', () => {
  const Comment = z.object({
    commentId: z.string(),
    text: z.string(),
    editedAt: z.string().nullable(),
  });

  test('name members, who find the detection, and are changed by their author alone', async () => {
    const { detectionId } = await detection();
    const url = `/v1/detections/${detectionId}/comments`;
    const handle = ida.email.split('@')[0] ?? '';
    const said = await member.call('POST', url, { text: `@${handle} **please** look` });
    expect(said.json).toMatchObject({ mentions: [{ name: 'Ida', handle }] });
    const mine = await ida.call('GET', '/v1/detections?mentioned=me');
    expect(JSON.stringify(mine.json)).toContain(detectionId);
    const others = await junior.call('GET', '/v1/detections?mentioned=me');
    expect(others.json).toMatchObject({ items: [] });
    const { commentId } = Comment.parse(said.json);
    const edit = (by: TestMember) =>
      by.call('PATCH', `${url}/${commentId}`, { text: 'Never mind' });
    expect((await edit(ida)).status).toBe(404);
    expect((await edit(member)).json).toMatchObject({ text: 'Never mind', mentions: [] });
    expect((await ida.call('GET', '/v1/detections?mentioned=me')).json).toMatchObject({
      items: [],
    });
    expect(await read(detectionId)).toMatchObject({ commentCount: 1, isHistoryWhole: true });
  });
});

test('what is alike is found by finding, object and person', async () => {
  const first = await changed(await detection('alike'), { verdict: CONFIRMED });
  const again = await detection('alike');
  const { json } = await member.call('GET', `/v1/detections/${again.detectionId}/similar`);
  expect(json).toMatchObject({
    groups: [
      { by: 'fingerprint', total: 1, items: [{ detectionId: first.detectionId }] },
      { by: 'person', total: 1 },
    ],
  });
});

test('a detection is reproduced from what is stored, and says what it would have taken', async () => {
  const { detectionId } = await detection();
  const url = `/v1/detections/${detectionId}`;
  const same = await member.call('POST', `${url}/reproduction`);
  expect(same.json).toMatchObject({ outcome: 'same', holds: true, reason: null });
  const { json } = await member.call('GET', `${url}/counterfactuals`);
  const { items } = z
    .object({ items: z.array(z.object({ kind: z.string(), subject: z.string() })) })
    .parse(json);
  expect(items).toContainEqual({ kind: 'field', subject: 'outcome' });
  await app.db.owner.query(
    `UPDATE detection SET explanation = jsonb_set(explanation, '{leaves,0,seen}', '"another"') WHERE detection_id = $1`,
    [detectionId],
  );
  expect((await member.call('POST', `${url}/reproduction`)).json).toMatchObject({
    outcome: 'different',
  });
});
