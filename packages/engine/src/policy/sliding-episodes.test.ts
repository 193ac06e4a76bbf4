import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bruteEpisodes } from '../../testing/brute-episodes.ts';
import type { CountRule } from './window-rule.ts';
import { randomPoints, randomRule } from '../../testing/random-window.ts';
import { slidingEpisodes } from './sliding-episodes.ts';
import type { WindowPoint } from './window-point.ts';

const RULE: CountRule = {
  metric: 'events',
  threshold: 3,
  windowMs: 10,
  episodeGapMs: 100,
  groupBy: ['actor'],
};

function points(...times: number[]): WindowPoint[] {
  return times.map((at, index) => ({
    at,
    id: `e${index}`,
    values: [`o${index}`],
    steps: 0,
    bytes: 1,
  }));
}

test('below the threshold nothing exists', () => {
  expect(slidingEpisodes([], RULE)).toEqual([]);
  expect(slidingEpisodes(points(0, 5), RULE)).toEqual([]);
  expect(slidingEpisodes(points(0, 11, 22, 33), RULE)).toEqual([]);
});

test('the event that reaches the threshold is the first trigger; the window includes both ends', () => {
  expect(slidingEpisodes(points(0, 5, 10), RULE)).toEqual([
    {
      startAt: 0,
      endAt: 10,
      peak: 3,
      peakWindowStartAt: 0,
      peakWindowEndAt: 10,
      firstTriggerId: 'e2',
      pointIds: ['e0', 'e1', 'e2'],
      pointTimes: [0, 5, 10],
      severity: null,
      threshold: 3,
      levels: [],
      baseline: null,
      steps: null,
    },
  ]);
  expect(slidingEpisodes(points(0, 5, 11), RULE)).toEqual([]);
});

test('triggers within the gap are one episode, beyond it two', () => {
  const burst = [0, 1, 2];
  const within = points(...burst, ...burst.map((at) => at + 100));
  expect(slidingEpisodes(within, RULE)).toHaveLength(1);
  const beyond = points(...burst, ...burst.map((at) => at + 101));
  expect(slidingEpisodes(beyond, RULE).map(({ firstTriggerId }) => firstTriggerId)).toEqual([
    'e2',
    'e5',
  ]);
});

test('quiet events between two bursts of an episode are not counted', () => {
  const [episode] = slidingEpisodes(points(0, 1, 2, 50, 100, 101, 102), RULE);
  expect(episode?.pointIds).toEqual(['e0', 'e1', 'e2', 'e4', 'e5', 'e6']);
});

test('windows that share events are one episode even when the gap is shorter', () => {
  const rule = { ...RULE, episodeGapMs: 0 };
  const episodes = slidingEpisodes(points(0, 1, 2, 9), rule);
  expect(episodes).toHaveLength(1);
  expect(episodes[0]?.pointIds).toEqual(['e0', 'e1', 'e2', 'e3']);
});

test('distinct objects count once, and count again once all their events left the window', () => {
  const rule: CountRule = { ...RULE, metric: 'objects', threshold: 2 };
  const same = points(0, 1, 2).map((point) => ({ ...point, values: ['one'] }));
  expect(slidingEpisodes(same, rule)).toEqual([]);
  const twice = [
    { at: 0, id: 'a', values: ['x'], steps: 0, bytes: 0 },
    { at: 8, id: 'b', values: ['x'], steps: 0, bytes: 0 },
    { at: 12, id: 'c', values: ['y'], steps: 0, bytes: 0 },
  ];
  const [episode] = slidingEpisodes(twice, rule);
  expect(episode).toMatchObject({ peak: 2, firstTriggerId: 'c', pointIds: ['b', 'c'] });
});

test('bytes add up; what is no amount counts as none', () => {
  const rule: CountRule = { ...RULE, metric: 'bytes', threshold: 100 };
  const given = [60, Number.NaN, -500, 30, 10].map((bytes, index) => ({
    at: index,
    id: `e${index}`,
    values: ['x'],
    steps: 0,
    bytes,
  }));
  expect(slidingEpisodes(given, rule)).toMatchObject([{ peak: 100, firstTriggerId: 'e4' }]);
});

test('an endless amount does not poison later windows', () => {
  const rule: CountRule = { ...RULE, metric: 'bytes', threshold: 1000 };
  const given = [
    { at: 0, id: 'a', values: ['x'], steps: 0, bytes: Number.POSITIVE_INFINITY },
    { at: 100, id: 'b', values: ['x'], steps: 0, bytes: 5 },
  ];
  const episodes = slidingEpisodes(given, rule);
  expect(episodes).toHaveLength(1);
  expect(episodes[0]?.endAt).toBe(0);
});

/** Those bytes in one event per tick, so that the window of 10 ticks contains eleven of them. */
const flow = (from: number, ticks: number, bytes: number): WindowPoint[] =>
  Array.from({ length: ticks }, (_, index) => ({
    at: from + index,
    id: `e${from + index}`,
    values: [],
    steps: 0,
    bytes,
  }));

test('a group that stays above seventy percent of the threshold is in one episode', () => {
  const rule: CountRule = { ...RULE, metric: 'bytes', threshold: 1100, episodeGapMs: 0 };
  const busy = (bytes: number) => [
    ...flow(0, 50, 100),
    ...flow(50, 50, bytes),
    ...flow(100, 50, 100),
  ];
  // Right before an event the window holds ten.
  expect(slidingEpisodes(busy(77), rule)).toHaveLength(1);
  expect(slidingEpisodes(busy(76), rule)).toHaveLength(2);
  expect(slidingEpisodes(busy(0), rule)).toHaveLength(2);
});

