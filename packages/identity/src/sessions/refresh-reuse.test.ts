import { expect, test } from 'vitest';
import { isReuse } from './refresh-reuse.ts';

const rotatedAt = new Date('2026-01-01T00:00:00Z');
const after = (seconds: number): Date => new Date(rotatedAt.getTime() + seconds * 1000);
const rotated = { rotatedAt, supersededAt: null, isAnyChildUsed: false };

test('a token that was never rotated is always good', () => {
  expect(isReuse({ ...rotated, rotatedAt: null }, after(1e6), 30)).toBe(false);
});

test('a rotated one is good until its child was used, however long that takes', () => {
  expect(isReuse(rotated, after(3600), 30)).toBe(false);
});

test('after the child was used it is good for the grace and no longer', () => {
  const used = { ...rotated, isAnyChildUsed: true };
  expect(isReuse(used, after(30), 30)).toBe(false);
  expect(isReuse(used, after(31), 30)).toBe(true);
});

test('one whose sibling took its place is never good', () => {
  expect(isReuse({ ...rotated, supersededAt: rotatedAt }, after(0), 30)).toBe(true);
});
