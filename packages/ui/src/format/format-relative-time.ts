import { textOf } from '../text/define-text.ts';
import { formatText } from './format.text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Steps of an age; each value is divided and cut, never rounded up: 59 minutes are not an hour. */
const STEPS = [
  { below: HOUR, unit: MINUTE, name: 'minutes' },
  { below: DAY, unit: HOUR, name: 'hours' },
  { below: 60 * DAY, unit: DAY, name: 'days' },
  { below: 730 * DAY, unit: 30 * DAY, name: 'months' },
] as const;

/**
 * A length of time in one short unit, e.g. `4m`, `3h`, `12d`; `now` below a minute.
 * @param ms milliseconds, the sign is ignored
 */
export function formatDuration(ms: number): string {
  const length = Math.abs(ms);
  const text = textOf(formatText);
  if (length < MINUTE) return text.now;
  const step = STEPS.find((candidate) => length < candidate.below);
  if (step === undefined) return text.years(Math.floor(length / (365 * DAY)));
  return text[step.name](Math.floor(length / step.unit));
}

/**
 * How long ago, or how far ahead, a time is: `4m ago`, `in 3h`, `just now`.
 * @param at milliseconds since 1970 or an ISO text
 * @param now milliseconds since 1970
 */
export function formatRelativeTime(at: number | string | Date, now: number = Date.now()): string {
  const time = new Date(at).getTime();
  if (Number.isNaN(time)) return '';
  const text = textOf(formatText);
  if (Math.abs(now - time) < MINUTE) return text.justNow;
  const length = formatDuration(now - time);
  return time > now ? text.ahead(length) : text.ago(length);
}
