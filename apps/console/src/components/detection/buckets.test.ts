import { expect, test } from 'vitest';
import { histogramBuckets } from './histogram-buckets.ts';
import { severityCounts } from './severity-counts.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(hours * HOUR).toISOString();

test('buckets are in order, whatever their width', () => {
  const buckets = histogramBuckets({
    bucketMs: 24 * HOUR,
    buckets: [
      { startAt: at(47), counts: { LOW: 1 } },
      { startAt: at(24), counts: { HIGH: 2 } },
    ],
  });
  expect(buckets).toEqual([
    { startAt: 24 * HOUR, counts: { HIGH: 2 } },
    { startAt: 47 * HOUR, counts: { LOW: 1 } },
  ]);
});

test('a span without end is cut at its older side', () => {
  const buckets = Array.from({ length: 500 }, (_, hour) => ({ startAt: at(hour), counts: {} }));
  const shown = histogramBuckets({ bucketMs: HOUR, buckets });
  expect(shown).toHaveLength(400);
  expect(shown.at(-1)?.startAt).toBe(499 * HOUR);
  expect(histogramBuckets({ bucketMs: HOUR, buckets: [] })).toEqual([]);
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
