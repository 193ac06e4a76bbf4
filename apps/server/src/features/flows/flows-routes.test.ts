import { FlowMap, FlowReview, flowRoutes } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { app, host, moved, takeIn } from '../../../testing/flow-events.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { groupId, placeId } from '../../platform/place-id.ts';

let server: TestApp;
let member: TestMember;

const DAY = 86_400_000;
const NOW = Date.now();
const DRIVE = groupId('app', 'Google Drive');
const ELSEWHERE = groupId('host', 'elsewhere.example');
const QUIET = groupId('host', 'quiet.example');

beforeAll(async () => {
  server = await testApp();
  member = await testMember(server);
  const events = Array.from({ length: 120 }, (_, index) =>
    moved(`r${index}`, NOW - (index % 40) * DAY - (index + 1) * 60_000, {
      origin: app('Google Drive', `Folder ${index % 3}`),
      destination: index % 4 === 0 ? host('quiet.example') : host('elsewhere.example'),
      actor:
        index % 10 === 0
          ? { kind: 'service' }
          : { kind: 'person', email: `p${index % 7}@ours.example`, name: `Person ${index % 7}` },
      object:
        index % 6 === 0
          ? { kind: 'file' }
          : { kind: 'file', id: `f${index % 25}`, name: 'f', sizeBytes: 2 ** 33 + index },
    }),
  );
  await takeIn(server.db.database, member.tenantId, events);
});
afterAll(() => server.close());

async function get<T extends z.ZodType>(route: string, shape: T): Promise<z.infer<T>> {
  const reply = await member.call('GET', route);
  expect([route, reply.status]).toEqual([route, 200]);
  return shape.parse(reply.json);
}

const mapOf = (query: string) => get(`/v1/flows?${query}`, FlowMap);

async function everyItem<T extends z.ZodType>(route: string, item: T, limit = 7) {
  const shape = z.object({
    items: z.array(item),
    total: z.number(),
    nextCursor: z.string().nullable(),
  });
  const items: z.infer<T>[] = [];
  let page = await get(`${route}&limit=${limit}`, shape);
  items.push(...page.items);
  while (page.nextCursor) {
    page = await get(`${route}&limit=${limit}&cursor=${page.nextCursor}`, shape);
    items.push(...page.items);
  }
  return { items, total: page.total };
}

const ObjectItem = flowRoutes['/v1/flows/objects'].GET.response.shape.items.element;
const PersonItem = flowRoutes['/v1/flows/people'].GET.response.shape.items.element;
const EventItem = flowRoutes['/v1/flows/events'].GET.response.shape.items.element;

