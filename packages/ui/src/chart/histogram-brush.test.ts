import { expect, test } from 'vitest';
import {
  brushAfterKey,
  bucketTotal,
  rangeBetween,
  rangeOfTimes,
  timesOfRange,
} from './histogram-brush.ts';

const BUCKETS = [0, 10, 20, 30].map((startAt) => ({ startAt, counts: { a: 1, b: 2 } }));

test('arrows move the brush and stop at the edges', () => {
  expect(brushAfterKey({ first: 1, last: 2 }, 'ArrowRight', false, 4)).toEqual({
    first: 2,
    last: 3,
  });
  expect(brushAfterKey({ first: 2, last: 3 }, 'ArrowRight', false, 4)).toEqual({
    first: 2,
    last: 3,
  });
  expect(brushAfterKey({ first: 0, last: 1 }, 'ArrowLeft', false, 4)).toEqual({
    first: 0,
    last: 1,
  });
  expect(brushAfterKey({ first: 0, last: 1 }, 'End', false, 4)).toEqual({ first: 2, last: 3 });
  expect(brushAfterKey({ first: 2, last: 3 }, 'Home', false, 4)).toEqual({ first: 0, last: 1 });
});

test('Shift and arrows resize the end, down to one bucket', () => {
  expect(brushAfterKey({ first: 1, last: 1 }, 'ArrowRight', true, 4)).toEqual({
    first: 1,
    last: 2,
  });
  expect(brushAfterKey({ first: 1, last: 2 }, 'ArrowLeft', true, 4)).toEqual({ first: 1, last: 1 });
  expect(brushAfterKey({ first: 1, last: 1 }, 'ArrowLeft', true, 4)).toEqual({ first: 1, last: 1 });
  expect(brushAfterKey({ first: 1, last: 1 }, 'End', true, 4)).toEqual({ first: 1, last: 3 });
});

test('without a brush the first press starts one at the near edge', () => {
  expect(brushAfterKey(null, 'ArrowRight', false, 4)).toEqual({ first: 0, last: 0 });
  expect(brushAfterKey(null, 'ArrowLeft', false, 4)).toEqual({ first: 3, last: 3 });
});

test('other keys and an empty chart mean nothing', () => {
  expect(brushAfterKey(null, 'a', false, 4)).toBeNull();
  expect(brushAfterKey(null, 'ArrowRight', false, 0)).toBeNull();
});

test('a drag in either direction gives the same range, within the chart', () => {
  expect(rangeBetween(3, 1, 4)).toEqual({ first: 1, last: 3 });
  expect(rangeBetween(-2, 9, 4)).toEqual({ first: 0, last: 3 });
});

test('times and ranges lead to each other', () => {
  const times = timesOfRange(BUCKETS, 10, { first: 1, last: 2 });
  expect(times).toEqual({ from: 10, to: 30 });
  expect(rangeOfTimes(BUCKETS, 10, times)).toEqual({ first: 1, last: 2 });
  expect(rangeOfTimes(BUCKETS, 10, { from: 15, to: 16 })).toEqual({ first: 1, last: 1 });
  expect(rangeOfTimes(BUCKETS, 10, { from: 90, to: 99 })).toBeNull();
  expect(rangeOfTimes(BUCKETS, 10, null)).toBeNull();
});

test('the total of a bucket counts every series', () => {
  expect(bucketTotal({ startAt: 0, counts: { a: 1, b: 2 } })).toBe(3);
});
