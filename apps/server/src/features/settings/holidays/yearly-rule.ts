import type ICAL from 'ical.js';

/** Parts that a followed rule may have. */
const PARTS = ['BYMONTH', 'BYMONTHDAY', 'BYDAY'] as const;
const WEEKDAY = /^[+-]?[1-4](?:MO|TU|WE|TH|FR|SA|SU)$/;
const MOST_MONTH_DAY = 28;

interface YearlyParts {
  month: number | null;
  monthDay: number | null;
  weekday: string | null;
}

/**
 * Whether a rule is yearly, such as "25 December" or "the fourth Thursday in November", and its dates
 * exist: the library would search forever for impossible ones.
 */
export function isFollowed(rule: ICAL.Recur, start: ICAL.Time): boolean {
  const parts = partsOf(rule);
  if (rule.freq !== 'YEARLY' || parts === null) return false;
  const month = parts.month ?? start.month;
  if (!(month >= 1 && month <= 12)) return false;
  if (parts.weekday !== null) return parts.month !== null && WEEKDAY.test(parts.weekday);
  const day = parts.monthDay ?? start.day;
  return day >= 1 && day <= daysOfMonth(month);
}

/** In every year. */
function daysOfMonth(month: number): number {
  return month === 2 ? MOST_MONTH_DAY : new Date(Date.UTC(2024, month, 0)).getUTCDate();
}

/** Whether it recurs yearly on its start date, without an end. */
export function isPlain(rule: ICAL.Recur, start: ICAL.Time): boolean {
  const parts = partsOf(rule);
  if (parts === null || parts.weekday !== null) return false;
  const isEndless = rule.interval === 1 && rule.count === null && rule.until === null;
  const isOnStart =
    (parts.month ?? start.month) === start.month && (parts.monthDay ?? start.day) === start.day;
  return isEndless && isOnStart;
}

/** Each part with its single value; null for other parts or several values. */
function partsOf({ parts }: ICAL.Recur): YearlyParts | null {
  const known = new Map<string, unknown[]>(
    Object.entries<unknown>(parts).map(([name, value]) => [name, [value].flat()]),
  );
  const isSingle = [...known].every(
    ([name, values]) => PARTS.some((part) => part === name) && values.length === 1,
  );
  if (!isSingle) return null;
  const [month, monthDay, weekday] = PARTS.map((part) => known.get(part)?.[0] ?? null);
  return {
    month: month === null ? null : Number(month),
    monthDay: monthDay === null ? null : Number(monthDay),
    weekday: typeof weekday === 'string' ? weekday : null,
  };
}
