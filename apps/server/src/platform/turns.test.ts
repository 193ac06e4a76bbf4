import { expect, test } from 'vitest';
import { nextTurn } from './turns.ts';

test('turns come in order, and never two in one round of the event loop', async () => {
  let round = 0;
  let isOver = false;
  const countRounds = (): void => {
    round += 1;
    if (!isOver) setImmediate(countRounds);
  };
  setImmediate(countRounds);
  const slices: { name: string; round: number }[] = [];
  const work = async (name: string): Promise<void> => {
    for (let slice = 0; slice < 3; slice += 1) {
      await nextTurn(1);
      slices.push({ name, round });
    }
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  isOver = true;
  expect(slices.map(({ name }) => name).join('')).toBe('abcabcabc');
  expect(new Set(slices.map((slice) => slice.round)).size).toBe(slices.length);
});

test('a tenant with little to compute does not wait for one with much', async () => {
  const slices: string[] = [];
  const work = async (name: string, tenantId: number, count: number): Promise<void> => {
    for (let slice = 0; slice < count; slice += 1) {
      await nextTurn(tenantId);
      slices.push(name);
    }
  };
  const busy = Array.from({ length: 20 }, () => work('busy', 1, 2));
  await Promise.all([...busy, work('other', 2, 3)]);
  expect(slices.lastIndexOf('other')).toBeLessThan(7);
  expect(slices).toHaveLength(43);
});
