import { z } from 'zod';
import { SEVERITIES } from './enums.ts';

/** Bounds of what an organization says about its working time. */
export const WORKING_TIME_LIMITS = {
  holidays: 1000,
  holidayName: 120,
  /** Longest holiday: a year. */
  holidayDays: 366,
  /** Hours until a detection is due: 90 days. */
  dueHours: 2160,
  /** An iCalendar file, characters. */
  calendarText: 500_000,
  zoneName: 60,
} as const;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Minutes since midnight of a local clock time. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

const ClockTime = z.string().regex(CLOCK, 'is not a time from 00:00 to 24:00');

/** A calendar date that exists, from 1970 to 2199. */
const CalendarDate = z.string().refine(isCalendarDate, 'is not a date from 1970 to 2199');

function isCalendarDate(text: string): boolean {
  if (!DATE.test(text) || text < '1970' || text >= '2200') return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export const WorkingHours = z
  .object({ from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'is not after the start' });
export type WorkingHours = z.infer<typeof WorkingHours>;

export const Holiday = z
  .object({
    name: z.string().trim().min(1).max(WORKING_TIME_LIMITS.holidayName),
    from: CalendarDate,
    to: CalendarDate.describe('The last day, the same as the first for a single one'),
    isYearly: z.boolean().describe('Repeats on the same dates every year'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is before the first day' })
  .refine(({ from, to }) => daysBetween(from, to) < WORKING_TIME_LIMITS.holidayDays, {
    path: ['to'],
    message: 'is more than a year after the first day',
  });
export type Holiday = z.infer<typeof Holiday>;

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

/** How time until a detection is due is counted. */
export const DUE_COUNTS = ['elapsed', 'working'] as const;

const DueTime = z.object({
  hours: z.number().int().min(1).max(WORKING_TIME_LIMITS.dueHours),
  counts: z
    .enum(DUE_COUNTS)
    .describe('`working`: only hours within the working hours of the organization count'),
});

/** Zone, week, holidays and due times of an organization. */
export const WorkingTime = z.object({
  timeZone: z.string().max(WORKING_TIME_LIMITS.zoneName).describe('IANA name'),
  week: z
    .array(WorkingHours.nullable())
    .length(7)
    .describe('Monday first; null: not a working day'),
  holidays: z.array(Holiday).max(WORKING_TIME_LIMITS.holidays),
  due: z.record(z.enum(SEVERITIES), DueTime),
});
export type WorkingTime = z.infer<typeof WorkingTime>;

const OFFICE: WorkingHours = { from: '08:00', to: '18:00' };

/** Defaults until an organization changes them. */
export const DEFAULT_WORKING_TIME: WorkingTime = {
  timeZone: 'UTC',
  week: [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, null, null],
  holidays: [],
  due: {
    LOW: { hours: 720, counts: 'elapsed' },
    MEDIUM: { hours: 168, counts: 'elapsed' },
    HIGH: { hours: 72, counts: 'elapsed' },
    CRITICAL: { hours: 24, counts: 'elapsed' },
  },
};

export const DAY_KINDS = ['workday', 'weekend', 'holiday'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export const WORKING_HOURS_SIDES = ['within', 'off_hours'] as const;

/** Why an entry of an imported calendar is not taken over. */
export const CALENDAR_SKIPS = [
  'no_name',
  'not_all_day',
  'cancelled',
  'recurrence',
  'invalid_dates',
  'past',
] as const;
export type CalendarSkip = (typeof CALENDAR_SKIPS)[number];

/** Contents of an iCalendar file. */
export const CalendarRead = z.object({
  holidays: z.array(Holiday),
  skipped: z.array(z.object({ name: z.string(), reason: z.enum(CALENDAR_SKIPS) })),
  isTruncated: z.boolean().describe('The file has more days than a holiday list can hold'),
});
export type CalendarRead = z.infer<typeof CalendarRead>;
