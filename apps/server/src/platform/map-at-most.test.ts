import { expect, test } from 'vitest';
import { mapAtMost } from './map-at-most.ts';

test('results keep the order, and never more items than allowed are worked on', async () => {
  let at = 0;
  let most = 0;
  const doubled = await mapAtMost([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    at += 1;
    most = Math.max(most, at);
    await new Promise(setImmediate);
    at -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(most).toBe(3);
});

test('an item that fails rejects the whole', async () => {
  const failing = mapAtMost([1, 2, 3], 2, async (item) => {
    if (item === 2) throw new Error('broken');
    return item;
  });
  await expect(failing).rejects.toThrow('broken');
});
