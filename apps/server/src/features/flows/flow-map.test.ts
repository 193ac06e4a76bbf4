import { DATA_CLASSES, FLOW_SCOPES, FLOW_WEIGHTS, type FlowMap } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { app, host, moved, takeIn } from '../../../testing/flow-events.ts';
import { pairDay } from '../ingest/writing/day-pairs.ts';
import { recountDays } from '../ingest/writing/day-rows.ts';
import { groupId, placeId } from '../../platform/place-id.ts';
import { readFlowMap, type FlowMapFilter } from './flows-read-model.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 9, 20, 15, 30);
const ORIGINS = [app('Google Drive', 'Plans'), app('Google Drive', 'Pay'), app('Gmail'), null];
const DESTINATIONS = [
  host('a.example'),
  host('b.example'),
  host('ours.example'),
  app('Slack'),
  null,
];
const ACTIONS = ['Upload', 'Share', 'Download', null] as const;

let db: TestDatabase;
let tenantId: number;

const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
};

beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  // 900 events over forty days, at all times of day, of all that can differ.
  const events = Array.from({ length: 900 }, (_, index) =>
    moved(`e${index}`, NOW - ((index * 3_859_001) % (40 * DAY)), {
      origin: pick(ORIGINS, index),
      destination: pick(DESTINATIONS, Math.floor(index / 3)),
      action: pick(ACTIONS, Math.floor(index / 7)),
      actor: { kind: 'person', email: `p${index % 11}@ours.example`, name: null },
      object: {
        kind: 'file',
        id: `o${index % 170}`,
        name: 'x',
        sizeBytes: index % 5 ? index : null,
      },
    }),
  );
  await takeIn(db.database, tenantId, events.slice(0, 500));
  await takeIn(db.database, tenantId, events.slice(400));
  // Findings are set directly, as classification would leave them; days are recounted.
  await db.owner.query(
    `UPDATE activity SET content_state = 'complete', data_class = ($1::text[])[1 + (extract(epoch FROM occurred_at)::bigint % 9)],
       data_sensitivity = CASE WHEN extract(epoch FROM occurred_at)::bigint % 9 < 7
         THEN extract(epoch FROM occurred_at)::bigint % 5 END
     WHERE extract(epoch FROM occurred_at)::bigint % 2 = 0`,
    [[...DATA_CLASSES]],
  );
  await db.database.tenant(tenantId, async (tx) => {
    const days = await tx.query<{ day: string }>(
      `SELECT DISTINCT (occurred_at AT TIME ZONE 'UTC')::date::text AS day FROM activity`,
    );
    await recountDays(
      tx,
      tenantId,
      days.map(({ day }) => day),
    );
    // Every third day has only the lists of its events, like one changed by a late event.
    for (const { day } of days.filter((_, index) => index % 3 > 0))
      await pairDay(tx, tenantId, day);
  });
});
afterAll(() => db.close());

const mapOf = (filter: FlowMapFilter): Promise<FlowMap> =>
  db.database.snapshot(tenantId, (tx) => readFlowMap(tx, tenantId, filter, NOW));

const eventsOf = (parts: readonly { figures: { events: number } }[]): number =>
  parts.reduce((sum, { figures }) => sum + figures.events, 0);

