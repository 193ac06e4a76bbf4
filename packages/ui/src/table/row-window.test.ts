import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow, scrollTopFor } from './row-window.ts';

const geometry = fc.record({
  count: fc.integer({ min: 0, max: 100_000 }),
  rowHeight: fc.constantFrom(32, 36),
  height: fc.integer({ min: 0, max: 2000 }),
});

test('every row in sight is drawn, and never many more', () => {
  fc.assert(
    fc.property(geometry, fc.nat(4_000_000), (box, scrollTop) => {
      const { first, end } = rowWindow(scrollTop, box);
      const top = Math.floor(scrollTop / box.rowHeight);
      const bottom = Math.floor((scrollTop + box.height - 1) / box.rowHeight);
      const seen = [top, bottom].filter((row) => row < box.count && row >= top);
      expect(seen.every((row) => first <= row && row < end)).toBe(true);
      expect(end).toBeLessThanOrEqual(box.count);
      expect(end - first).toBeLessThanOrEqual(box.height / box.rowHeight + 32);
    }),
  );
});

test('a small scroll draws nothing anew', () => {
  const box = { count: 1000, rowHeight: 36, height: 720 };
  expect(rowWindow(36 * 403, box)).toEqual(rowWindow(36 * 401, box));
});

test('a row is scrolled to only when it is not in sight', () => {
  const box = { count: 100, rowHeight: 36, height: 392 };
  expect(scrollTopFor(3, 0, box, 32)).toBeNull();
  expect(scrollTopFor(10, 0, box, 32)).toBe(36);
  expect(scrollTopFor(2, 360, box, 32)).toBe(72);
});
