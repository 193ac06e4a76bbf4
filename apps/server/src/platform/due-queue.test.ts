import { expect, test } from 'vitest';
import type { DueItem } from './fair-picks.ts';
import { dueQueue, type DueQueueOptions } from './due-queue.ts';

const MINUTE = 60_000;

/** A queue over items that stay due until they succeed, on its own clock. */
function queueOf(keys: string[], given: Partial<DueQueueOptions<DueItem>> = {}) {
  const state = { now: 0, ran: [] as string[], faults: [] as (string | null)[] };
  const left = new Set(keys);
  const queue = dueQueue<DueItem>({
    most: 2,
    mostOfTenant: 1,
    everyMs: 1,
    now: () => state.now,
    due: async () => [...left].map((key) => ({ key, tenantId: Number(key[0]) })),
    run: async ({ key }) => {
      state.ran.push(key);
      if (key.endsWith('!')) throw new Error('cannot be done');
      left.delete(key);
    },
    onFault: (item) => void state.faults.push(item?.key ?? null),
    ...given,
  });
  return { queue, state, left };
}

test('runs everything that is due although one item fails, and holds that one back', async () => {
  const { queue, state, left } = queueOf(['1!', '1a', '1b', '2a']);
  await queue.runDue();
  expect([...left]).toEqual(['1!']);
  expect(state.faults).toEqual(['1!']);
  const tries = (): number => state.ran.filter((key) => key === '1!').length;
  await queue.runDue();
  expect(tries()).toBe(1);
  state.now += MINUTE;
  await queue.runDue();
  expect(tries()).toBe(2);
  state.now += MINUTE;
  await queue.runDue();
  expect(tries()).toBe(2);
  state.now += MINUTE;
  await queue.runDue();
  expect(tries()).toBe(3);
});

test('begins other tenants’ items while one tenant’s are slow', async () => {
  const slow = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  const { queue, state, left } = queueOf(['1a', '1b', '2a', '3a'], {
    everyMs: 60_000,
    run: async ({ key, tenantId }) => {
      state.ran.push(key);
      left.delete(key);
      if (tenantId === 1) await slow.promise;
      if (key === '3a') others.resolve();
    },
  });
  queue.start();
  await others.promise;
  expect(state.ran).toEqual(expect.arrayContaining(['1a', '2a', '3a']));
  expect(state.ran).not.toContain('1b');
  slow.resolve();
  await queue.stop();
});

test('tells that what is due could not be read, and looks again', async () => {
  const again = Promise.withResolvers<void>();
  let looks = 0;
  const { queue, state } = queueOf([], {
    due: async () => {
      looks += 1;
      if (looks === 1) throw new Error('no database');
      again.resolve();
      return [];
    },
  });
  queue.start();
  await again.promise;
  await queue.stop();
  expect(state.faults).toEqual([null]);
});