test('staying above it keeps an episode open for a day at most', () => {
  const rule: CountRule = { ...RULE, metric: 'bytes', threshold: 110, episodeGapMs: 0 };
  const hour = (index: number) => index * 3_600_000;
  const daily = { ...rule, windowMs: hour(10) };
  const hours = (count: number) =>
    [...flow(0, 11, 10), ...flow(11, count, 8), ...flow(11 + count, 11, 10)].map((point) => ({
      ...point,
      at: hour(point.at),
    }));
  expect(slidingEpisodes(hours(10), daily)).toHaveLength(1);
  expect(slidingEpisodes(hours(20), daily)).toHaveLength(2);
});

test('the highest level that is reached decides the severity', () => {
  const levels: CountRule['levels'] = [
    { value: 5, severity: 'HIGH' },
    { value: 8, severity: 'CRITICAL' },
  ];
  const severityOf = (events: number) =>
    slidingEpisodes(flow(0, events, 1), { ...RULE, levels })[0]?.severity;
  expect([3, 5, 7, 8].map(severityOf)).toEqual([null, 'HIGH', 'HIGH', 'CRITICAL']);
});

test('fixed windows begin at whole multiples of their length', () => {
  const rule: CountRule = { ...RULE, isFixed: true, episodeGapMs: 0 };
  expect(slidingEpisodes(points(8, 9, 10), rule)).toEqual([]);
  expect(slidingEpisodes(points(-3, -2, -1, 0), rule)).toMatchObject([{ startAt: -3, endAt: -1 }]);
  expect(slidingEpisodes(points(7, 8, 9, 10, 11, 12), rule)).toHaveLength(2);
  expect(slidingEpisodes(points(7, 8, 9, 10, 11, 12), { ...rule, episodeGapMs: 3 })).toHaveLength(
    1,
  );
});

test('events without a time are left out', () => {
  const given = points(0, 1, Number.NaN, Number.POSITIVE_INFINITY);
  expect(slidingEpisodes(given, RULE)).toEqual([]);
});

test('of two events with one id the earlier is kept, whichever came first', () => {
  const early = { at: 0, id: 'a', values: ['x'], steps: 0, bytes: 0 };
  const late = { ...early, at: 9 };
  const rest = [...points(1, 2)];
  const kept = slidingEpisodes([late, ...rest, early], RULE);
  expect(kept).toEqual(slidingEpisodes([early, ...rest, late], RULE));
  expect(kept[0]?.startAt).toBe(0);
});

test('a window of 20 000 events is read in one pass', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    at: index,
    id: String(index).padStart(6, '0'),
    values: [String(index % 1000)],
    steps: 0,
    bytes: 1,
  }));
  const rule: CountRule = { ...RULE, metric: 'objects', threshold: 1000, windowMs: 1_000_000 };
  const [episode] = slidingEpisodes(many, rule);
  expect(episode).toMatchObject({ peak: 1000, firstTriggerId: '000999' });
  expect(episode?.pointIds).toHaveLength(20_000);
});

test('agrees with the definition', () => {
  fc.assert(
    fc.property(randomPoints, randomRule, (given, rule) => {
      const found = slidingEpisodes(given, rule);
      expect(found).toMatchObject(bruteEpisodes(given, rule));
    }),
    { numRuns: 5000 },
  );
});

test('order and repetition change nothing', () => {
  const shuffled = randomPoints.chain((given) =>
    fc.tuple(
      fc.constant(given),
      fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 }),
    ),
  );
  fc.assert(
    fc.property(shuffled, randomRule, ([given, again], rule) => {
      expect(slidingEpisodes(again, rule)).toEqual(slidingEpisodes(given, rule));
    }),
    { numRuns: 500 },
  );
});

test('more events never undo: every trigger stays inside some episode', () => {
  fc.assert(
    fc.property(randomPoints, randomPoints, randomRule, (some, more, rule) => {
      const later = more.map((point) => ({ ...point, id: `late-${point.id}` }));
      const before = slidingEpisodes(some, rule);
      const after = slidingEpisodes([...some, ...later], rule);
      for (const episode of before) {
        const cover = after.find(({ startAt, endAt }) => {
          return startAt <= episode.startAt && endAt >= episode.endAt;
        });
        expect(cover?.peak).toBeGreaterThanOrEqual(episode.peak);
        expect(cover?.pointIds).toEqual(expect.arrayContaining(episode.pointIds));
      }
    }),
    { numRuns: 500 },
  );
});

test('moving all events in time moves the episodes and nothing else', () => {
  fc.assert(
    fc.property(
      randomPoints,
      randomRule.map((rule) => ({ ...rule, isFixed: false })),
      fc.integer({ min: -1e9, max: 1e9 }),
      (given, rule, by) => {
        const moved = slidingEpisodes(
          given.map((point) => ({ ...point, at: point.at + by })),
          rule,
        );
        const expected = slidingEpisodes(given, rule).map((episode) => ({
          ...episode,
          startAt: episode.startAt + by,
          endAt: episode.endAt + by,
          peakWindowStartAt: episode.peakWindowStartAt + by,
          peakWindowEndAt: episode.peakWindowEndAt + by,
          pointTimes: episode.pointTimes.map((at) => at + by),
          steps:
            episode.steps?.map((step) => ({
              ...step,
              firstAt: step.firstAt + by,
              lastAt: step.lastAt + by,
            })) ?? null,
        }));
        expect(moved).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});
