import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { ApiError, PermissionError } from './api-error.ts';
import { fillPath, readPath } from './build-path.ts';
import { cacheConstants, cacheOptions, isSlowConnection, isWorthRetrying } from './swr-options.ts';

test('the cache has the constants of the specification', () => {
  expect(cacheConstants(false)).toEqual({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 5000,
    loadingTimeout: 3000,
  });
  expect(cacheConstants(true)).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5000 });
});

test('slow is what the browser says is slow', () => {
  expect(isSlowConnection(undefined)).toBe(false);
  expect(isSlowConnection({ effectiveType: '4g' })).toBe(false);
  expect(isSlowConnection({ effectiveType: '2g' })).toBe(true);
  expect(isSlowConnection({ effectiveType: 'slow-2g' })).toBe(true);
  expect(isSlowConnection({ effectiveType: '4g', saveData: true })).toBe(true);
});

test.each([401, 403, 404, 422])('%i is not asked again', (status) => {
  expect(isWorthRetrying(new ApiError(status, '', null))).toBe(false);
});

test('a refusal is not asked again, a broken server or connection is', () => {
  expect(isWorthRetrying(new PermissionError())).toBe(false);
  expect(isWorthRetrying(new ApiError(503, '', null))).toBe(true);
  expect(isWorthRetrying(new TypeError('fetch failed'))).toBe(true);
});

test('a retry waits about the interval, doubled with each attempt', () => {
  vi.useFakeTimers();
  const options = cacheOptions(async () => undefined, false);
  const revalidate = vi.fn(async () => true);
  const config = { ...SWRConfig.defaultValue, errorRetryInterval: 5000 };
  options.onErrorRetry?.(new TypeError(), 'key', config, revalidate, {
    retryCount: 1,
    dedupe: true,
  });
  vi.advanceTimersByTime(4999);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_001);
  expect(revalidate).toHaveBeenCalledTimes(1);
  options.onErrorRetry?.(new PermissionError(), 'key', config, revalidate, {
    retryCount: 1,
    dedupe: true,
  });
  vi.advanceTimersByTime(10_000_000);
  expect(revalidate).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('paths are filled and queries spelled out in one order', () => {
  expect(readPath('/v1/detections/{detectionId}', { params: { detectionId: 'a/b' } })).toBe(
    '/v1/detections/a%2Fb',
  );
  const first = readPath('/v1/detections/summary', { query: { status: ['new'], from: 'now-7d' } });
  const second = readPath('/v1/detections/summary', { query: { from: 'now-7d', status: ['new'] } });
  expect(first).toBe('/v1/detections/summary?from=now-7d&status=new');
  expect(second).toBe(first);
  expect(readPath('/v1/session')).toBe('/v1/session');
});

test('lists repeat their name, absent values are left out, a missing parameter is a mistake', () => {
  expect(fillPath('/a', { query: { b: ['x', 'y'], c: undefined, d: null, e: 0 } })).toBe(
    '/a?b=x&b=y&e=0',
  );
  expect(() => fillPath('/a/{id}', {})).toThrow('needs the parameter id');
});
