import { DetectionDetail, DetectionListItem, DetectionSummary } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
const DAY = 86_400_000;
const BASE = Date.now() - 20 * DAY;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  // Thirty findings of different people and folders, some with several events, over three weeks.
  const records = Array.from({ length: 90 }, (_, index) =>
    publicShare({
      id: index,
      at: BASE + (index % 18) * DAY + index * 1000,
      person: `person${index % 6}@ours.example`,
      folder: `folder-${index % 5}`,
      visibility: index % 2 === 0 ? 'public_on_the_web' : 'people_with_link',
    }),
  );
  await sendRecords(app, member.tenantId, records);
});
afterAll(() => app.close());

const List = z.object({ items: z.array(DetectionListItem), nextCursor: z.string().nullable() });

async function summary(query: string) {
  const reply = await member.call('GET', `/v1/detections/summary?${query}`);
  expect(reply.status).toBe(200);
  return DetectionSummary.parse(reply.json);
}

async function everyItem(query: string, limit = 7) {
  const items: z.infer<typeof DetectionListItem>[] = [];
  let cursor = '';
  do {
    const reply = await member.call(
      'GET',
      `/v1/detections?${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`,
    );
    const page = List.parse(reply.json);
    items.push(...page.items);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return items;
}

describe('one set of numbers', () => {
  test.each([
    '',
    'severity=HIGH',
    'severity=HIGH,CRITICAL&status=new',
    'status=closed',
    'from=now-10d',
    'from=now-15d&to=now-5d',
    'firstFrom=now-15d&firstTo=now-5d',
    'closedFrom=now-1d',
    'closedTo=now-1d',
    'q=folder-1',
    'q=person3 folder',
    'q=nothing-like-it',
    'assignee=none',
    'policy=opened-to-public&source=Google Drive',
    'person=person1@ours.example',
    'destination=Public',
  ])('list = total = each facet = histogram = export, for "%s"', async (query) => {
    const items = await everyItem(query);
    const { total, facets, histogram } = await summary(query);
    expect(items.length).toBe(total);
    expect(new Set(items.map((item) => item.detectionId)).size).toBe(total);
    for (const facet of facets) {
      expect([facet.key, facet.values.reduce((sum, { count }) => sum + count, 0)]).toEqual([
        facet.key,
        total,
      ]);
    }
    const bars = histogram.buckets.flatMap(({ counts }) => Object.values(counts));
    expect(bars.reduce((sum, count) => sum + count, 0)).toBe(total);
    const exported = await member.call('GET', `/v1/detections/export?format=jsonl&${query}`);
    expect(exported.text.split('\n').filter(Boolean).length).toBe(total);
  });

  test('a facet tells what choosing another of its values would show', async () => {
    const all = await summary('');
    const chosen = await summary('severity=HIGH');
    const countsOf = (read: typeof all, key: 'count' | 'available') =>
      Object.fromEntries(
        read.facets
          .find(({ key: facet }) => facet === 'severity')
          ?.values.map((entry) => [entry.value, entry[key]]) ?? [],
      );
    expect(countsOf(chosen, 'available')).toEqual(countsOf(all, 'count'));
  });

  test('a tenant without data has zeros, not errors', async () => {
    const other = await testMember(app);
    const reply = await other.call('GET', '/v1/detections/summary');
    expect(DetectionSummary.parse(reply.json)).toMatchObject({ total: 0 });
    expect(List.parse((await other.call('GET', '/v1/detections')).json)).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});

test.each(['lastSeen', 'firstSeen', 'severity', 'events'])(
  'pages by %s neither skip nor repeat',
  async (sort) => {
    const small = await everyItem(`sort=${sort}`, 3);
    const large = await everyItem(`sort=${sort}`, 200);
    expect(small.map((item) => item.number)).toEqual(large.map((item) => item.number));
  },
);

describe('one detection', () => {
  test('explains itself with the leaves, what they saw, and its events', async () => {
    const [item] = await everyItem('policy=opened-to-public');
    const reply = await member.call('GET', `/v1/detections/${item?.detectionId}`);
    const detail = DetectionDetail.parse(reply.json);
    expect(detail.explanation.policy).toMatchObject({
      key: 'opened-to-public',
      version: expect.any(Number),
    });
    expect(detail.explanation.leaves.some((leaf) => leaf.held && leaf.seen !== null)).toBe(true);
    expect(detail.statement.map(({ text }) => text).join('')).toMatch(/person\d.*shared/i);
    expect(detail.history).toMatchObject([{ field: 'created', actorName: null }]);
    const events = await member.call('GET', `/v1/detections/${item?.detectionId}/events?limit=1`);
    expect(events.json).toMatchObject({
      total: item?.eventCount,
      items: [{ source: 'Google Drive', action: 'Share' }],
    });
  });

  test('shows the vendor’s payload exactly as it came', async () => {
    const record = publicShare({ id: 5000, at: BASE, person: 'raw@ours.example', folder: 'raw' });
    await sendRecords(app, member.tenantId, [record]);
    const [item] = await everyItem('person=raw@ours.example');
    const events = await member.call('GET', `/v1/detections/${item?.detectionId}/events`);
    const { eventId } = z
      .object({ items: z.tuple([z.object({ eventId: z.string() })]) })
      .parse(events.json).items[0];
    const raw = await member.call(
      'GET',
      `/v1/detections/${item?.detectionId}/events/${eventId}/raw`,
    );
    expect(raw.json).toMatchObject({
      payload: JSON.stringify(record),
      contentType: 'application/json',
    });
  });

  test('changes status and assignee with a history, and refuses a stale revision', async () => {
    const [item] = await everyItem('q=folder-4');
    await member.call('GET', '/v1/session');
    const [self] = z
      .object({ items: z.array(z.object({ userId: z.string(), name: z.string() })) })
      .parse((await member.call('GET', '/v1/members')).json).items;
    const url = `/v1/detections/${item?.detectionId}`;
    const changed = await member.call('PATCH', url, {
      rev: item?.rev,
      change: { status: 'in_review', assigneeId: self?.userId },
    });
    expect(changed.json).toMatchObject({ status: 'in_review', assignee: self });
    const stale = await member.call('PATCH', url, {
      rev: item?.rev,
      change: { assigneeId: null },
    });
    expect(stale).toMatchObject({ status: 409, json: { code: 'resource.conflict' } });
    const detail = DetectionDetail.parse((await member.call('GET', url)).json);
    expect(detail.history.map(({ field, before, after }) => [field, before, after])).toEqual(
      expect.arrayContaining([
        ['status', 'new', 'in_review'],
        ['assignee', null, self?.name],
      ]),
    );
    const nobody = await member.call('PATCH', url, {
      rev: detail.rev,
      change: { assigneeId: 'U-nobody' },
    });
    expect(nobody).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'change.assigneeId' }] },
    });
  });
});

test('the CSV export quotes, and defuses formulas', async () => {
  await sendRecords(app, member.tenantId, [
    publicShare({
      id: 6000,
      at: BASE,
      person: 'csv@ours.example',
      folder: 'csv',
      title: '=HYPERLINK("x"), a',
    }),
  ]);
  const { text, headers } = await member.call(
    'GET',
    '/v1/detections/export?format=csv&person=csv@ours.example',
  );
  expect(headers['content-disposition']).toMatch(/^attachment; filename="detections-.*\.csv"$/);
  const [head, line] = text.split('\r\n');
  expect(head).toContain('number,detectionId,severity');
  expect(line).toContain(`"'=HYPERLINK(""x""), a"`);
});

test.each(['from=yesterday', 'severity=SEVERE', 'limit=0', 'cursor=abc', 'sort=title'])(
  'refuses %s, naming the field',
  async (query) => {
    const reply = await member.call('GET', `/v1/detections?${query}`);
    expect(reply).toMatchObject({ status: 400, json: { code: 'request.invalid' } });
    expect(JSON.stringify(reply.json)).toContain(`"path":"${query.split('=')[0]}`);
  },
);