describe('the tabs', () => {
  const filters = [
    '',
    'from=now-7d',
    `destinationIds=${QUIET}`,
    `originIds=${placeId(app('Google Drive', 'Folder 1'))}&from=now-20d&to=now-2d`,
    'person=p3@ours.example',
    'category=none',
    'from=now-2h',
  ];

  test.each(filters)('events come to the total of the map, each once, for "%s"', async (filter) => {
    const { total } = await mapOf(filter);
    const events = await everyItem(`/v1/flows/events?${filter}`, EventItem);
    expect(events.total).toBe(total.events);
    expect(new Set(events.items.map(({ eventId }) => eventId)).size).toBe(total.events);
    const times = events.items.map(({ occurredAt }) => occurredAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each(filters)('people come to its events and its people, for "%s"', async (filter) => {
    const { total } = await mapOf(`${filter}&members=true`);
    const people = await everyItem(`/v1/flows/people?${filter}`, PersonItem, 2);
    expect(people.total).toBe(total.people);
    expect(people.items.filter(({ person }) => person).length).toBe(total.people);
    const events = people.items.map(({ figures }) => figures.events);
    expect(events.reduce((sum, count) => sum + count, 0)).toBe(total.events);
    const bytes = people.items.map(({ figures }) => figures.bytes);
    expect(bytes.reduce((sum, count) => sum + count, 0)).toBe(total.bytes);
    expect(events).toEqual(events.toSorted((a, b) => b - a));
  });

  test.each(filters)('objects come to its objects, for "%s"', async (filter) => {
    const { total } = await mapOf(`${filter}&members=true`);
    const objects = await everyItem(`/v1/flows/objects?${filter}`, ObjectItem, 4);
    expect(objects.items.length).toBe(objects.total);
    expect(new Set(objects.items.map(({ objectKey }) => objectKey)).size).toBe(total.objects);
    for (const { figures } of objects.items) expect(figures.people).toBeLessThanOrEqual(7);
  });

  test('each object counts what the events themselves tell', async () => {
    const objects = await everyItem('/v1/flows/objects?from=now-20d', ObjectItem, 9);
    const rows = await server.db.database.tenant(member.tenantId, (tx) =>
      tx.query(
        `SELECT object_key AS key, count(*)::integer AS events, sum(object_bytes)::float8 AS bytes,
           count(DISTINCT actor_key)::integer AS people, max(occurred_at) AS last_at
         FROM activity WHERE object_key IS NOT NULL AND occurred_at >= now() - interval '20 days' GROUP BY 1`,
      ),
    );
    const told = objects.items.map(({ objectKey, figures: { events, bytes, people }, lastAt }) => ({
      key: objectKey,
      events,
      bytes: bytes === 0 ? null : bytes,
      people,
      last_at: new Date(lastAt),
    }));
    expect(told).toHaveLength(rows.length);
    expect(told).toEqual(expect.arrayContaining(rows));
  });

  test('a cursor of another list is refused', async () => {
    expect((await member.call('GET', '/v1/flows/people?cursor=abc')).status).toBe(400);
  });
});

describe('the difference', () => {
  test('tells what appeared, vanished, grew and shrank against the period before', async () => {
    const at = NOW - 100 * DAY;
    const flow = (id: string, name: string, before: number, after: number) =>
      Array.from({ length: before + after }, (_, index) =>
        moved(`${id}${index}`, index < before ? at - 6 * DAY : at - 2 * DAY, {
          destination: host(name),
        }),
      );
    await takeIn(server.db.database, member.tenantId, [
      ...flow('new', 'new.example', 0, 3),
      ...flow('gone', 'gone.example', 4, 0),
      ...flow('more', 'more.example', 10, 20),
      ...flow('less', 'less.example', 24, 12),
      ...flow('bit', 'bit-more.example', 2, 8),
      ...flow('same', 'same.example', 20, 25),
    ]);
    const range = `from=${new Date(at - 4 * DAY).toISOString()}&to=${new Date(at).toISOString()}`;
    const difference = await get(
      `/v1/flows/difference?${range}`,
      flowRoutes['/v1/flows/difference'].GET.response,
    );
    expect(
      difference.items.map(({ change, destination, now, before }) => [
        change,
        destination.label,
        before.events,
        now.events,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['appeared', 'new.example', 0, 3],
        ['vanished', 'gone.example', 4, 0],
        ['grew', 'more.example', 10, 20],
        ['shrank', 'less.example', 24, 12],
      ]),
    );
    expect([difference.items.length, difference.omitted, difference.unchanged]).toEqual([4, 0, 2]);
    expect(
      new Map(difference.flows.map(({ events, previousEvents }) => [events, previousEvents])),
    ).toEqual(
      new Map([
        [3, 0],
        [0, 4],
        [20, 10],
        [12, 24],
        [8, 2],
        [25, 20],
      ]),
    );
    const { days, previousDays, isComparable } = difference;
    expect({ days, previousDays, isComparable }).toEqual({
      days: 1,
      previousDays: 1,
      isComparable: true,
    });
    const alone = await get(
      `/v1/flows/difference?from=${new Date(at - 7 * DAY).toISOString()}&to=${new Date(at).toISOString()}`,
      flowRoutes['/v1/flows/difference'].GET.response,
    );
    expect([alone.days, alone.previousDays, alone.isComparable]).toEqual([2, 0, false]);
  });
});

const Ledger = flowRoutes['/v1/flow-reviews'].GET.response;
const ledgerOf = (query = '') => get(`/v1/flow-reviews?${query}`, Ledger);

async function decide(destinationId: string, body: object) {
  const reply = await member.call('PUT', `/v1/flow-reviews/${DRIVE}/${destinationId}`, {
    reason: null,
    ownerId: null,
    expiresAt: null,
    rev: 0,
    ...body,
  });
  return { status: reply.status, review: FlowReview.safeParse(reply.json).data };
}

describe('the ledger', () => {
  test('has every flow, and decisions with their history', async () => {
    const before = await ledgerOf();
    expect(before.items.map(({ destination }) => destination)).toEqual(
      expect.arrayContaining(['elsewhere.example', 'quiet.example']),
    );
    expect(before.counts.find(({ state }) => state === 'unreviewed')?.count).toBe(before.total);
    const watched = await decide(QUIET, { state: 'watch', reason: 'New partner' });
    expect(watched).toMatchObject({ status: 200, review: { state: 'watch', rev: 1 } });
    // Sent again because the response was lost.
    const again = await decide(QUIET, { state: 'watch', reason: 'New partner' });
    expect(again).toEqual(watched);
    const sanctioned = await decide(QUIET, { state: 'sanctioned', rev: 1 });
    expect(sanctioned.review).toMatchObject({ state: 'sanctioned', rev: 2, deviations: [] });
    const { items } = await get(
      `/v1/flow-reviews/${DRIVE}/${QUIET}/history`,
      flowRoutes['/v1/flow-reviews/{originId}/{destinationId}/history'].GET.response,
    );
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([['watch', 'New partner']]);
    expect((await ledgerOf('state=sanctioned')).items.map((item) => item.destinationId)).toEqual([
      QUIET,
    ]);
  });

  test('refuses a decision on what was decided since, on no place, and in the past', async () => {
    expect((await decide(QUIET, { state: 'watch', rev: 1 })).status).toBe(409);
    expect((await decide(placeId(app('Nowhere')), { state: 'watch' })).status).toBe(404);
    expect((await decide('none', { state: 'watch' })).status).toBe(404);
    const past = new Date(NOW - DAY).toISOString();
    expect((await decide(ELSEWHERE, { state: 'watch', expiresAt: past })).status).toBe(400);
    expect((await decide(ELSEWHERE, { state: 'watch', ownerId: 'nobody' })).status).toBe(400);
  });

  test('tells of a sanctioned flow that moves more, and of a forbidden one that moves at all', async () => {
    await takeIn(
      server.db.database,
      member.tenantId,
      Array.from({ length: 61 }, (_, index) =>
        moved(`flood${index}`, NOW - index, {
          destination: host(index === 60 ? 'elsewhere.example' : 'quiet.example'),
          actor: { kind: 'person', email: `new${index % 20}@ours.example`, name: null },
        }),
      ),
    );
    const forbidden = await decide(ELSEWHERE, { state: 'forbidden' });
    expect(forbidden.review).toMatchObject({
      state: 'forbidden',
      deviations: [{ kind: 'forbidden', seen: 1, limit: 0 }],
    });
    const ledger = await ledgerOf('deviating=true');
    expect(ledger.deviating).toBe(2);
    expect(ledger.items.map(({ destinationId }) => destinationId).toSorted()).toEqual(
      [QUIET, ELSEWHERE].toSorted(),
    );
    const quiet = ledger.items.find(({ destinationId }) => destinationId === QUIET);
    expect(quiet?.deviations.map(({ kind, measure }) => [kind, measure])).toEqual([
      ['volume', 'events'],
      ['people', 'people'],
    ]);
    const { bands, facets, total } = await mapOf('');
    const band = bands.find(({ destinationId }) => destinationId === QUIET);
    expect(band).toMatchObject({ review: 'sanctioned', deviations: quiet?.deviations });
    expect(facets.review.reduce((sum, { events }) => sum + events, 0)).toBe(total.events);
    const places = await mapOf('level=place');
    expect(new Set(places.bands.map(({ review }) => review))).toEqual(
      new Set(['sanctioned', 'forbidden']),
    );
  });

  test('a decision that ran out is expired until somebody decides again', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await decide(QUIET, { state: 'sanctioned', rev: 2, expiresAt: soon })).status).toBe(
      200,
    );
    server.advance(120_000);
    const ledger = await ledgerOf('state=expired');
    server.advance(-120_000);
    expect(
      ledger.items.map(({ destinationId, deviations }) => [destinationId, deviations[0]?.kind]),
    ).toEqual([[QUIET, 'expired']]);
  });
});
