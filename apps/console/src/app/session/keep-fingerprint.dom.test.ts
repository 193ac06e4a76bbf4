// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFingerprint } from './keep-fingerprint.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  window.localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function kept(): { value: { vsid: string; vrid: string }; expiry: number } {
  return JSON.parse(window.localStorage.getItem('fp') ?? 'null');
}

test('an identifier of 27 characters is kept for a day, and nobody is asked', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await keepFingerprint();
  expect(kept().value.vrid).toMatch(/^[\da-z]{27}$/);
  expect(kept().value.vsid).toMatch(/^[\da-z]{1,27}$/);
  expect(kept().expiry).toBe(NOW + DAY_MS);
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('within the day it stays, after it there is another', async () => {
  await keepFingerprint();
  const first = kept();
  vi.setSystemTime(NOW + DAY_MS - 1);
  await keepFingerprint();
  expect(kept()).toEqual(first);
  vi.setSystemTime(NOW + DAY_MS + 1);
  await keepFingerprint();
  expect(kept().value.vrid).not.toBe(first.value.vrid);
});
