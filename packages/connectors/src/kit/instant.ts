import { text } from './text.ts';

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i;
/** `2/14/2024 9:05:03 PM`, month first, UTC unless it says otherwise: how Microsoft writes dates. */
const MONTH_FIRST =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4})[ ,]+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([AP]M)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i;
/** `20240214090503.250`: the parts run together, UTC, as Salesforce writes them in its log files. */
const RUN_TOGETHER = /^((?:19|20)\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d+))?$/;
const JSON_DATE = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;

/**
 * A time in epoch milliseconds, or null. Reads ISO 8601 with or without a zone (none means UTC) and any
 * fraction, epoch seconds, milliseconds, microseconds, 100 ns and nanoseconds (distinguished by size),
 * concatenated parts (`20240214090503.250`), and Microsoft's dates. Times outside 1990 to 2200 are
 * vendors' placeholders, so null.
 */
export function instant(value: unknown): number | null {
  const ms = typeof value === 'number' ? fromEpoch(value) : fromText(text(value)?.trim() ?? '');
  return ms !== null && ms >= EARLIEST && ms < LATEST ? ms : null;
}

function fromEpoch(value: number): number {
  const size = Math.abs(value);
  if (size < 1e11) return Math.round(value * 1000);
  if (size < 1e14) return Math.floor(value);
  if (size < 1e16) return Math.floor(value / 1000);
  // As microseconds these would lie beyond the year 2286: they count 100 ns.
  return size < 1e17 ? Math.floor(value / 10_000) : Math.floor(value / 1e6);
}

function fromText(written: string): number | null {
  // Before epochs: read as milliseconds, such a number lies centuries ahead.
  if (RUN_TOGETHER.test(written)) return fromRunTogether(written);
  if (/^-?\d+(\.\d+)?$/.test(written)) return fromEpoch(Number(written));
  const json = JSON_DATE.exec(written);
  if (json) return Number(json[1]);
  return fromIso(written) ?? fromMonthFirst(written);
}

function fromIso(written: string): number | null {
  const match = ISO.exec(written);
  if (!match) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  const local = utc([
    Number(year),
    Number(month),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  ]);
  if (local === null) return null;
  return local + Number(fraction.slice(0, 3).padEnd(3, '0')) - zoneOffset(zone);
}

function fromRunTogether(written: string): number | null {
  const [, year, month, day, hour, minute, second, fraction = ''] =
    RUN_TOGETHER.exec(written) ?? [];
  const whole = utc([
    Number(year),
    Number(month),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  ]);
  return whole === null ? null : whole + Number(fraction.slice(0, 3).padEnd(3, '0'));
}

/** Milliseconds east of UTC. */
function zoneOffset(zone: string | undefined): number {
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(zone ?? '');
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}

function fromMonthFirst(written: string): number | null {
  const match = MONTH_FIRST.exec(written);
  if (!match) return null;
  const [, month, day, year, hour, minute, second = '0', half, zone] = match;
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour);
  const local = utc([
    Number(year),
    Number(month),
    Number(day),
    hours,
    Number(minute),
    Number(second),
  ]);
  return local === null ? null : local - zoneOffset(zone);
}

/** Epoch milliseconds of calendar parts; null for an invalid date (month 13). */
function utc(parts: [number, number, number, number, number, number]): number | null {
  const [year, month, day, hour, minute, second] = parts;
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  // 60 is a leap second, which Date.UTC carries into the next minute.
  const isClock = hour <= 24 && minute <= 59 && second <= 60;
  return isDay && isClock ? Date.UTC(year, month - 1, day, hour, minute, second) : null;
}
