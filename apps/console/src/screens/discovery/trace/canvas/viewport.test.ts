import { expect, test } from 'vitest';
import { bringIntoSight, firstViewport } from './viewport.ts';

const ROOM = { width: 900, height: 600 };

test('a small drawing is seen whole, in the middle', () => {
  const { x, y, zoom } = firstViewport({ width: 800, height: 400 }, ROOM);
  expect(zoom).toBeCloseTo(1.065, 2);
  expect(2 * x + 800 * zoom).toBeCloseTo(900);
  expect(2 * y + 400 * zoom).toBeCloseTo(600);
});

test('a large one is seen from its beginning, as wide as there is room', () => {
  expect(firstViewport({ width: 800, height: 4000 }, ROOM)).toEqual({ x: 50, y: 24, zoom: 1 });
  expect(firstViewport({ width: 4000, height: 4000 }, ROOM)).toEqual({ x: 24, y: 24, zoom: 0.64 });
});

test('what is out of sight is brought in by as little as it takes', () => {
  const at = { x: 0, y: 0, zoom: 1 };
  const box = { x: 100, y: 100, width: 168, height: 48 };
  expect(bringIntoSight(at, box, ROOM)).toBe(at);
  expect(bringIntoSight(at, { ...box, y: 1000 }, ROOM)).toEqual({ x: 0, y: -472, zoom: 1 });
  expect(bringIntoSight({ ...at, x: -500 }, box, ROOM)).toEqual({ x: -76, y: 0, zoom: 1 });
});
