import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketStarts, bucketWidth } from './histogram-buckets.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function hoursOfBars(zone: string, from: string, to: string, width: number): number[] {
  const starts = bucketStarts({ from: Date.parse(from), to: Date.parse(to) }, width, zone);
  return starts.slice(1).map((at, index) => (at - (starts[index] ?? 0)) / HOUR);
}

test.each([
  ['Europe/Berlin', '2026-03-27T23:00:00Z', '2026-03-30T22:00:00Z', [24, 23, 24]],
  ['Europe/Berlin', '2026-10-23T22:00:00Z', '2026-10-26T23:00:00Z', [24, 25, 24]],
  ['America/New_York', '2026-03-07T05:00:00Z', '2026-03-10T04:00:00Z', [24, 23, 24]],
  ['America/New_York', '2026-10-31T04:00:00Z', '2026-11-03T05:00:00Z', [24, 25, 24]],
  ['Pacific/Chatham', '2026-04-03T10:15:00Z', '2026-04-06T11:15:00Z', [24, 25, 24]],
])('%s: bars of a day from %s have the hours of the days', (zone, from, to, hours) => {
  expect(hoursOfBars(zone, from, to, DAY)).toEqual(hours);
});

test('bars of hours begin at full hours of the day, with one for the hour that is repeated', () => {
  const around = ['2026-10-24T22:00:00Z', '2026-10-25T04:00:00Z'] as const;
  expect(hoursOfBars('Europe/Berlin', ...around, HOUR)).toEqual([1, 1, 2, 1, 1]);
  const kolkata = bucketStarts({ from: 0, to: 0 }, HOUR, 'Asia/Kolkata');
  expect(kolkata).toEqual([-HOUR / 2]);
});

test('weeks begin with Monday', () => {
  const [first] = bucketStarts(
    { from: Date.parse('2026-11-20T12:00:00Z'), to: Date.parse('2026-11-20T13:00:00Z') },
    7 * DAY,
    'Europe/Berlin',
  );
  expect(first).toBe(Date.parse('2026-11-15T23:00:00Z'));
});

test('bars cover the span, in order and without a gap', () => {
  const zones = ['UTC', 'Europe/Berlin', 'Pacific/Chatham', 'America/St_Johns'] as const;
  const instants = fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2030, 0) });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      instants,
      fc.integer({ min: 0, max: 900 * DAY }),
      (zone, from, length) => {
        const to = from + length;
        const starts = bucketStarts({ from, to }, bucketWidth(from, to), zone);
        expect(starts[0]).toBeLessThanOrEqual(from);
        expect(starts[1] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from);
        expect(starts.at(-1)).toBeLessThanOrEqual(to);
        expect(starts.toSorted((a, b) => a - b)).toEqual([...new Set(starts)]);
      },
    ),
    { numRuns: 200 },
  );
});
