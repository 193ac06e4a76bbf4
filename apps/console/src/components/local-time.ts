import { formatDateTime, type DateTimeStyle } from '@waybill/ui';

/** The browser's time zone: times are shown in the reader's own. */
export const LOCAL_TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A moment in the reader's time zone; empty for something that is no moment. */
export function localDateTime(at: string | number, style: DateTimeStyle = 'short'): string {
  return formatDateTime(at, LOCAL_TIME_ZONE, style);
}

/** The day of an entry in a timeline, where it differs from the one before; undefined where it does not. */
export function dayHeading(at: string, before: string | undefined): string | undefined {
  const day = localDateTime(at, 'date');
  return before !== undefined && localDateTime(before, 'date') === day ? undefined : day;
}

/** What the reader's time zone adds to UTC today, in milliseconds. */
export function localOffsetMs(): number {
  return -new Date().getTimezoneOffset() * 60_000;
}
