import { expect, test } from 'vitest';
import { fillBuckets } from './fill-buckets.ts';
import { severityCounts } from './severity-counts.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(hours * HOUR).toISOString();

test('buckets that the summary leaves out are filled with nothing', () => {
  const filled = fillBuckets({
    bucketMs: HOUR,
    buckets: [
      { startAt: at(1), counts: { HIGH: 2 } },
      { startAt: at(4), counts: { LOW: 1 } },
    ],
  });
  expect(filled.map(({ startAt }) => startAt / HOUR)).toEqual([1, 2, 3, 4]);
  expect(filled.map(({ counts }) => counts)).toEqual([{ HIGH: 2 }, {}, {}, { LOW: 1 }]);
});

test('a span without end is cut at its older side', () => {
  const filled = fillBuckets({
    bucketMs: HOUR,
    buckets: [
      { startAt: at(0), counts: { LOW: 1 } },
      { startAt: at(9999), counts: { LOW: 1 } },
    ],
  });
  expect(filled).toHaveLength(400);
  expect(filled.at(-1)?.startAt).toBe(9999 * HOUR);
  expect(fillBuckets({ bucketMs: HOUR, buckets: [] })).toEqual([]);
});

test('a severity without detections counts 0, and no summary gives no figures', () => {
  expect(severityCounts(undefined, 'count')).toBeNull();
  const summary = {
    asOf: at(0),
    total: 3,
    facets: [
      {
        key: 'severity' as const,
        values: [{ value: 'HIGH', label: null, count: 3, available: 8 }],
      },
    ],
    hidden: 0,
    histogram: { bucketMs: HOUR, buckets: [] },
  };
  expect(severityCounts(summary, 'count')).toEqual({ CRITICAL: 0, HIGH: 3, MEDIUM: 0, LOW: 0 });
  expect(severityCounts(summary, 'available')?.HIGH).toBe(8);
});
