import { isCalendarDate } from './calendar-date.ts';

/** Names of the months in English with their short forms, German, French and Spanish. */
const MONTHS = [
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|mar(?:ch)?',
  'apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?',
  'januar|februar|märz|mai|juni|juli|oktober|dezember',
  'janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre',
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|');

const TIME =
  '[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?(?: ?(?:z|utc|gmt|[+-][0-9]{2}:?[0-9]{2}))?';

/**
 * How whole days are written, as patterns for letters in either case: ISO 8601 with or without a time,
 * year first, day and month in either order, with the name of the month.
 */
export const WHOLE_DATE_PATTERNS: readonly string[] = [
  `[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[t ]${TIME})?`,
  '[0-9]{4}/[0-9]{1,2}/[0-9]{1,2}|[0-9]{4}[.][0-9]{2}[.][0-9]{2}',
  '[0-9]{1,2}/[0-9]{1,2}/[0-9]{2}(?:[0-9]{2})?|[0-9]{1,2}-[0-9]{1,2}-[0-9]{2}(?:[0-9]{2})?|[0-9]{1,2}[.][0-9]{1,2}[.][0-9]{4}',
  `[0-9]{1,2}(?:st|nd|rd|th|[.])?(?: of)?[ -](?:${MONTHS})[.]?,?[ -][0-9]{2}(?:[0-9]{2})?`,
  `(?:${MONTHS})[.]? [0-9]{1,2}(?:st|nd|rd|th)?,? [0-9]{4}`,
];

/**
 * Formats of a day without its year, or of a month. Separate patterns, since each starts differently.
 */
export const PARTIAL_DATE_PATTERNS: readonly string[] = [
  `[0-9]{1,2}[ -](?:${MONTHS})`,
  `(?:${MONTHS})[ -](?:[0-9]{4}|[0-9]{1,2})`,
];

/** Two numbers separated by a slash: a date only if a word indicates it. */
export const SLASHED_DATE_PATTERN = '[0-9]{1,2}/(?:[0-9]{4}|[0-9]{1,2})';

/**
 * Whether a value in one of the formats above can be a day of the years 1800 to 2199, in one of the
 * usual orders. Two-digit years count as leap years.
 */
export function isWrittenDate(value: string): boolean {
  const date = value.replace(/[t ][0-9]{2}:.*$/i, '');
  const numbers = date.match(/[0-9]+/g)?.map(Number) ?? [];
  if (/[a-zäéû]{3}/i.test(date)) return isNamedMonth(numbers);
  const [first = 0, second = 0, third] = numbers;
  if (third === undefined) return isMonthAndMore(first, second);
  if (first > 999) return isYear(first) && isCalendarDate(first, second, third);
  return isInEitherOrder(third < 100 ? 2000 : third, first, second);
}

function isInEitherOrder(year: number, first: number, second: number): boolean {
  if (!isYear(year)) return false;
  return isCalendarDate(year, second, first) || isCalendarDate(year, first, second);
}

function isNamedMonth(numbers: readonly number[]): boolean {
  return numbers.every((number) => isYear(number) || number < 100);
}

/** Month and day, day and month, or month and year. */
function isMonthAndMore(first: number, second: number): boolean {
  if (second > 99) return isYear(second) && first >= 1 && first <= 12;
  const isDay = isCalendarDate(2000, first, second) || isCalendarDate(2000, second, first);
  return isDay || (first >= 1 && first <= 12);
}

function isYear(year: number): boolean {
  return year >= 1800 && year < 2200;
}
