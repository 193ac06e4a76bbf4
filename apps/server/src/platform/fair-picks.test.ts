import { expect, test } from 'vitest';
import { fairPicks, type DueItem } from './fair-picks.ts';

const item = (key: string): DueItem => ({ key, tenantId: Number(key[0]) });
const items = (...keys: string[]): DueItem[] => keys.map(item);
const keysOf = (picks: readonly DueItem[]): string[] => picks.map(({ key }) => key);

test('gives every tenant a turn before any tenant has a second', () => {
  const due = items('1a', '1b', '1c', '1d', '2a', '3a');
  const picks = fairPicks(due, [], { most: 4, mostOfTenant: 4 });
  expect(keysOf(picks)).toEqual(['1a', '2a', '3a', '1b']);
});

test('counts what runs already, and keeps places for other tenants', () => {
  const limits = { most: 4, mostOfTenant: 3 };
  const running = items('1a', '1b');
  expect(keysOf(fairPicks(items('1c', '1d', '2a'), running, limits))).toEqual(['2a', '1c']);
  expect(keysOf(fairPicks(items('1c', '1d'), running, limits))).toEqual(['1c']);
});

test('picks nothing that runs, and nothing while all places are taken', () => {
  expect(fairPicks(items('1a'), items('1a'), { most: 2, mostOfTenant: 2 })).toEqual([]);
  expect(fairPicks(items('2a'), items('1a'), { most: 1, mostOfTenant: 1 })).toEqual([]);
});
