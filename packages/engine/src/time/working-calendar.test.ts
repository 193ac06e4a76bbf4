import { DEFAULT_WORKING_TIME, WorkingTime } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileWorkingTime } from './working-calendar.ts';

const BERLIN = { ...DEFAULT_WORKING_TIME, timeZone: 'Europe/Berlin' };

function at(text: string, working = BERLIN, zone: string | null = null) {
  return compileWorkingTime(working).at(Date.parse(text), zone);
}

describe('a working week from Monday to Friday, 08:00 to 18:00, in Berlin', () => {
  test.each([
    ['2026-11-20T21:00:00Z', { hour: 22, dayKind: 'workday', isWorking: false }],
    ['2026-11-20T07:00:00Z', { hour: 8, dayKind: 'workday', isWorking: true }],
    ['2026-11-20T06:59:59Z', { hour: 7, dayKind: 'workday', isWorking: false }],
    ['2026-11-20T16:59:59Z', { hour: 17, dayKind: 'workday', isWorking: true }],
    ['2026-11-20T17:00:00Z', { hour: 18, dayKind: 'workday', isWorking: false }],
    ['2026-11-20T23:00:00Z', { hour: 0, dayKind: 'weekend', isWorking: false }],
    ['2026-11-22T10:00:00Z', { hour: 11, dayKind: 'weekend', isWorking: false }],
    // The Mondays after the clocks go forward and back.
    ['2026-03-30T06:00:00Z', { hour: 8, dayKind: 'workday', isWorking: true }],
    ['2026-10-26T07:00:00Z', { hour: 8, dayKind: 'workday', isWorking: true }],
    ['2026-10-26T06:30:00Z', { hour: 7, dayKind: 'workday', isWorking: false }],
  ])('%s', (text, expected) => {
    expect(at(text)).toEqual(expected);
  });

  test('a person in another zone works the same hours by the clock there', () => {
    expect(at('2026-11-20T21:00:00Z', BERLIN, 'America/New_York')).toEqual({
      hour: 16,
      dayKind: 'workday',
      isWorking: true,
    });
    expect(at('2026-11-20T20:00:00Z', BERLIN, 'Asia/Kolkata')).toMatchObject({
      dayKind: 'weekend',
    });
  });
});

describe('holidays', () => {
  const holidays = [
    { name: 'Christmas', from: '2020-12-25', to: '2020-12-26', isYearly: true },
    { name: 'New Year', from: '2020-12-31', to: '2021-01-01', isYearly: true },
    { name: 'Bridge day', from: '2026-05-15', to: '2026-05-15', isYearly: false },
  ];
  const working = { ...BERLIN, holidays };

  test.each([
    ['2026-12-25T10:00:00Z', 'holiday'],
    ['2026-12-24T23:00:00Z', 'holiday'],
    ['2026-12-24T22:59:59Z', 'workday'],
    ['2027-01-01T10:00:00Z', 'holiday'],
    ['2026-12-31T10:00:00Z', 'holiday'],
    ['2026-05-15T10:00:00Z', 'holiday'],
    ['2027-05-14T10:00:00Z', 'workday'],
  ])('%s is a %s', (text, dayKind) => {
    // Every one of these instants except midnight is within working hours.
    const isWorking = dayKind === 'workday' && !text.includes('T22');
    expect(at(text, working)).toMatchObject({ dayKind, isWorking });
  });
});

test('working time has as many hours as the week says, also when clocks change', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'] as const;
  const weeks = fc.integer({ min: 0, max: 260 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), weeks, (timeZone, week) => {
      const calendar = compileWorkingTime({ ...DEFAULT_WORKING_TIME, timeZone });
      // Seven days from a Wednesday noon, UTC, in steps that fit every zone of the list.
      const from = Date.UTC(2024, 0, 3, 12) + week * 604_800_000;
      let minutes = 0;
      for (let now = from; now < from + 604_800_000; now += 900_000) {
        if (calendar.at(now, null).isWorking) minutes += 15;
      }
      // The week ends at another local hour than it began with when clocks changed.
      expect(Math.abs(minutes / 60 - 50)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

describe('what is refused', () => {
  const holiday = { name: 'A', from: '2026-01-01', to: '2026-01-01', isYearly: false };
  test.each([
    [{ week: [] }, 'week'],
    [{ week: [{ from: '18:00', to: '08:00' }, null, null, null, null, null, null] }, 'week.0.to'],
    [{ week: [{ from: '25:00', to: '26:00' }, null, null, null, null, null, null] }, 'week.0.from'],
    [{ holidays: [{ ...holiday, from: '2026-02-30' }] }, 'holidays.0.from'],
    [{ holidays: [{ ...holiday, to: '2025-12-31' }] }, 'holidays.0.to'],
    [{ holidays: [{ ...holiday, to: '2027-06-01' }] }, 'holidays.0.to'],
    [{ holidays: [{ ...holiday, name: ' ' }] }, 'holidays.0.name'],
  ])('%j names the field', (part, path) => {
    const { error } = WorkingTime.safeParse({ ...DEFAULT_WORKING_TIME, ...part });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  });
});
