import { expect, test } from 'vitest';
import { findMeasurements } from './measurements.ts';

/** What a person waits for who runs all short forms. */
const MINUTES = 30;

test('every benchmark and evaluation says what its short form leaves out and what is kept', async () => {
  const found = await findMeasurements();
  expect(found.length).toBeGreaterThan(20);
  for (const { name, short } of found) {
    expect([name, short.leavesOut.length > 0, Object.keys(short.figures).length > 0]).toEqual([
      name,
      true,
      true,
    ]);
  }
});

test('all short forms together take half an hour', async () => {
  const found = await findMeasurements();
  expect(found.reduce((sum, { short }) => sum + short.minutes, 0)).toBeLessThanOrEqual(MINUTES);
});
