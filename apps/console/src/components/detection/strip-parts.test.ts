import { expect, test } from 'vitest';
import { stripParts } from './strip-parts.ts';

const shown = (count: number, most: number) =>
  stripParts(
    Array.from({ length: count }, (_, index) => index),
    Array.from({ length: count - 1 }, (_, index) => `step ${index}`),
    most,
  );

test('a short path is shown whole, each node with the step that leads to it', () => {
  expect(shown(3, 5)).toEqual([
    { version: 0, edge: null, leftOut: 0 },
    { version: 1, edge: 'step 0', leftOut: 0 },
    { version: 2, edge: 'step 1', leftOut: 0 },
  ]);
});

test('of a long one both ends are shown, and how many nodes lie between', () => {
  const parts = shown(9, 5);
  expect(parts.map(({ version }) => version)).toEqual([0, 1, 7, 8]);
  expect(parts.map(({ leftOut }) => leftOut)).toEqual([0, 0, 5, 0]);
  expect(parts[2]?.edge).toBe('step 6');
});
