import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountRule } from './window-rule.ts';
import { randomRule } from '../../testing/random-window.ts';
import { slidingEpisodes } from './sliding-episodes.ts';
import { createWindowList } from './window-list.ts';
import type { WindowPoint } from './window-point.ts';

const RULE: CountRule = {
  metric: 'events',
  threshold: 3,
  windowMs: 10,
  episodeGapMs: 20,
  groupBy: ['actor'],
};

const point = (at: number, id = `e${at}`): WindowPoint => ({
  at,
  id,
  values: [id],
  steps: 0,
  bytes: 1,
});

test('a late event makes a detection that arrival order would have missed', () => {
  const list = createWindowList(RULE);
  list.insert([point(0), point(8), point(500)]);
  expect(list.episodes()).toEqual([]);
  list.insert([point(4)]);
  expect(list.episodes()).toMatchObject([{ startAt: 0, endAt: 8, pointIds: ['e0', 'e4', 'e8'] }]);
});

test('a late event can merge two episodes into one', () => {
  const list = createWindowList(RULE);
  const burst = (at: number) => [point(at), point(at + 1), point(at + 2)];
  list.insert([...burst(0), ...burst(30)]);
  expect(list.episodes()).toHaveLength(2);
  list.insert([point(11), point(12)]);
  expect(list.episodes()).toHaveLength(1);
});

test('events that are there already change nothing and take no room', () => {
  const list = createWindowList(RULE);
  list.insert([point(0), point(1), point(2)]);
  const before = list.episodes();
  list.insert([point(1), point(1), point(2)]);
  expect(list.size()).toBe(3);
  expect(list.episodes()).toEqual(before);
});

test('dropping forgets, and what is older than the cut stays out', () => {
  const list = createWindowList(RULE);
  list.insert([point(0), point(1), point(2), point(100), point(101)]);
  list.dropBefore(100);
  expect(list.size()).toBe(2);
  expect(list.episodes()).toEqual([]);
  list.insert([point(50), point(99), point(102)]);
  expect(list.size()).toBe(3);
  expect(list.episodes()).toMatchObject([{ pointIds: ['e100', 'e101', 'e102'] }]);
});

test('dropping before an earlier time than before, or before no time, does nothing', () => {
  const list = createWindowList(RULE);
  list.insert([point(0), point(10)]);
  list.dropBefore(5);
  list.dropBefore(0);
  list.dropBefore(Number.NaN);
  list.insert([point(4)]);
  expect(list.size()).toBe(1);
});

test('a twin with other facts takes the place of the one that is there', () => {
  const list = createWindowList({ ...RULE, threshold: 1 });
  list.insert([point(9, 'a'), point(5, 'b')]);
  list.insert([point(0, 'a')]);
  expect(list.size()).toBe(2);
  expect(list.episodes()[0]).toMatchObject({ startAt: 0, endAt: 5, pointIds: ['a', 'b'] });
});

test('inserting nothing into an empty list gives no episodes', () => {
  const list = createWindowList(RULE);
  list.insert([]);
  list.insert([point(Number.NaN, 'x')]);
  expect(list.size()).toBe(0);
  expect(list.episodes()).toEqual([]);
});

const randomPoint = fc.record({
  at: fc.nat(300),
  id: fc.nat(40).map((n) => `e${n}`),
  values: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1, maxLength: 2 }),
  steps: fc.integer({ min: 1, max: 7 }),
  bytes: fc.nat(50),
});

test('after every insertion it equals the pure function over everything inserted', () => {
  const batches = fc.array(fc.array(randomPoint, { maxLength: 12 }), { maxLength: 10 });
  fc.assert(
    fc.property(batches, randomRule, (given, rule) => {
      const list = createWindowList(rule);
      const all: WindowPoint[] = [];
      for (const batch of given) {
        list.insert(batch);
        all.push(...batch);
        expect(list.episodes()).toEqual(slidingEpisodes(all, rule));
      }
    }),
    { numRuns: 1000 },
  );
});

test('with cuts in between it equals the pure function over what is not older than the last cut', () => {
  // An id represents one event here, so that dropping it cannot bring a twin back.
  const step = fc.oneof(
    fc.record({ insert: fc.array(fc.tuple(fc.nat(300), fc.nat(50)), { maxLength: 12 }) }),
    fc.record({ drop: fc.nat(300) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), randomRule, (steps, rule) => {
      const list = createWindowList(rule);
      const all: WindowPoint[] = [];
      let floor = Number.NEGATIVE_INFINITY;
      for (const current of steps) {
        if ('drop' in current) {
          list.dropBefore(current.drop);
          floor = Math.max(floor, current.drop);
        } else {
          const batch = current.insert.map(([at, bytes]) => ({
            at,
            id: `e${at}-${bytes}`,
            values: [`o${bytes % 4}`],
            steps: 0,
            bytes,
          }));
          list.insert(batch);
          all.push(...batch.filter(({ at }) => at >= floor));
        }
        const kept = all.filter(({ at }) => at >= floor);
        expect(list.episodes()).toEqual(slidingEpisodes(kept, rule));
        expect(list.size()).toBe(new Set(kept.map(({ id }) => id)).size);
      }
    }),
    { numRuns: 1000 },
  );
});

test('what was handed out is not changed by later insertions', () => {
  const list = createWindowList(RULE);
  list.insert([point(0), point(1), point(2)]);
  const first = list.episodes();
  const copy = structuredClone(first);
  list.insert([point(3), point(4)]);
  list.episodes();
  expect(first).toEqual(copy);
});
