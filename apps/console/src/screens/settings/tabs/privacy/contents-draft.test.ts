import { expect, test } from 'vitest';
import { daysOf, deletedBySaving, draftOf } from './contents-draft.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const KEPT = { kept: 3, oldestAt: '2026-11-10T12:00:00.000Z' };

test('days stay in the field while keeping is switched off', () => {
  const draft = draftOf({ retentionDays: 7 });
  expect(daysOf(draft)).toBe(7);
  expect(daysOf({ ...draft, isKept: false })).toBe(0);
  expect(daysOf({ ...draft, isKept: true })).toBe(7);
});

test('who keeps nothing yet begins with a month', () => {
  const draft = draftOf({ retentionDays: 0 });
  expect(daysOf(draft)).toBe(0);
  expect(daysOf({ ...draft, isKept: true })).toBe(30);
});

test('fewer days delete what is older than they reach', () => {
  expect(deletedBySaving(0, KEPT, NOW)).toBe('all');
  expect(deletedBySaving(9, KEPT, NOW)).toBe('older');
  expect(deletedBySaving(10, KEPT, NOW)).toBe('older');
  expect(deletedBySaving(11, KEPT, NOW)).toBe('nothing');
  expect(deletedBySaving(0, { kept: 0, oldestAt: null }, NOW)).toBe('nothing');
});
