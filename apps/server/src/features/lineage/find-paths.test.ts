import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  graphId,
  GRAPH_START,
  storeGraph,
  testPlace,
  type TestGraph,
} from '../../../testing/made-graph.ts';
import { placeId } from '../../platform/place-id.ts';
import { findPaths, type FoundPaths, type PathRequest } from './find-paths.ts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

type Edges = readonly (readonly [from: string, to: string, confidence?: number])[];

/** A graph of edges between named versions, in its own tenant. */
async function graphOf(edges: Edges, versions: TestGraph['versions'] = {}): Promise<number> {
  const tenantId = await testTenant(db.database);
  const names = new Set(edges.flatMap(([from, to]) => [from, to]));
  await storeGraph(db.database, tenantId, {
    versions: { ...Object.fromEntries([...names].map((name) => [name, {}])), ...versions },
    edges: Object.fromEntries(
      edges.map(([from, to, confidence = 1]) => [`${from} ${to}`, { confidence }]),
    ),
  });
  return tenantId;
}

type Asked = Omit<PathRequest, 'origin' | 'destination'> & {
  origin: string | readonly string[];
  destination: string | readonly string[];
};

async function pathsIn(tenantId: number, { origin, destination, ...bounds }: Asked) {
  const found = await db.database.snapshot(tenantId, (tx) =>
    findPaths(tx, tenantId, {
      origin: { versionIds: [origin].flat().map(graphId), placeIds: null },
      destination: { versionIds: [destination].flat().map(graphId), placeIds: null },
      ...bounds,
    }),
  );
  return found;
}

/** The paths by the names of their versions, sorted. */
function named({ paths }: FoundPaths, names: Iterable<string>): string[] {
  const nameOf = new Map([...names].map((name) => [graphId(name), name]));
  return paths.map((path) => path.map((id) => nameOf.get(id)).join(' ')).toSorted();
}

const DIAMONDS: Edges = [
  ['a', 'b'],
  ['a', 'c'],
  ['b', 'd'],
  ['c', 'd'],
  ['d', 'e'],
  ['d', 'f'],
  ['e', 'g'],
  ['f', 'g'],
  ['a', 'g', 0.5],
];

describe('paths between two versions', () => {
  test('are all of them, those with fewest hops first', async () => {
    const tenantId = await graphOf(DIAMONDS);
    const found = await pathsIn(tenantId, { origin: 'a', destination: 'g' });
    expect(named(found, 'abcdefg')).toEqual([
      'a b d e g',
      'a b d f g',
      'a c d e g',
      'a c d f g',
      'a g',
    ]);
    expect(found.paths[0]).toHaveLength(2);
    expect(found).toMatchObject({ isTruncated: false, searched: 7 });
  });

  test('are none against the direction, from elsewhere, or in another tenant', async () => {
    const tenantId = await graphOf([...DIAMONDS, ['x', 'y']]);
    const none = { paths: [], isTruncated: false };
    expect(await pathsIn(tenantId, { origin: 'g', destination: 'a' })).toMatchObject(none);
    expect(await pathsIn(tenantId, { origin: 'x', destination: 'g' })).toMatchObject(none);
    expect(await pathsIn(tenantId, { origin: 'a', destination: 'a' })).toMatchObject(none);
    const other = await testTenant(db.database);
    expect(await pathsIn(other, { origin: 'a', destination: 'g' })).toMatchObject(none);
  });

  test('take only steps that are as sure as asked', async () => {
    const tenantId = await graphOf(DIAMONDS);
    const found = await pathsIn(tenantId, { origin: 'a', destination: 'g', minConfidence: 0.6 });
    expect(found.paths).toHaveLength(4);
    const sure = await pathsIn(tenantId, { origin: 'a', destination: 'g', minConfidence: 0.5 });
    expect(sure.paths).toHaveLength(5);
  });

  test('have no more hops than asked', async () => {
    const tenantId = await graphOf(DIAMONDS);
    const found = await pathsIn(tenantId, { origin: 'a', destination: 'g', maxHops: 3 });
    expect(named(found, 'ag')).toEqual(['a g']);
    const four = await pathsIn(tenantId, { origin: 'a', destination: 'g', maxHops: 4 });
    expect(four.paths).toHaveLength(5);
  });

  test('end in the range: the last step counts, the others may be older', async () => {
    const tenantId = await graphOf(DIAMONDS);
    // Versions follow each other by a minute, in the order in which the edges name them.
    const arrival = GRAPH_START + 6 * 60_000;
    const asked = { origin: 'a', destination: 'g' };
    const inside = { from: new Date(arrival), to: new Date(arrival + 1) };
    expect((await pathsIn(tenantId, { ...asked, ...inside })).paths).toHaveLength(5);
    const before = { from: new Date(0), to: new Date(arrival) };
    expect((await pathsIn(tenantId, { ...asked, ...before })).paths).toHaveLength(0);
    const after = { from: new Date(arrival + 1), to: new Date(arrival + 2) };
    expect((await pathsIn(tenantId, { ...asked, ...after })).paths).toHaveLength(0);
  });
});

