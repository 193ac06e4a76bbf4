import {
  DetectionChangeRun,
  DetectionSummary,
  triageRoutes,
  type TriageChange,
} from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import { spreadDetections } from '../../../../testing/many-detections.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let junior: TestMember;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  junior = await colleagueOf(app, member, { roles: ['Analyst L1'], name: 'Jo' });
  await sendRecords(app, member.tenantId, [
    publicShare({ id: 1, at: Date.now() - 60_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await spreadDetections(app, member.tenantId, { count: 1800, assignees: ['U-ben'], seed: 0.3 });
});
afterAll(() => app.close());

const NO_ALARM = { verdict: 'false_positive', reason: 'threshold', note: 'A wave' } as const;

interface Asked {
  filter?: Record<string, unknown>;
  detectionIds?: string[];
  asOf?: string;
  change: TriageChange;
}

async function change(asked: Asked, by = member) {
  const reply = await by.call('POST', '/v1/detection-changes', asked);
  expect(reply.status).toBe(202);
  return DetectionChangeRun.parse(reply.json);
}

async function told(changeId: string) {
  const { json } = await member.call('GET', `/v1/detection-changes/${changeId}`);
  return DetectionChangeRun.parse(json);
}

async function summary(query: string) {
  return DetectionSummary.parse((await member.call('GET', `/v1/detections/summary?${query}`)).json);
}

/** Every changeable field of all detections, as one text. */
async function fingerprintOfAll(): Promise<string> {
  const { rows } = await app.db.owner.query<{ all: string }>(
    `SELECT md5(string_agg(concat_ws('|', detection_id, status, assignee_id, verdict, verdict_reason, verdict_note,
       closed_at, severity, raised_severity, due_at, tags), ';' ORDER BY detection_id)) AS all
     FROM detection WHERE tenant_id = $1`,
    [member.tenantId],
  );
  return rows[0]?.all ?? '';
}

const OPEN = ['new', 'in_review', 'awaiting_person', 'awaiting_team', 'escalated', 'snoozed'];

describe('a change of many', () => {
  test('does what its preview says, tells why it skipped others, and is taken back exactly', async () => {
    const before = await fingerprintOfAll();
    const filter = { severity: ['LOW', 'MEDIUM'] };
    const asked = { filter, change: { verdict: NO_ALARM } };
    const preview = await member.call('POST', '/v1/detection-changes/preview', asked);
    const foreseen = triageRoutes['/v1/detection-changes/preview'].POST.response.parse(
      preview.json,
    );
    expect(await fingerprintOfAll()).toBe(before);

    const accepted = await change(asked);
    expect(accepted).toMatchObject({ state: 'waiting', done: 0, total: foreseen.total });
    const run = await told(accepted.changeId);
    expect(run).toMatchObject({
      state: 'done',
      done: foreseen.total,
      changed: foreseen.changes,
      skipped: foreseen.skipped,
    });
    expect(run.skipped).toEqual([{ reason: 'state_not_allowed', count: expect.any(Number) }]);
    expect((await summary(`severity=LOW,MEDIUM&status=${OPEN.join(',')}`)).total).toBe(0);
    expect((await summary('verdict=false_positive&reason=threshold')).total).toBe(run.changed);

    const skipped = await member.call('GET', `/v1/detection-changes/${run.changeId}/skipped`);
    const { items } = z
      .object({ items: z.array(z.object({ reason: z.string() })) })
      .parse(skipped.json);
    expect(items.length).toBe(Math.min(500, run.skipped[0]?.count ?? 0));

    await member.call('POST', `/v1/detection-changes/${run.changeId}/undo`);
    expect((await told(run.changeId)).undo).toEqual({
      state: 'done',
      restored: run.changed,
      skipped: [],
    });
    expect(await fingerprintOfAll()).toBe(before);
  });

  test('leaves alone what somebody has changed since, in doing and in undoing', async () => {
    const { items } = z
      .object({ items: z.array(z.object({ detectionId: z.string(), rev: z.number() })) })
      .parse((await member.call('GET', '/v1/detections?status=new&limit=3')).json);
    const detectionIds = items.map(({ detectionId }) => detectionId);
    const run = await told(
      (await change({ detectionIds, change: { tags: { add: ['wave'] } } })).changeId,
    );
    expect(run).toMatchObject({ total: 3, changed: 3, skipped: [] });
    const [first] = items;
    await member.call('PATCH', `/v1/detections/${first?.detectionId}`, {
      rev: (first?.rev ?? 0) + 1,
      change: { tags: { add: ['mine'] } },
    });
    const undone = await member.call('POST', `/v1/detection-changes/${run.changeId}/undo`);
    expect(undone.json).toMatchObject({
      undo: { restored: 2, skipped: [{ reason: 'changed_since', count: 1 }] },
    });
    expect((await summary('tag=wave')).total).toBe(1);
  });

  test('is about the set as it was when it was asked for', async () => {
    const asOf = new Date(Date.now() - 1000).toISOString();
    await app.db.owner.query(`UPDATE detection SET created_at = $2 WHERE tenant_id = $1`, [
      member.tenantId,
      new Date(Date.now() - 60_000),
    ]);
    const { total } = await summary('');
    await sendRecords(app, member.tenantId, [
      publicShare({ id: 2, at: Date.now() - 60_000, person: 'late@ours.example', folder: 'late' }),
    ]);
    expect((await summary('')).total).toBe(total + 1);
    const run = await told(
      (await change({ filter: {}, asOf, change: { tags: { add: ['set'] } } })).changeId,
    );
    expect(run).toMatchObject({ total, changed: total });
    expect((await summary('tag=set')).total).toBe(total);
  });

  test.each([
    ['closes', { verdict: NO_ALARM }],
    ['snoozes', { snooze: { until: new Date(Date.now() + 86_400_000).toISOString() } }],
    ['puts off', { dueAt: new Date(Date.now() + 90 * 86_400_000).toISOString() }],
    ['makes less of', { severity: { value: 'LOW', reason: 'To be rid of it' } }],
  ] satisfies [string, TriageChange][])(
    '%s nothing critical for those who may not close it',
    async (_what, wanted) => {
      const filter = { severity: ['CRITICAL'], status: OPEN };
      const run = await told((await change({ filter, change: wanted }, junior)).changeId);
      expect(run).toMatchObject({
        changed: 0,
        skipped: [{ reason: 'no_right', count: run.total }],
      });
      expect(run.total).toBeGreaterThan(0);
    },
  );

  test('shows in the tray of background work, and is none of other tenants’', async () => {
    const { changeId } = await change({ filter: {}, change: { tags: { remove: ['set'] } } });
    expect((await member.call('GET', '/v1/tasks')).json).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ taskId: `detection-change:${changeId}`, state: 'done' }),
      ]),
    });
    const stranger = await testMember(app);
    for (const path of ['', '/skipped']) {
      expect((await stranger.call('GET', `/v1/detection-changes/${changeId}${path}`)).status).toBe(
        404,
      );
    }
    expect((await stranger.call('POST', `/v1/detection-changes/${changeId}/undo`)).status).toBe(
      404,
    );
  });

  test.each([
    ['neither a filter nor detections', { change: { tags: {} } }],
    ['both', { filter: {}, detectionIds: [crypto.randomUUID()], change: { tags: {} } }],
    ['a status that only a verdict gives', { filter: {}, change: { status: 'closed' } }],
    ['an assignee who is nobody', { filter: {}, change: { assigneeId: 'U-nobody' } }],
  ])('is refused with %s', async (_what, asked) => {
    expect((await member.call('POST', '/v1/detection-changes', asked)).status).toBe(400);
  });
});

