import {
  Dashboard,
  DetectionListItem,
  DetectionSummary,
  OPEN_STATUSES,
  type DetectionFilter,
  type FacetKey,
} from '@waybill/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { SPREAD, spreadDetections } from '../../../testing/many-detections.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

type Filter = { [Key in keyof DetectionFilter]: DetectionFilter[Key] };

let app: TestApp;
let member: TestMember;
let userId: string;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  const session = z.object({ user: z.object({ userId: z.string() }) });
  ({ userId } = session.parse((await member.call('GET', '/v1/session')).json).user);
  await sendRecords(app, member.tenantId, [
    publicShare({ id: 1, at: Date.now() - 3_600_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await spreadDetections(app, member.tenantId, {
    count: 300,
    assignees: [userId, 'U-other'],
    seed: 0.7,
  });
});
afterAll(() => app.close());

function queryOf(filter: Filter): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(key, String(one));
    }
  }
  return params.toString();
}

async function read<T>(schema: z.ZodType<T>, url: string): Promise<T> {
  const reply = await member.call('GET', url);
  expect([url, reply.status]).toEqual([url, 200]);
  return schema.parse(reply.json);
}

const summaryOf = (filter: Filter) =>
  read(DetectionSummary, `/v1/detections/summary?${queryOf(filter)}`);
const totalOf = async (filter: Filter | null) => (filter ? (await summaryOf(filter)).total : 0);
const dashboardOf = (filter: Filter) => read(Dashboard, `/v1/dashboard?${queryOf(filter)}`);

const Page = z.object({ items: z.array(DetectionListItem), nextCursor: z.string().nullable() });

async function listOf(filter: Filter): Promise<DetectionListItem[]> {
  const items: DetectionListItem[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const at: string = cursor && `&cursor=${cursor}`;
    const page: z.infer<typeof Page> = await read(
      Page,
      `/v1/detections?limit=120&${queryOf(filter)}${at}`,
    );
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

type Lists = Pick<DetectionFilter, 'status' | 'severity' | 'assignee' | 'source' | 'destination'>;

/** The filter a widget links to: its value in addition to the chosen ones. Null: no list. */
function linked(
  filter: Filter,
  more: Lists & Pick<Filter, 'from' | 'to' | 'hours'>,
): Filter | null {
  const result: Filter = { ...filter, ...more };
  for (const key of ['status', 'severity', 'assignee', 'source', 'destination'] as const) {
    const both: string[] = [...(more[key] ?? [])].filter(
      (value) => !filter[key]?.length || filter[key].some((chosen) => chosen === value),
    );
    if (more[key] && both.length === 0) return null;
    if (more[key]) Object.assign(result, { [key]: both });
  }
  return result;
}

const sum = (counts: object): number =>
  Object.values(counts).reduce((all: number, count: number) => all + count, 0);
const sumOf = (rows: readonly { count: number }[]): number =>
  rows.reduce((all, { count }) => all + count, 0);

const some = <T extends string>(values: readonly (T | null)[]) =>
  fc.subarray([...new Set(values.filter((value) => value !== null))], { minLength: 1 });

const DAY = 86_400_000;
const START = Date.now();
const daysAgo = (days: number): string => new Date(START - days * DAY).toISOString();

const EACH = {
  from: fc.constantFrom(daysAgo(7), daysAgo(30), daysAgo(45)),
  to: fc.constantFrom(daysAgo(0), daysAgo(3)),
  status: some(SPREAD.status.filter((status) => status !== 'merged')),
  severity: some(SPREAD.severity),
  category: some(SPREAD.category),
  source: some(SPREAD.source),
  destination: some([...SPREAD.destination_name, 'none']),
  policy: some(SPREAD.policy_key),
  person: some(SPREAD.person_key),
  object: fc.constantFrom(['plan.docx'], ['none']),
  assignee: fc.constantFrom(['none'], ['U-other'], ['none', 'U-other']),
  managed: fc.constantFrom('all' as const, 'managed' as const, 'unmanaged' as const),
  not: some([
    'status:closed',
    'severity:LOW',
    'source:Slack',
    'category:none',
    'person:bo@ours.example',
    'object:plan.docx',
    'destination:Public',
  ]),
  hours: fc.uniqueArray(fc.nat(167), { minLength: 60, maxLength: 120 }),
  q: fc.constantFrom('opened', 'payroll', 'nothing-like-it'),
};
const zones = fc.constantFrom(undefined, 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York');

/** Filters of all kinds, a few at a time: all together would match nothing. */
const filters: fc.Arbitrary<Filter> = fc
  .tuple(fc.record(EACH), fc.subarray(Object.keys(EACH), { maxLength: 4 }), zones)
  .map(([all, chosen, zone]) => ({
    ...Object.fromEntries(Object.entries(all).filter(([key]) => chosen.includes(key))),
    zone,
  }));

describe('under any filter', () => {
  test('list, total, every facet, histogram and export say one number', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const items = await listOf(filter);
        const { total, facets, histogram } = await summaryOf(filter);
        expect(new Set(items.map((item) => item.detectionId)).size).toBe(total);
        for (const { key, values } of facets) expect([key, sumOf(values)]).toEqual([key, total]);
        expect(histogram.buckets.reduce((all, { counts }) => all + sum(counts), 0)).toBe(total);
        const exported = await member.call(
          'GET',
          `/v1/detections/export?format=jsonl&${queryOf(filter)}`,
        );
        expect(exported.text.split('\n').filter(Boolean).length).toBe(total);
      }),
      { numRuns: 15 },
    );
  });

  test('what a facet offers is what choosing it shows', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { facets } = await summaryOf(filter);
        for (const key of ['status', 'source'] satisfies FacetKey[]) {
          const offered = facets.find((facet) => facet.key === key)?.values[0];
          if (!offered) continue;
          const not = filter.not?.filter((pair) => !pair.startsWith(`${key}:`));
          const chosen = { ...filter, not, [key]: [offered.value] };
          expect(await totalOf(chosen)).toBe(offered.available);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('every number of the dashboard is what the list counts under its link', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const shown = await dashboardOf(filter);
        const range = { from: shown.from, to: shown.to };
        await expectSeen(shown, { ...filter, ...range });
        await expectOpen(shown, { ...filter, from: undefined, to: undefined });
        const before = { from: shown.previousFrom, to: shown.from };
        expect(shown.strip.seen.before).toBe(await totalOf({ ...filter, ...before }));
        expect(shown.strip.closed.before).toBe(
          await totalOf(linked(filter, { ...before, status: ['closed'] })),
        );
      }),
      { numRuns: 12 },
    );
  });
});