describe('paths between several versions', () => {
  test('leave the one end once and reach the other once', async () => {
    const tenantId = await graphOf([
      ['o1', 'o2'],
      ['o2', 'm'],
      ['m', 'd1'],
      ['d1', 'd2'],
      ['o1', 'd2'],
    ]);
    const found = await pathsIn(tenantId, {
      origin: ['o1', 'o2'],
      destination: ['d1', 'd2'],
    });
    expect(named(found, ['o1', 'o2', 'm', 'd1', 'd2'])).toEqual(['o1 d2', 'o2 m d1']);
  });
});

describe('an end with too many versions to list is told by its places', () => {
  const from = testPlace('SharePoint');
  const to = testPlace('Dropbox');
  const WAY: Edges = [
    ['o1', 'o2'],
    ['o2', 'm'],
    ['m', 'd1'],
    ['d1', 'd2'],
    ['x', 'd1'],
  ];
  const names = ['o1', 'o2', 'm', 'd1', 'd2', 'x'];
  const PLACES = { o1: { place: from }, o2: { place: from }, d1: { place: to }, d2: { place: to } };
  const listed = (...ids: string[]) => ({ versionIds: ids.map(graphId), placeIds: null });
  const cut = (place: typeof from, ...ids: string[]) => ({
    versionIds: ids.map(graphId),
    placeIds: [placeId(place)],
  });
  const EVER = { from: new Date(0), to: new Date('9999-01-01T00:00:00Z') };
  const LATER = { ...EVER, from: new Date() };

  test.each([
    { end: 'origin', origin: cut(from), destination: listed('d1', 'd2') },
    { end: 'destination', origin: listed('o1', 'o2'), destination: cut(to) },
    { end: 'both', origin: cut(from), destination: cut(to, 'd1'), isTruncated: true },
    // The versions are known by then, and no step to them happened later.
    { end: 'origin, later', origin: cut(from), destination: listed('d1'), range: LATER, paths: [] },
    {
      end: 'destination, later',
      origin: listed('o2'),
      destination: cut(to),
      range: LATER,
      paths: [],
    },
  ])('$end', async ({ origin, destination, range = EVER, paths = ['o2 m d1'], isTruncated }) => {
    const tenantId = await graphOf(WAY, PLACES);
    const found = await db.database.snapshot(tenantId, (tx) =>
      findPaths(tx, tenantId, { origin, destination, ...range }),
    );
    expect([named(found, names), found.isTruncated]).toEqual([paths, isTruncated ?? false]);
  });
});

