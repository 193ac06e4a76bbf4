import { formatDateTime, locale, type DateTimeStyle } from '@waybill/ui';

/** A moment in the reader's time zone; empty for something that is no moment. */
export function localDateTime(at: string | number, style: DateTimeStyle = 'short'): string {
  return formatDateTime(at, locale().timeZone, style);
}
