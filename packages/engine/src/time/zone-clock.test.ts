import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, isKnownZone, zoneClock } from './zone-clock.ts';

const HOUR_MS = 3_600_000;

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function hoursOf(zone: string, date: string): number {
  const clock = zoneClock(zone);
  const day = dayNumber(date);
  return (clock.startOfDay(day + 1) - clock.startOfDay(day)) / HOUR_MS;
}

test.each([
  ['Europe/Berlin', '2026-03-28', 24],
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Pacific/Chatham', '2026-04-05', 25],
  ['Pacific/Chatham', '2026-09-27', 23],
  ['Asia/Kolkata', '2026-03-29', 24],
  // Clocks go forward at midnight: the day starts at 01:00.
  ['Asia/Beirut', '2026-03-29', 23],
  // The zone crossed the date line and had no such day.
  ['Pacific/Apia', '2011-12-30', 0],
])('%s: %s has %d hours', (zone, date, hours) => {
  expect(hoursOf(zone, date)).toBe(hours);
});

test.each([
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29', 1],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29', 3],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29', 0],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25', 2],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25', 2],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26', 0],
  ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08', 1],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08', 3],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01', 1],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', 1],
  ['Asia/Kolkata', '2026-06-01T18:29:59Z', '2026-06-01', 23],
  ['Asia/Kolkata', '2026-06-01T18:30:00Z', '2026-06-02', 0],
  ['Pacific/Chatham', '2026-06-01T11:14:59Z', '2026-06-01', 23],
  ['Pacific/Chatham', '2026-06-01T11:15:00Z', '2026-06-02', 0],
  ['UTC', '1969-12-31T23:59:59Z', '1969-12-31', 23],
])('%s: %s is %s, hour %d', (zone, at, date, hour) => {
  const clock = zoneClock(zone);
  expect(clock.dayOf(Date.parse(at))).toBe(dayNumber(date));
  expect(clock.hourOf(Date.parse(at))).toBe(hour);
});

describe('minutes that clocks skip or show twice', () => {
  const berlin = zoneClock('Europe/Berlin');

  test('a skipped minute counts as the one an hour later', () => {
    const at = berlin.instantOf(dayNumber('2026-03-29'), 150);
    expect(new Date(at).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  test('a repeated minute counts when it is first shown', () => {
    const at = berlin.instantOf(dayNumber('2026-10-25'), 150);
    expect(new Date(at).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('other minutes are shown once', () => {
    const at = berlin.instantOf(dayNumber('2026-10-25'), 8 * 60);
    expect(new Date(at).toISOString()).toBe('2026-10-25T07:00:00.000Z');
  });
});

test('knows names of the IANA database, and no offsets', () => {
  expect(['Europe/Berlin', 'UTC', 'Asia/Kolkata'].map(isKnownZone)).toEqual([true, true, true]);
  expect(['Mars/Olympus', '+02:00', ''].map(isKnownZone)).toEqual([false, false, false]);
  expect(zoneClock('Mars/Olympus').offsetAt(0)).toBe(0);
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'America/Havana',
] as const;
const zones = fc.constantFrom(...ZONES);
const instants = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2040, 0) });
const days = fc.integer({ min: 1830, max: 25_500 });

test('every instant lies within the one day that it belongs to', () => {
  fc.assert(
    fc.property(zones, instants, (zone, at) => {
      const clock = zoneClock(zone);
      const day = clock.dayOf(at);
      expect(clock.startOfDay(day)).toBeLessThanOrEqual(at);
      expect(clock.startOfDay(day + 1)).toBeGreaterThan(at);
    }),
    { numRuns: 500 },
  );
});

test('days follow each other without a gap, and no instant goes back', () => {
  fc.assert(
    fc.property(zones, days, (zone, day) => {
      const clock = zoneClock(zone);
      const [from, next] = [clock.startOfDay(day), clock.startOfDay(day + 1)];
      expect(next).toBeGreaterThanOrEqual(from);
      expect(next - from).toBeLessThanOrEqual(25.5 * HOUR_MS);
      expect(clock.dayOf(from - 1)).toBeLessThan(day);
      expect(clock.dayOf(from)).toBeGreaterThanOrEqual(day);
    }),
    { numRuns: 500 },
  );
});

test('shows what the platform shows', () => {
  const formats = new Map(
    ZONES.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }),
    ]),
  );
  fc.assert(
    fc.property(zones, instants, (zone, at) => {
      expect(zoneClock(zone).hourOf(at)).toBe(Number(formats.get(zone)?.format(at)));
    }),
    { numRuns: 500 },
  );
});

test('days are those of the platform around each change of the clocks', () => {
  // Where midnight occurs twice the calendar repeats an hour, but days do not.
  for (const zone of ZONES.filter((name) => name !== 'America/St_Johns')) {
    const clock = zoneClock(zone);
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    for (let at = Date.UTC(2005, 0); at < Date.UTC(2013, 0); at += DAY_MS) {
      if (clock.offsetAt(at) === clock.offsetAt(at + DAY_MS)) continue;
      for (let near = at - DAY_MS; near < at + 2 * DAY_MS; near += HOUR_MS / 2) {
        expect(clock.dayOf(near)).toBe(dayNumber(format.format(near)));
      }
    }
  }
});

test('a day does not go back where clocks are put back across midnight', () => {
  const clock = zoneClock('America/St_Johns');
  // At 00:01 on 7 November 2010 clocks showed 23:01 of the 6th again.
  const counted = [2.5, 2.55, 3, 3.5, 4].map((hour) =>
    clock.dayOf(Date.UTC(2010, 10, 7) + hour * HOUR_MS),
  );
  expect(counted.map((day) => day - (counted[0] ?? 0))).toEqual([0, 0, 0, 0, 0]);
  expect(clock.dayOf(Date.UTC(2010, 10, 7, 2, 29, 59))).toBe((counted[0] ?? 0) - 1);
});
