// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSearches, MAX_LAST_SEARCHES, rememberSearch } from './last-searches.ts';
import { readStored, removeStored, subscribeStored, writeStored } from './stored-values.ts';

afterEach(() => window.localStorage.clear());

test('a missing key reads as null', () => {
  expect(readStored('USER_DATA')).toBeNull();
  expect(readStored('IS_WIDE_SIDE_BAR')).toBeNull();
});

test('a value is stored as a serialized structure under the key of the specification', () => {
  writeStored('USER_DATA', { featureFlags: { show_dark_mode: true } });
  expect(window.localStorage.getItem('USER_DATA')).toBe('{"featureFlags":{"show_dark_mode":true}}');
  expect(readStored('USER_DATA')).toEqual({ featureFlags: { show_dark_mode: true } });
});

test.each([
  ['IS_WIDE_SIDE_BAR', '{not json'],
  ['IS_WIDE_SIDE_BAR', '"yes"'],
  ['REGION', '"mars-1"'],
  ['USER_DATA', '{"featureFlags":{"show_dark_mode":"yes"}}'],
  ['LAST_SEARCHES', '[1,2]'],
  ['DASHBOARD_LAYOUT', '["open-by-severity"]'],
  ['DASHBOARD_LAYOUT', '[{"id":"figures","x":12,"y":0,"w":1,"h":1}]'],
] as const)('an unreadable %s (%s) reads as null and stays as it is', (key, text) => {
  window.localStorage.setItem(key, text);
  expect(readStored(key)).toBeNull();
  expect(window.localStorage.getItem(key)).toBe(text);
});

test('the same stored text gives the same object, so that subscribers do not loop', () => {
  writeStored('LAST_SEARCHES', ['invoice']);
  expect(readStored('LAST_SEARCHES')).toBe(readStored('LAST_SEARCHES'));
});

test('subscribers hear their own key, from this tab and from others', () => {
  const heard = vi.fn();
  const stop = subscribeStored('REGION', heard);
  writeStored('REGION', 'eu-west-1');
  writeStored('IS_WIDE_SIDE_BAR', true);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'REGION' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'LAST_SEARCHES' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  removeStored('REGION');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('recent searches are kept newest first, each once, at most ten', () => {
  for (let i = 0; i < 12; i += 1) rememberSearch(`search ${i}`);
  rememberSearch(' search 5 ');
  rememberSearch('  ');
  const searches = readStored('LAST_SEARCHES') ?? [];
  expect(searches).toHaveLength(MAX_LAST_SEARCHES);
  expect(searches[0]).toBe('search 5');
  expect(new Set(searches).size).toBe(MAX_LAST_SEARCHES);
  forgetSearches();
  expect(readStored('LAST_SEARCHES')).toBeNull();
});
