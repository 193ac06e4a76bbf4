// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheOptions } from './swr-options.ts';

/** The specification's cache timings on a fast and on a slow connection, in milliseconds. */
const TIMES = [
  { isSlow: false, retryMs: 5000, slowMs: 3000 },
  { isSlow: true, retryMs: 10_000, slowMs: 5000 },
] as const;

let answer: () => Promise<unknown>;
const ask = vi.fn(() => answer());
const onLoadingSlow = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // No jitter: a retry waits exactly as configured.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  answer = async () => 'data';
  ask.mockClear();
  onLoadingSlow.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Reader() {
  useSWR('/v1/x');
  return null;
}

/** One cache, rerendered with any number of readers. */
function cacheOf(isSlow: boolean) {
  const cache = new Map();
  const value = {
    ...cacheOptions(async () => undefined, isSlow),
    fetcher: ask,
    provider: () => cache,
    onLoadingSlow,
  };
  const readers = (count: number) => (
    <SWRConfig value={value}>
      {Array.from({ length: count }, (_, index) => (
        <Reader key={index} />
      ))}
    </SWRConfig>
  );
  const { rerender } = render(readers(1));
  return { read: (count: number) => rerender(readers(count)) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the same read within 2000 ms is asked once', async () => {
  const { read } = cacheOf(false);
  await pass(1950);
  read(2);
  // If there is data already, a new reader requests in the next frame.
  await pass(40);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(20);
  read(3);
  await pass(40);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a focus within 5000 ms of the last one asks nothing', async () => {
  cacheOf(false);
  await pass(4990);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(20);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each(TIMES)(
  'slow: $isSlow, a failed read is repeated after twice $retryMs ms, its first doubling',
  async ({ isSlow, retryMs }) => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    cacheOf(isSlow);
    await pass(2 * retryMs - 10);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(20);
    expect(ask).toHaveBeenCalledTimes(2);
  },
);

test.each(TIMES)('slow: $isSlow, a read counts as slow after $slowMs ms', async (times) => {
  answer = () => new Promise(() => {});
  cacheOf(times.isSlow);
  await pass(times.slowMs - 10);
  expect(onLoadingSlow).not.toHaveBeenCalled();
  await pass(20);
  expect(onLoadingSlow).toHaveBeenCalledTimes(1);
});
