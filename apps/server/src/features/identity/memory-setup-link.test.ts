import { expect, test } from 'vitest';
import { memorySetupLink } from './memory-setup-link.ts';

function setUp() {
  const state = { at: 0, needsSetup: true, done: 0 };
  const link = memorySetupLink({ now: () => state.at, needsSetup: async () => state.needsSetup });
  const work = async (): Promise<void> => void (state.done += 1);
  return { state, link, work };
}

test('a link works once, of several at once too', async () => {
  const { state, link, work } = setUp();
  const token = (await link.create())?.token ?? '';
  expect(await link.use('guess', work)).toBe(false);
  const results = await Promise.all([link.use(token, work), link.use(token, work)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await link.use(token, work)).toBe(false);
  expect(state.done).toBe(1);
});

test('it ends after an hour, with a newer one, and with the first administrator', async () => {
  const { state, link, work } = setUp();
  const first = (await link.create())?.token ?? '';
  const second = (await link.create())?.token ?? '';
  expect(await link.use(first, work)).toBe(false);
  state.at = 3_600_000;
  expect(await link.use(second, work)).toBe(false);
  const third = (await link.create())?.token ?? '';
  state.needsSetup = false;
  expect(await link.use(third, work)).toBe(false);
  expect(await link.create()).toBeNull();
});

test('work that fails leaves it good', async () => {
  const { link, work } = setUp();
  const token = (await link.create())?.token ?? '';
  const failing = link.use(token, async () => {
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await link.use(token, work)).toBe(true);
});