describe('a search that reaches a bound says so', () => {
  /** From `hub` to each of many, and from each to `end`. */
  const wide: Edges = Array.from({ length: 120 }, (_, index) => [
    ['hub', `w${index}`] as const,
    [`w${index}`, 'end'] as const,
  ]).flat();

  test('of paths', async () => {
    const tenantId = await graphOf(wide);
    const some = await pathsIn(tenantId, { origin: 'hub', destination: 'end', maxPaths: 50 });
    expect(some.paths).toHaveLength(50);
    expect(some.isTruncated).toBe(true);
    const all = await pathsIn(tenantId, { origin: 'hub', destination: 'end', maxPaths: 120 });
    expect(new Set(all.paths.map(String)).size).toBe(120);
  });

  test('of versions', async () => {
    const tenantId = await graphOf(wide);
    const found = await pathsIn(tenantId, { origin: 'hub', destination: 'end', maxVersions: 60 });
    expect(found.isTruncated).toBe(true);
    expect(found.searched).toBeLessThanOrEqual(60);
  });

  test('of time', async () => {
    const tenantId = await graphOf(DIAMONDS);
    const found = await pathsIn(tenantId, { origin: 'a', destination: 'g', maxMs: -1 });
    expect(found).toMatchObject({ paths: [], isTruncated: true });
  });
});

test('a hub on one side is left alone while the other side leads to it', async () => {
  const children: Edges = Array.from({ length: 3000 }, (_, index) => ['hub', `c${index}`]);
  const tenantId = await graphOf([...children, ['c7', 'x'], ['x', 'end']]);
  const found = await pathsIn(tenantId, { origin: 'hub', destination: 'end' });
  expect(named(found, ['hub', 'c7', 'x', 'end'])).toEqual(['hub c7 x end']);
  expect(found).toMatchObject({ isTruncated: false });
  expect(found.searched).toBeLessThan(10);
});

/** A graph without cycles: edges lead from lower to higher numbers. */
const GRAPHS = fc.record({
  edges: fc.uniqueArray(
    fc
      .tuple(fc.nat(11), fc.nat(11), fc.constantFrom(0.4, 0.7, 1))
      .filter(([from, to]) => from < to),
    { maxLength: 40, selector: ([from, to]) => `${from} ${to}` },
  ),
  origins: fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 3 }),
  destinations: fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 3 }),
  minConfidence: fc.constantFrom(0, 0.5, 0.9),
  maxHops: fc.integer({ min: 1, max: 8 }),
});

test('the paths are those that trying all ways finds', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `v${index}`);
  await fc.assert(
    fc.asyncProperty(GRAPHS, async ({ edges, origins, destinations, minConfidence, maxHops }) => {
      const tenantId = await graphOf(
        edges.map(([from, to, confidence]) => [`v${from}`, `v${to}`, confidence]),
      );
      const found = await pathsIn(tenantId, {
        origin: origins.map((index) => `v${index}`),
        destination: destinations.map((index) => `v${index}`),
        minConfidence,
        maxHops,
        maxPaths: 10_000,
      });
      const sure = edges.filter(([, , confidence]) => confidence >= minConfidence);
      const every = everyPath(sure, { origins, destinations, maxHops });
      expect(named(found, names)).toEqual(
        every.map((path) => path.map((index) => `v${index}`).join(' ')).toSorted(),
      );
      expect(found.isTruncated).toBe(false);
    }),
    { numRuns: 60 },
  );
}, 60_000);

function everyPath(
  edges: readonly (readonly [number, number, number])[],
  ends: { origins: number[]; destinations: number[]; maxHops: number },
): number[][] {
  const paths: number[][] = [];
  const walk = (path: number[]): void => {
    for (const [from, to] of edges) {
      if (from !== path.at(-1)) continue;
      if (ends.destinations.includes(to)) paths.push([...path, to]);
      else if (!ends.origins.includes(to) && path.length < ends.maxHops) walk([...path, to]);
    }
  };
  for (const origin of ends.origins) walk([origin]);
  return paths.filter((path) => path.length - 1 <= ends.maxHops);
}
