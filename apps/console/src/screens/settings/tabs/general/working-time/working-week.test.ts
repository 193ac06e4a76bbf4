import { expect, test } from 'vitest';
import {
  cityOf,
  clockOf,
  draftOfWeek,
  isInside,
  isSound,
  weekOfDraft,
  weekParts,
} from './working-week.ts';

const OFFICE = { from: '08:00', to: '18:00' };
const WEEK = [OFFICE, OFFICE, OFFICE, OFFICE, { from: '08:00', to: '24:00' }, null, OFFICE];

test('a week is the same after the form', () => {
  expect(weekOfDraft(draftOfWeek(WEEK))).toEqual(WEEK);
});

test('days in a row with the same hours are one part', () => {
  expect(weekParts(WEEK)).toEqual([
    { first: 0, last: 3, hours: OFFICE },
    { first: 4, last: 4, hours: { from: '08:00', to: '24:00' } },
    { first: 6, last: 6, hours: OFFICE },
  ]);
});

test('a day that ends at midnight ends after it starts, and others must', () => {
  expect(isSound({ isWorking: true, from: '22:00', to: '24:00' })).toBe(true);
  expect(isSound({ isWorking: true, from: '18:00', to: '08:00' })).toBe(false);
  expect(isSound({ isWorking: true, from: '', to: '08:00' })).toBe(false);
  expect(isSound({ isWorking: false, from: '', to: '' })).toBe(true);
});

test('the end does not belong to working hours', () => {
  const days = draftOfWeek(WEEK);
  expect(['07:59', '08:00', '17:59', '18:00'].map((time) => isInside(days, 0, time))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isInside(days, 4, '22:00')).toBe(true);
  expect(isInside(days, 5, '12:00')).toBe(false);
});

test('a time is read as people type it', () => {
  expect(['8', '830', '8:30', '8.30', '0830', '24:00', ' 7 '].map(clockOf)).toEqual([
    '08:00',
    '08:30',
    '08:30',
    '08:30',
    '08:30',
    '24:00',
    '07:00',
  ]);
  expect(['', 'x', '25', '24:01', '8:60', '-1'].map(clockOf)).toEqual(Array(6).fill(null));
});

test('zones are called by their city', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOf('UTC')).toBe('UTC');
});
