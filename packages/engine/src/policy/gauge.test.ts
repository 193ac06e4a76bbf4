import { expect, test } from 'vitest';
import { createGauge } from './gauge.ts';
import { comparePoints, compareTwins, countedPoint, type WindowPoint } from './window-point.ts';

const point = (facts: Partial<WindowPoint>): WindowPoint => ({
  at: 0,
  id: 'a',
  valueKey: 'x',
  bytes: 5,
  ...facts,
});

test('events count one each', () => {
  const gauge = createGauge('events');
  gauge.add(point({}));
  gauge.add(point({ bytes: 100 }));
  expect(gauge.value()).toBe(2);
  gauge.remove(point({}));
  expect(gauge.value()).toBe(1);
});

test('bytes count as they are', () => {
  const gauge = createGauge('bytes');
  gauge.add(point({ bytes: 5 }));
  gauge.add(point({ bytes: 7 }));
  gauge.remove(point({ bytes: 5 }));
  expect(gauge.value()).toBe(7);
});

test('an object counts until the last of its events is gone', () => {
  const gauge = createGauge('objects');
  gauge.add(point({}));
  gauge.add(point({}));
  gauge.add(point({ valueKey: 'y' }));
  expect(gauge.value()).toBe(2);
  gauge.remove(point({}));
  expect(gauge.value()).toBe(2);
  gauge.remove(point({}));
  expect(gauge.value()).toBe(1);
});

test('an object named like a property of every object is an object like others', () => {
  const gauge = createGauge('objects');
  gauge.add(point({ valueKey: '__proto__' }));
  gauge.add(point({ valueKey: 'constructor' }));
  expect(gauge.value()).toBe(2);
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
  expect(compareTwins(point({ valueKey: 'b' }), point({ valueKey: 'a' }))).toBeGreaterThan(0);
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
