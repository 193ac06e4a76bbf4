import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = Date.UTC(2026, 10, 20);

function calendar(...entries: string[][]): string {
  const events = entries.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

function read(...lines: string[]) {
  return readCalendar(calendar(['SUMMARY:Day', ...lines]), NOW);
}

test('an entry of one day, and one whose end is the day after its last', () => {
  expect(read('DTSTART;VALUE=DATE:20261225').holidays).toEqual([
    { name: 'Day', from: '2026-12-25', to: '2026-12-25', isYearly: false },
  ]);
  expect(read('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227').holidays).toEqual([
    { name: 'Day', from: '2026-12-24', to: '2026-12-26', isYearly: false },
  ]);
});

test.each(['RRULE:FREQ=YEARLY', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25'])(
  '%s returns each year',
  (rule) => {
    expect(read('DTSTART;VALUE=DATE:20101225', rule).holidays).toEqual([
      { name: 'Day', from: '2010-12-25', to: '2010-12-25', isYearly: true },
    ]);
  },
);

test('a weekday of a month is followed from the past year for five years', () => {
  const { holidays } = read(
    'DTSTART;VALUE=DATE:20101125',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
  );
  expect(holidays.map(({ from }) => from)).toEqual([
    '2025-11-27',
    '2026-11-26',
    '2027-11-25',
    '2028-11-23',
    '2029-11-22',
    '2030-11-28',
    '2031-11-27',
  ]);
});

test('the end of a rule and its exceptions hold', () => {
  const { holidays } = read(
    'DTSTART;VALUE=DATE:20200501',
    'RRULE:FREQ=YEARLY;UNTIL=20280501',
    'EXDATE;VALUE=DATE:20270501',
  );
  expect(holidays.map(({ from }) => from)).toEqual(['2025-05-01', '2026-05-01', '2028-05-01']);
});

test.each([
  ['not_all_day', ['DTSTART:20261225T090000Z', 'DTEND:20261225T170000Z']],
  ['invalid_dates', ['DTSTART;VALUE=DATE:99999999']],
  ['not_all_day', []],
  ['cancelled', ['DTSTART;VALUE=DATE:20261225', 'STATUS:CANCELLED']],
  ['past', ['DTSTART;VALUE=DATE:20200101']],
  ['past', ['DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=YEARLY;COUNT=3']],
  ['invalid_dates', ['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20280101']],
  ['recurrence', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=WEEKLY']],
  ['recurrence', ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY;COUNT=3']],
  ['recurrence', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30']],
  ['recurrence', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY;BYYEARDAY=366']],
  ['recurrence', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY;BYDAY=MO,TU;BYMONTH=1']],
  ['recurrence', ['DTSTART;VALUE=DATE:20260101', 'RDATE;VALUE=DATE:20270101']],
])('%s: %j', (reason, lines) => {
  expect(read(...lines)).toMatchObject({ holidays: [], skipped: [{ name: 'Day', reason }] });
});

describe('names', () => {
  test('lose control characters, and an entry needs one', () => {
    const text = calendar(
      ['SUMMARY:Tag\\nder Arbeit', 'DTSTART;VALUE=DATE:20260501'],
      ['DTSTART;VALUE=DATE:20260502'],
    );
    const { holidays, skipped } = readCalendar(text, NOW);
    expect(holidays.map(({ name }) => name)).toEqual(['Tag der Arbeit']);
    expect(skipped).toEqual([{ name: '', reason: 'no_name' }]);
  });

  test('the same entry twice is one holiday', () => {
    const entry = ['SUMMARY:Day', 'DTSTART;VALUE=DATE:20260501'];
    expect(readCalendar(calendar(entry, entry), NOW).holidays).toHaveLength(1);
  });
});

test('no more than a list may have', () => {
  const entries = Array.from({ length: 1100 }, (_, index) => [
    `SUMMARY:Day ${index}`,
    'DTSTART;VALUE=DATE:20260501',
  ]);
  const { holidays, isTruncated } = readCalendar(calendar(...entries), NOW);
  expect([holidays.length, isTruncated]).toEqual([1000, true]);
});

test.each([
  '',
  'hello',
  'BEGIN:VCALENDAR',
  'BEGIN:VCARD\r\nEND:VCARD',
  'BEGIN:VEVENT\r\nEND:VEVENT',
])('refuses %j, naming the field', (text) => {
  expect(() => readCalendar(text, NOW)).toThrow(AppError);
});

function outcomeOf(text: string): unknown {
  try {
    readCalendar(text, NOW);
    return 'read or refused';
  } catch (error) {
    return error instanceof AppError ? 'read or refused' : error;
  }
}

test('ends for whatever a rule says', () => {
  const part = fc.constantFrom(
    'BYMONTH=2',
    'BYMONTHDAY=31',
    'BYMONTHDAY=29',
    'BYDAY=5MO',
    'BYDAY=-1FR',
    'BYWEEKNO=53',
    'BYSETPOS=9',
    'INTERVAL=0',
    'INTERVAL=9999',
    'COUNT=0',
    'UNTIL=19000101',
    'BYMONTH=13',
    'BYDAY=',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom('YEARLY', 'DAILY', 'X'),
      (parts, freq) => {
        const rule = [`FREQ=${freq}`, ...parts].join(';');
        const text = calendar(['SUMMARY:Day', 'DTSTART;VALUE=DATE:20240229', `RRULE:${rule}`]);
        expect(outcomeOf(text)).toBe('read or refused');
      },
    ),
    { numRuns: 300 },
  );
});