async function expectSeen(shown: Dashboard, filter: Filter): Promise<void> {
  const { total, facets } = await summaryOf(filter);
  const facet = (key: FacetKey): [string | null, number][] =>
    (facets.find((one) => one.key === key)?.values ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => [value, count]);
  const ranked = (rows: readonly { value: string; count: number }[]): [string, number][] =>
    rows.map(({ value, count }) => [value, count]);
  const known = (key: FacetKey) => new Map(facet(key).filter(([value]) => value !== null));
  expect(shown.strip.seen.now).toBe(total);
  expect(shown.strip.closed.now).toBe(await totalOf(linked(filter, { status: ['closed'] })));
  expect(new Map(ranked(shown.sources))).toEqual(known('source'));
  expect(new Map(ranked(shown.destinations))).toEqual(known('destination'));
  expect(new Map(ranked(shown.policies))).toEqual(known('policy'));
  expect(new Map(shown.categories.map(({ category, count }) => [category, count]))).toEqual(
    new Map(facet('category')),
  );
  expect(sumOf(shown.flows)).toBe(sumOf(shown.destinations));
  expect(shown.days.reduce((all, { counts }) => all + sum(counts), 0)).toBe(total);
  expect(sumOf(shown.hours)).toBe(total);
  // The first of each, if any.
  const firsts: [Filter | null, number][] = [
    ...shown.flows
      .slice(0, 1)
      .map(({ source, destination, count }): [Filter | null, number] => [
        linked(filter, { source: [source], destination: [destination] }),
        count,
      ]),
    ...shown.people
      .slice(0, 1)
      .map(({ value, count }): [Filter, number] => [{ ...filter, person: [value] }, count]),
    ...shown.hours
      .slice(0, 1)
      .map(({ hour, count }): [Filter, number] => [{ ...filter, hours: [hour] }, count]),
  ];
  for (const [link, count] of firsts) expect(await totalOf(link)).toBe(count);
  const fullest = shown.days.toSorted((a, b) => sum(b.counts) - sum(a.counts))[0];
  const day = { from: fullest?.startAt, to: fullest?.endAt };
  expect(await totalOf({ ...filter, ...day })).toBe(sum(fullest?.counts ?? {}));
}

async function expectOpen(shown: Dashboard, filter: Filter): Promise<void> {
  const status = [...OPEN_STATUSES];
  const open = (more: Lists) => totalOf(linked(filter, { status, ...more }));
  expect(shown.strip.open.now).toBe(await open({}));
  expect(shown.strip.openCritical.now).toBe(await open({ severity: ['CRITICAL'] }));
  expect(shown.strip.unassigned).toBe(await open({ assignee: ['none'] }));
  expect(shown.mine.total).toBe(await open({ assignee: [userId] }));
  expect(shown.openBySeverity.HIGH ?? 0).toBe(await open({ severity: ['HIGH'] }));
  expect(sum(shown.openBySeverity)).toBe(shown.strip.open.now);
  expect(shown.openByAge.reduce((all, { counts }) => all + sum(counts), 0)).toBe(
    shown.strip.open.now,
  );
  const critical = linked(filter, { status, severity: ['CRITICAL'], assignee: ['none'] });
  const items = critical ? await listOf(critical) : [];
  expect(shown.criticalUnassigned.total).toBe(items.length);
  expect(shown.criticalUnassigned.items.map(({ number }) => number)).toEqual(
    items.slice(0, 10).map(({ number }) => number),
  );
}
