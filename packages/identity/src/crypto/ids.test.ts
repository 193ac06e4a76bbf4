import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('has the prefix and 27 digits, also at the ends of its range of time', () => {
  for (const nowMs of [0, Date.UTC(2026, 0, 1), Date.UTC(2149, 0, 1)]) {
    expect(newId('P', nowMs)).toMatch(/^P[0-9A-Za-z]{27}$/);
  }
});

test('sorts by time and never repeats', () => {
  const early = newId('U', Date.UTC(2026, 0, 1));
  const late = newId('U', Date.UTC(2026, 0, 2));
  expect(early < late).toBe(true);
  const many = new Set(Array.from({ length: 500 }, () => newId('U', 0)));
  expect(many.size).toBe(500);
});
