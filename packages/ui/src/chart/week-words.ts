import { formatTag } from '../text/locale.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Monday 00:00 UTC: hours of the week are counted from it, whatever the zone they were counted in. */
const A_MONDAY = Date.UTC(2024, 0, 1);

const STYLES = {
  short: { weekday: 'short' },
  long: { weekday: 'long' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Creating one costs more than all 168 uses of it in a drawing of the week. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(style: keyof typeof STYLES): Intl.DateTimeFormat {
  const tag = formatTag();
  const key = `${style} ${tag}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(tag, { ...STYLES[style], timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/** Name of a weekday, 0 for Monday, e.g. `Mon` or `Monday`. */
export function weekdayName(day: number, style: 'short' | 'long' = 'short'): string {
  return formatFor(style).format(A_MONDAY + day * DAY);
}

/** The full hour, 0 to 24, as a clock shows it, e.g. `09:00`; the end of the day is `00:00`. */
export function clockHour(hour: number): string {
  return formatFor('clock').format(A_MONDAY + hour * HOUR);
}
