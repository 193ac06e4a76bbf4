import { formatTag, locale } from '../text/locale.ts';

export type DateTimeStyle = 'short' | 'long' | 'date' | 'time' | 'precise';

const OPTIONS: Record<DateTimeStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  long: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  precise: {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(style: DateTimeStyle, timeZone: string): Intl.DateTimeFormat {
  const tag = formatTag();
  const key = `${style} ${timeZone} ${tag}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(tag, { ...OPTIONS[style], hourCycle: 'h23', timeZone });
    formats.set(key, format);
  }
  return format;
}

/**
 * A time as text.
 * @param at milliseconds since 1970 or an ISO text
 * @param timeZone IANA name, e.g. `Europe/Berlin`; default: the page's
 * @returns empty for an invalid time
 */
export function formatDateTime(
  at: number | string | Date,
  timeZone = locale().timeZone,
  style: DateTimeStyle = 'short',
): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return formatFor(style, timeZone).format(date);
}
