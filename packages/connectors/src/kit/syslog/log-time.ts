import { instant } from '../instant.ts';
import { text } from '../text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** CEF: `Mar 02 2026 09:30:00.123 UTC`. The year is required: without one the time is unknown. */
const MONTH_NAMED =
  /^([A-Za-z]{3}) {1,2}(\d{1,2}) (\d{4}) (\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?: (UTC|GMT|Z|[+-]\d\d:?\d\d))?$/;
/** `2026/03/02 09:30:00`, with or without a zone behind it. */
const SLASHED =
  /^(\d{4})\/(\d{1,2})\/(\d{1,2}) (\d\d:\d\d(?::\d\d)?)(?: (UTC|GMT|Z|[+-]\d\d:?\d\d))?$/;
/** `3/2/26 9:30`, month first. */
const SHORT = /^(\d{1,2})\/(\d{1,2})\/(\d\d) (\d{1,2}):(\d\d)(?::(\d\d))?$/;
/** `02/Mar/2026 09:30:00` and `02-Mar-2026 09:30:00`. */
const DAY_FIRST = /^(\d{1,2})[/-]([A-Za-z]{3})[/-](\d{4}) (\d\d:\d\d(?::\d\d)?)$/;

/**
 * A time in a device's log, epoch milliseconds: any `instant` format, CEF dates, and dates with
 * slashes. Null for anything else. UTC without a zone.
 */
export function logTime(value: unknown): number | null {
  const written = text(value)?.trim() ?? '';
  return (
    instant(value) ??
    monthNamed(written) ??
    matched(SLASHED, written, ([year, month, day, clock, zone]) =>
      iso(year, month, day, `${clock}${zoneOf(zone)}`),
    ) ??
    matched(SHORT, written, ([month, day, year, hour, minute, second = '00']) =>
      iso(`20${year}`, month, day, `${two(hour)}:${minute}:${second}`),
    ) ??
    matched(DAY_FIRST, written, ([day, month, year, clock]) =>
      iso(year, monthNumber(month), day, clock),
    )
  );
}

function monthNamed(written: string): number | null {
  return matched(MONTH_NAMED, written, ([month, day, year, clock, zone]) =>
    iso(year, monthNumber(month), day, `${clock}${zoneOf(zone)}`),
  );
}

function matched(
  shape: RegExp,
  written: string,
  read: (parts: (string | undefined)[]) => string,
): number | null {
  const parts = shape.exec(written);
  return parts ? instant(read(parts.slice(1))) : null;
}

function zoneOf(written = 'Z'): string {
  return written.replace(/^(?:UTC|GMT)$/, 'Z');
}

/** `00` for an unknown month, which is never valid. */
function monthNumber(name: string | undefined): string {
  return String(MONTHS.indexOf(name?.toLowerCase() ?? '') + 1);
}

function iso(year = '', month = '', day = '', clock = ''): string {
  return `${year}-${two(month)}-${two(day)}T${clock}`;
}

function two(digits = ''): string {
  return digits.padStart(2, '0');
}
