import { formatDateTime, locale, type DateTimeStyle } from '@waybill/ui';

/** A time in the reader's time zone; empty for an invalid one. */
export function localDateTime(at: string | number, style: DateTimeStyle = 'short'): string {
  return formatDateTime(at, locale().timeZone, style);
}
