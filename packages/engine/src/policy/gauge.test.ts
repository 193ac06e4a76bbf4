import { expect, test } from 'vitest';
import { createGauge } from './gauge.ts';
import { comparePoints, compareTwins, countedPoint, type WindowPoint } from './window-point.ts';
import type { CountMetric, CountRule } from './window-rule.ts';

const point = (facts: Partial<WindowPoint>): WindowPoint => ({
  at: 0,
  id: 'a',
  values: ['x'],
  steps: 0,
  bytes: 5,
  ...facts,
});

const counting = (metric: CountMetric): CountRule => ({
  metric,
  threshold: 1,
  windowMs: 10,
  episodeGapMs: 10,
  groupBy: ['actor'],
});

test('events count one each', () => {
  const gauge = createGauge(counting('events'));
  gauge.add(point({}));
  gauge.add(point({ bytes: 100 }));
  expect(gauge.value()).toBe(2);
  gauge.remove(point({}));
  expect(gauge.value()).toBe(1);
});

test('bytes count as they are', () => {
  const gauge = createGauge(counting('bytes'));
  gauge.add(point({ bytes: 5 }));
  gauge.add(point({ bytes: 7 }));
  gauge.remove(point({ bytes: 5 }));
  expect(gauge.value()).toBe(7);
});

test('an object counts until the last of its events is gone', () => {
  const gauge = createGauge(counting('objects'));
  gauge.add(point({}));
  gauge.add(point({}));
  gauge.add(point({ values: ['y'] }));
  expect(gauge.value()).toBe(2);
  gauge.remove(point({}));
  expect(gauge.value()).toBe(2);
  gauge.remove(point({}));
  expect(gauge.value()).toBe(1);
});

test('an object named like a property of every object is an object like others', () => {
  const gauge = createGauge(counting('objects'));
  gauge.add(point({ values: ['__proto__'] }));
  gauge.add(point({ values: ['constructor'] }));
  expect(gauge.value()).toBe(2);
});

test('of several values each counts once', () => {
  const gauge = createGauge(counting('values'));
  gauge.add(point({ values: ['x', 'y'] }));
  gauge.add(point({ values: ['y', 'z'] }));
  expect(gauge.value()).toBe(3);
  gauge.remove(point({ values: ['x', 'y'] }));
  expect(gauge.value()).toBe(2);
});

test('a sequence in any order counts the steps that have enough events', () => {
  const anything = { all: [] };
  const gauge = createGauge({
    ...counting('events'),
    metric: 'sequence',
    isOrdered: false,
    steps: [
      { name: 'download', condition: anything, atLeast: 2 },
      { name: 'delete', condition: anything },
    ],
  });
  gauge.add(point({ steps: 1 }));
  expect(gauge.value()).toBe(0);
  gauge.add(point({ steps: 3 }));
  expect(gauge.value()).toBe(2);
  gauge.remove(point({ steps: 1 }));
  expect(gauge.value()).toBe(1);
});

test('of acts within one instant the earlier step goes first', () => {
  const points = [
    point({ id: 'a', steps: 4 }),
    point({ id: 'b', steps: 6 }),
    point({ id: 'c', steps: 1 }),
  ];
  expect(points.toSorted(comparePoints).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('points are ordered by time, then by id in code units', () => {
  const points = [
    point({ at: 2, id: 'a' }),
    point({ at: 1, id: 'b' }),
    point({ at: 1, id: 'B' }),
    point({ at: -1, id: 'z' }),
  ];
  expect(points.toSorted(comparePoints).map(({ id }) => id)).toEqual(['z', 'B', 'b', 'a']);
  expect(comparePoints(point({}), point({ bytes: 9 }))).toBe(0);
});

test('of twins the earlier goes first, then the smaller key, then the fewer bytes', () => {
  expect(compareTwins(point({ at: 0 }), point({ at: 1 }))).toBeLessThan(0);
  expect(compareTwins(point({ values: ['b'] }), point({ values: ['a'] }))).toBeGreaterThan(0);
  expect(compareTwins(point({ values: ['a'] }), point({ values: ['a', 'b'] }))).toBeLessThan(0);
  expect(compareTwins(point({ steps: 1 }), point({ steps: 3 }))).toBeLessThan(0);
  expect(compareTwins(point({ bytes: 1 }), point({ bytes: 2 }))).toBeLessThan(0);
  expect(compareTwins(point({}), point({}))).toBe(0);
});

test.each([
  [5, 5],
  [5.9, 5],
  [0, 0],
  [-1, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 2 ** 44],
])('%d bytes count as %d', (bytes, counted) => {
  expect(countedPoint(point({ bytes }))?.bytes).toBe(counted);
});

test('a point without a time does not count', () => {
  expect(countedPoint(point({ at: Number.NaN }))).toBeNull();
  expect(countedPoint(point({ at: Number.NEGATIVE_INFINITY }))).toBeNull();
});