describe('groups', () => {
  const Groups = triageRoutes['/v1/detections/groups'].GET.response;

  test.each(['person', 'policy', 'destination', 'object'] as const)(
    'by %s add up to what the summary counts, and each to what its filter finds',
    async (by) => {
      for (const query of ['', 'severity=HIGH,CRITICAL&q=payroll', `status=${OPEN.join(',')}`]) {
        const read = Groups.parse(
          (await member.call('GET', `/v1/detections/groups?by=${by}&${query}`)).json,
        );
        const { total } = await summary(query);
        expect(read.total).toBe(total);
        expect(read.groups.reduce((sum, { count }) => sum + count, read.otherCount)).toBe(total);
        for (const { value, count } of read.groups.slice(0, 3)) {
          const own = await summary(`${query}&${by}=${encodeURIComponent(value ?? 'none')}`);
          expect([value, own.total]).toEqual([value, count]);
        }
      }
    },
  );

  test('go one into the other by the filter of the first', async () => {
    const [first] = Groups.parse(
      (await member.call('GET', '/v1/detections/groups?by=person')).json,
    ).groups;
    const inner = Groups.parse(
      (await member.call('GET', `/v1/detections/groups?by=policy&person=${first?.value}`)).json,
    );
    expect(inner.groups.reduce((sum, { count }) => sum + count, 0)).toBe(first?.count);
  });
});
