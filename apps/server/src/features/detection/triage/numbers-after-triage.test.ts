import {
  Dashboard,
  DetectionDetail,
  DetectionListItem,
  DetectionSummary,
  OPEN_STATUSES,
} from '@waybill/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';
import { wakeSnoozedLoop } from './wake-snoozed-loop.ts';

/** All numbers stay consistent, whatever analysts do and in any order. */
let app: TestApp;
let member: TestMember;
let userId = '';
let sent = 0;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  const session = z.object({ user: z.object({ userId: z.string() }) });
  ({ userId } = session.parse((await member.call('GET', '/v1/session')).json).user);
  await send(6);
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const PEOPLE = ['ana', 'bo', 'cy', 'dee'];

/** Further events, which start detections or add to them. */
async function send(count: number): Promise<void> {
  const records = Array.from({ length: count }, () => {
    sent += 1;
    const name = PEOPLE[sent % PEOPLE.length];
    const folder = `folder${sent % 5}`;
    return publicShare({
      id: sent,
      at: Date.now() - sent * 1000,
      person: `${name}@ours.example`,
      folder,
    });
  });
  await sendRecords(app, member.tenantId, records);
}

const Page = z.object({ items: z.array(DetectionListItem), nextCursor: z.string().nullable() });

async function listed(query: string): Promise<DetectionListItem[]> {
  const { json } = await member.call('GET', `/v1/detections?limit=200&${query}`);
  const { items, nextCursor } = Page.parse(json);
  expect(nextCursor).toBeNull();
  return items;
}

async function detail(detectionId: string): Promise<DetectionDetail> {
  return DetectionDetail.parse((await member.call('GET', `/v1/detections/${detectionId}`)).json);
}

/** Every status, so that what is merged and suppressed can be chosen too. */
const ALL =
  'status=new,in_review,awaiting_person,awaiting_team,escalated,snoozed,suppressed,merged,closed';
const FILTERS = [
  '',
  ALL,
  `status=${OPEN_STATUSES.join(',')}`,
  'status=snoozed',
  'severity=CRITICAL',
  'assignee=me',
  'verdict=none',
  'due=overdue',
];

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const Groups = z.object({
  total: z.number(),
  groups: z.array(z.object({ count: z.number(), open: z.number() })),
  otherCount: z.number(),
});

async function expectOneSet(query: string): Promise<void> {
  const items = await listed(query);
  const read = async (path: string) => (await member.call('GET', `${path}${query}`)).json;
  const { total, facets, histogram } = DetectionSummary.parse(
    await read('/v1/detections/summary?'),
  );
  expect([query, items.length]).toEqual([query, total]);
  for (const { key, values } of facets) {
    if (key === 'dataType' || key === 'tag') continue;
    expect([query, key, sum(values.map(({ count }) => count))]).toEqual([query, key, total]);
  }
  const bars = histogram.buckets.flatMap(({ counts }) => Object.values(counts));
  expect([query, 'histogram', sum(bars)]).toEqual([query, 'histogram', total]);
  for (const by of ['person', 'policy', 'object']) {
    const grouped = Groups.parse(await read(`/v1/detections/groups?by=${by}&`));
    const counted = sum(grouped.groups.map(({ count }) => count)) + grouped.otherCount;
    expect([query, by, counted, grouped.total]).toEqual([query, by, total, total]);
  }
  const { text } = await member.call('GET', `/v1/detections/export?format=jsonl&${query}`);
  expect(text.split('\n').filter(Boolean)).toHaveLength(total);
}

/** Inconsistent rows: a snoozed one needs a wake condition, a merged one a survivor. */
async function brokenRows(): Promise<unknown[]> {
  return app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<Record<string, unknown>>(
      `SELECT d.number, d.status FROM detection d
       LEFT JOIN detection_snooze s USING (tenant_id, detection_id)
       WHERE (d.status = 'snoozed') <> (s.detection_id IS NOT NULL)
         OR (d.status = 'merged') <> (d.merged_into IS NOT NULL)
         OR (d.status = 'closed') <> (d.closed_at IS NOT NULL) AND d.status <> 'merged'
         OR (d.status = 'closed') <> (d.verdict IS NOT NULL) AND d.status <> 'merged'
         OR d.event_count <> (SELECT count(*) FROM detection_event e
              WHERE e.tenant_id = d.tenant_id AND e.detection_id = d.detection_id)`,
    ),
  );
}

type Act = (one: DetectionListItem, other: DetectionListItem) => Promise<void>;
/** Changes that can be undone, and merges. */
const changeIds: string[] = [];
const mergedIds: string[] = [];