const PLACES = [...ORIGINS, ...DESTINATIONS].flatMap((place) => place ?? []);
const ids = fc.uniqueArray(
  fc.constantFrom(
    'none',
    ...PLACES.map(placeId),
    ...PLACES.map(({ kind, name }) => groupId(kind, name)),
  ),
  { maxLength: 3 },
);
const FILTER: fc.Arbitrary<FlowMapFilter> = fc.record(
  {
    from: fc.integer({ min: 2, max: 1000 }).map((hours) => `now-${hours}h`),
    to: fc.constantFrom('now', 'now-1h', 'now-90m'),
    zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu'),
    originIds: ids,
    destinationIds: ids,
    direction: fc.constantFrom('inbound', 'outbound', 'all'),
    scope: fc.subarray([...FLOW_SCOPES]),
    category: fc.subarray(['none', 'Web Upload', 'External Share'] as const),
    action: fc.subarray(['none', 'Upload', 'Share'] as const),
    dataClass: fc.subarray(['unread', 'nothing', 'personal', 'secret'] as const),
    managed: fc.constantFrom('all', 'managed', 'unmanaged'),
    person: fc.subarray(['p1@ours.example', 'p2@ours.example']),
    weight: fc.constantFrom(...FLOW_WEIGHTS),
    level: fc.constantFrom('group', 'place'),
    limit: fc.integer({ min: 1, max: 5 }),
    members: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** The same computed from the individual events, independently. */
async function storedFigures(filter: FlowMapFilter, { from, to }: FlowMap) {
  const has = (column: string, values: readonly string[] | undefined): string =>
    values?.length
      ? `coalesce(${column}, 'none') IN (${values.map((value) => `'${value}'`).join(', ')})`
      : 'true';
  const side = (name: string, wanted: readonly string[] | undefined): string =>
    wanted?.length
      ? `(${has(`(SELECT p.place_id::text FROM place p WHERE p.place_id = a.${name}_place_id)`, wanted)}
          OR ${has(`(SELECT p.group_id::text FROM place p WHERE p.place_id = a.${name}_place_id)`, wanted)})`
      : 'true';
  const managed = {
    all: 'true',
    managed: `destination_managed = 'yes'`,
    unmanaged: `destination_kind IS NOT NULL AND destination_managed <> 'yes'`,
  };
  const scopes = {
    external: `origin_kind IS NOT NULL AND destination_kind IS NOT NULL AND direction = 'outbound'`,
    internal: `origin_kind IS NOT NULL AND destination_kind IS NOT NULL AND direction IS DISTINCT FROM 'outbound'`,
    no_destination: 'destination_kind IS NULL',
    no_origin: 'origin_kind IS NULL AND destination_kind IS NOT NULL',
  };
  const scope = filter.scope?.length
    ? `(${filter.scope.map((one) => scopes[one]).join(' OR ')})`
    : 'true';
  const [row] = await db.database.tenant(tenantId, (tx) =>
    tx.query(
      `SELECT count(*)::integer AS events, coalesce(sum(object_bytes), 0)::integer AS bytes,
         count(*) FILTER (WHERE data_sensitivity >= 2)::integer AS sensitive,
         count(DISTINCT actor_key)::integer AS people, count(DISTINCT object_key)::integer AS objects,
         max(data_sensitivity)::integer AS "maxSensitivity"
       FROM activity a WHERE occurred_at >= $1 AND occurred_at < $2
         AND ${side('origin', filter.originIds)} AND ${side('destination', filter.destinationIds)}
         AND ${has('direction', filter.direction === 'all' || !filter.direction ? [] : [filter.direction])}
         AND ${has('category', filter.category)} AND ${has('action', filter.action)}
         AND ${has(`CASE WHEN data_class IS NOT NULL THEN data_class WHEN content_state = 'complete' THEN 'nothing' ELSE 'unread' END`, filter.dataClass)}
         AND ${scope} AND ${managed[filter.managed ?? 'all']} AND ${has('actor_key', filter.person)}`,
      [new Date(from), new Date(to)],
    ),
  );
  return row;
}

describe('one set of numbers', () => {
  test('bands, ends, bars and facets come to the total, which is that of the events', async () => {
    await fc.assert(
      fc.asyncProperty(FILTER, async (filter) => {
        const map = await mapOf(filter);
        const { risk: _risk, ...total } = map.total;
        const isCounted =
          filter.members || filter.weight === 'people' || filter.weight === 'objects';
        expect(total).toEqual({
          ...(await storedFigures(filter, map)),
          ...(isCounted ? {} : { people: null, objects: null }),
        });
        const sums = {
          bands: eventsOf(map.bands),
          bars: map.histogram.reduce((sum, { events }) => sum + events, 0),
          ...Object.fromEntries(
            Object.entries(map.facets).map(([name, values]) => [
              name,
              values.reduce((sum, { events }) => sum + events, 0),
            ]),
          ),
          ...(filter.originIds?.length ? {} : { origins: eventsOf(map.origins) }),
          ...(filter.destinationIds?.length ? {} : { destinations: eventsOf(map.destinations) }),
        };
        expect(new Set(Object.values(sums))).toEqual(new Set([total.events]));
        const categories = map.bands.flatMap((band) => band.categories);
        expect(categories.reduce((sum, { events }) => sum + events, 0)).toBe(total.events);
      }),
      { numRuns: 120 },
    );
  });

  test('bars follow each other without a gap from the beginning of the range to its end', async () => {
    for (const from of ['now-5h', 'now-3d', 'now-33d', 'now-400d']) {
      const { histogram, ...map } = await mapOf({ from, zone: 'Asia/Kathmandu' });
      expect([histogram[0]?.startAt, histogram.at(-1)?.endAt]).toEqual([map.from, map.to]);
      expect(histogram.slice(1).map(({ startAt }) => startAt)).toEqual(
        histogram.slice(0, -1).map(({ endAt }) => endAt),
      );
    }
  });

  test('an end and a band count people and objects once, also in the remainder', async () => {
    const map = await mapOf({ limit: 1, level: 'group', members: true });
    expect(map.origins.map(({ level }) => level)).toEqual(['group', 'none', 'other']);
    const whole = await mapOf({
      limit: 1,
      level: 'group',
      originIds: [map.origins[0]?.id ?? ''],
      members: true,
    });
    expect(whole.total).toEqual(map.origins[0]?.figures);
    const others = map.origins.find(({ id }) => id === 'other');
    const named = await mapOf({ originIds: [groupId('app', 'Gmail')], members: true });
    expect(others?.figures).toEqual(named.total);
  });
});

describe('scopes', () => {
  test('divide all events: each is counted in one, whichever is chosen', async () => {
    const all = await mapOf({});
    const counts = new Map(all.facets.scope.map(({ value, available }) => [value, available]));
    expect([...counts.keys()].toSorted()).toEqual([...FLOW_SCOPES].toSorted());
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all.total.events);
    for (const scope of FLOW_SCOPES) {
      const { total, facets } = await mapOf({ scope: [scope] });
      expect(total.events).toBe(counts.get(scope));
      expect(facets.scope.map(({ value, available }) => [value, available])).toEqual([...counts]);
    }
  });
});

describe('new flows', () => {
  test('are marked after 14 days with events, and only where nothing moved before', async () => {
    const fresh = await testTenant(db.database);
    const old = [app('Gmail'), host('a.example')] as const;
    const late = [app('Gmail'), host('new.example')] as const;
    const on = (day: number, [origin, destination]: typeof old) =>
      moved(`n${day}${destination.name}`, NOW - day * DAY, { origin, destination });
    const read = () =>
      db.database.snapshot(fresh, (tx) => readFlowMap(tx, fresh, { from: 'now-30d' }, NOW));
    // Every second day, so that only days with events count.
    await takeIn(
      db.database,
      fresh,
      Array.from({ length: 13 }, (_, index) => on(28 - index * 2, old)),
    );
    expect((await read()).learning).toEqual({ days: 13, needed: 14, markedFrom: null });
    await takeIn(db.database, fresh, [on(2, old), on(1, old), on(1, late), on(20, old)]);
    const { learning, bands } = await read();
    expect(learning).toEqual({ days: 14, needed: 14, markedFrom: '2026-10-19' });
    expect(new Map(bands.map(({ isNew, figures }) => [figures.events, isNew]))).toEqual(
      new Map([
        [1, true],
        [15, false],
      ]),
    );
  });
});

describe('what is chosen', () => {
  test('narrows bands and the other side, and leaves its own side to choose from', async () => {
    const all = await mapOf({});
    const gmail = groupId('app', 'Gmail');
    const chosen = await mapOf({ originIds: [gmail] });
    expect(chosen.origins).toEqual(all.origins);
    expect(new Set(chosen.bands.map(({ originId }) => originId))).toEqual(new Set([gmail]));
    expect(eventsOf(chosen.destinations)).toBe(chosen.total.events);
  });

  test('a facet tells what could be chosen beside what is', async () => {
    const all = await mapOf({});
    const { facets } = await mapOf({ action: ['Share'] });
    expect(facets.action.map(({ value, available }) => [value, available])).toEqual(
      all.facets.action.map(({ value, events }) => [value, events]),
    );
    expect(facets.action.filter(({ events }) => events > 0).map(({ value }) => value)).toEqual([
      'Share',
    ]);
  });

  test('ends are sorted by the weight that is asked for', async () => {
    for (const weight of FLOW_WEIGHTS) {
      const { destinations } = await mapOf({ weight });
      const sizes = destinations
        .filter(({ level }) => level === 'group')
        .map((end) => end.figures[weight] ?? Number.NaN);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }
  });
});

test('a range that ends before it begins and a zone that is none are refused by name', async () => {
  await expect(mapOf({ from: 'now', to: 'now-1d' })).rejects.toMatchObject({
    code: 'request.invalid',
  });
  await expect(mapOf({ zone: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'request.invalid' });
});
