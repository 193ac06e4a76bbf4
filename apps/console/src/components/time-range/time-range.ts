import { ownValue } from '@waybill/contract/own-value';
import { textOf } from '@waybill/ui';
import { localDateTime } from '../local-time.ts';
import { timeRangeText } from './time-range.text.ts';

/** A time span in an address: instants, or times relative to now, e.g. `now-7d`. */
export interface TimeRange {
  /** Absent: from the start of everything. */
  from?: string | undefined;
  /** Absent: until now. */
  to?: string | undefined;
}

/** Starts of the offered ranges. They stay relative: the same link also shows tomorrow's data. */
export const TIME_PRESETS = [
  'now-1h',
  'now-24h',
  'now-7d',
  'now-14d',
  'now-30d',
  'now-90d',
] as const;

const RELATIVE = /^now(?:-(\d{1,4})([mhdw]))?$/;
const UNIT_MS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** An instant or a relative time as written; undefined for anything else. */
export function timeOf(text: string | null): string | undefined {
  if (text === null) return undefined;
  if (RELATIVE.test(text)) return text;
  return /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The range in the search parameters; invalid times are ignored. */
export function readTimeRange(params: URLSearchParams): TimeRange {
  return { from: timeOf(params.get('from')), to: timeOf(params.get('to')) };
}

/** Milliseconds since 1970 of an instant or a relative time; null if none. */
export function momentOf(time: string | undefined, now: number = Date.now()): number | null {
  if (time === undefined) return null;
  const relative = RELATIVE.exec(time);
  if (relative === null) {
    const at = Date.parse(time);
    return Number.isNaN(at) ? null : at;
  }
  const [, count, unit] = relative;
  return count === undefined ? now : now - Number(count) * (ownValue(UNIT_MS, unit ?? '') ?? 0);
}

/** Words for the range in force. */
export function rangeLabel({ from, to }: TimeRange): string {
  const text = textOf(timeRangeText);
  if (from === undefined && to === undefined) return text.allTime;
  const relative = from === undefined ? null : RELATIVE.exec(from);
  const [, count, unit] = relative ?? [];
  if (count !== undefined && unit !== undefined && (to === undefined || to === 'now')) {
    return text.last(Number(count), unit);
  }
  return text.span(momentLabel(from, text.theStart), momentLabel(to, text.now));
}

function momentLabel(time: string | undefined, absent: string): string {
  if (time === undefined) return absent;
  const [, count, unit] = RELATIVE.exec(time) ?? [];
  if (time === 'now') return textOf(timeRangeText).now;
  if (count !== undefined && unit !== undefined) {
    return textOf(timeRangeText).before(Number(count), unit);
  }
  return localDateTime(time);
}

/** The selected span in epoch milliseconds if both ends are instants, else null. */
export function absoluteSpan({ from, to }: TimeRange): { from: number; to: number } | null {
  const start = Date.parse(from ?? '');
  const end = Date.parse(to ?? '');
  return Number.isNaN(start) || Number.isNaN(end) ? null : { from: start, to: end };
}
