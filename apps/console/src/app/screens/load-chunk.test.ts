import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, forgetReload, loadChunk, reloadOnce } from './load-chunk.ts';
import { preloadOneByOne } from './preload-one-by-one.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk that arrives in time is given, and its timer is cleared', async () => {
  await expect(loadChunk('Alerts', async () => 'code')).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('a chunk that takes 120 s is a ChunkLoadError, and not a moment earlier', async () => {
  const failed = vi.fn();
  const done = loadChunk('Alerts', () => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' });
});

test('a failed import is a ChunkLoadError that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk('Alerts', () => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause,
  });
});

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('the page reloads once for a missing chunk, and again only after a screen has loaded', () => {
  const storage = memoryStorage();
  const reload = vi.fn();
  expect(reloadOnce({ storage, reload, isOnline: false })).toBe(false);
  expect(reloadOnce({ storage, reload, isOnline: true })).toBe(true);
  expect(reloadOnce({ storage, reload, isOnline: true })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  forgetReload(storage);
  expect(reloadOnce({ storage, reload, isOnline: true })).toBe(true);
});

test('every screen is preloaded, one after the other', async () => {
  const order: string[] = [];
  const preloads = ['a', 'b', 'c'].map((name) => async () => void order.push(name));
  const idle = (run: () => void) => run();
  preloadOneByOne(preloads, idle);
  await vi.runAllTimersAsync();
  expect(order).toEqual(['a', 'b', 'c']);
});