const Changed = z.object({ changeId: z.string().nullable() });
const patch =
  (change: object): Act =>
  async ({ detectionId }) => {
    const { rev } = await detail(detectionId);
    const reply = await member.call('PATCH', `/v1/detections/${detectionId}`, { rev, change });
    const { changeId } = Changed.catch({ changeId: null }).parse(reply.json);
    if (changeId) changeIds.push(changeId);
  };
const many =
  (which: object, change: object): Act =>
  async () => {
    const reply = await member.call('POST', '/v1/detection-changes', { ...which, change });
    const { changeId } = Changed.catch({ changeId: null }).parse(reply.json);
    if (changeId) changeIds.push(changeId);
  };
const later = (): string => new Date(Date.now() + HOUR).toISOString();
const WRONG = { verdict: 'false_positive', reason: 'threshold' };

const ACTS: Readonly<Record<string, Act>> = {
  take: patch({ status: 'in_review' }),
  wait: patch({ status: 'awaiting_team' }),
  close: patch({ verdict: WRONG }),
  allow: (one, other) =>
    patch({ verdict: { verdict: 'authorised', reason: 'business_flow', expiresAt: later() } })(
      one,
      other,
    ),
  critical: patch({ severity: { value: 'CRITICAL', reason: 'so' } }),
  low: patch({ severity: { value: 'LOW', reason: 'so' } }),
  asItWas: patch({ severity: null }),
  tag: patch({ tags: { add: ['a', 'b'] } }),
  overdue: patch({ dueAt: '2020-01-01T00:00:00Z' }),
  mine: (one, other) => patch({ assigneeId: userId })(one, other),
  snooze: (one, other) => patch({ snooze: { until: later() } })(one, other),
  snoozeByEvents: patch({ snooze: { events: 1 } }),
  closeMany: many({ filter: { severity: ['LOW', 'MEDIUM'] } }, { verdict: WRONG }),
  snoozeMany: (one, other) => many({ filter: {} }, { snooze: { until: later() } })(one, other),
  reopenMany: many({ filter: { status: ['closed'] } }, { status: 'in_review' }),
  undo: async () => {
    const changeId = changeIds.pop();
    if (changeId) await member.call('POST', `/v1/detection-changes/${changeId}/undo`);
  },
  merge: async ({ detectionId }, other) => {
    const path = `/v1/detections/${detectionId}/merge`;
    const { status } = await member.call('POST', path, { into: other.detectionId });
    if (status === 200) mergedIds.push(detectionId);
  },
  unmerge: async () => {
    const mergedId = mergedIds.pop();
    if (mergedId) await member.call('DELETE', `/v1/detections/${mergedId}/merge`);
  },
  make: async ({ detectionId }) => {
    const { json } = await member.call('GET', `/v1/detections/${detectionId}/events`);
    const [event] = z
      .object({ items: z.array(z.object({ eventId: z.string() })) })
      .parse(json).items;
    await member.call('POST', '/v1/detections', {
      about: { kind: 'event', eventId: event?.eventId },
      title: 'By hand',
      severity: 'HIGH',
    });
  },
  send: () => send(2),
  wake: () => wakeSnoozedLoop({ ...app.services, now: () => Date.now() + 2 * HOUR }).runDue(),
};

const acts = fc.array(
  fc.record({ act: fc.constantFrom(...Object.keys(ACTS)), one: fc.nat(30), other: fc.nat(30) }),
  { minLength: 6, maxLength: 12 },
);

/** Runs the steps one at a time, and reports after which of them the rows are inconsistent. */
async function take(steps: readonly { act: string; one: number; other: number }[]): Promise<void> {
  const done: string[] = [];
  for (const { act, one, other } of steps) {
    const all = await listed(ALL);
    const [first, second] = [all[one % all.length], all[other % all.length]];
    if (first && second) await ACTS[act]?.(first, second);
    done.push(act);
    expect([done, await brokenRows()]).toEqual([done, []]);
  }
}

test('list, facets, histogram, groups, export and dashboard say one number after anything', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      await take(steps);
      for (const filter of FILTERS) await expectOneSet(filter);
      const { strip } = Dashboard.parse((await member.call('GET', '/v1/dashboard')).json);
      const open = await listed(`status=${OPEN_STATUSES.join(',')}`);
      const critical = open.filter(({ severity }) => severity === 'CRITICAL');
      expect([strip.open.now, strip.openCritical.now]).toEqual([open.length, critical.length]);
    }),
    { numRuns: 5, endOnFailure: true },
  );
}, 120_000);
