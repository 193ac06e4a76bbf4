import { hashId } from './hash-id.ts';

const TIME_DIGITS = 14;
const CLOCK_DIGITS = 8;
const SEQUENCE_DIGITS = 10;
/** Sequences from here on are not distinguished. */
const MOST_SEQUENCE = 2 ** 40 - 1;
const NO_CLOCK = '0'.repeat(CLOCK_DIGITS);

/**
 * Sorts the touches of a location: time in epoch milliseconds, clock, sequence. Hexadecimal digits written as a UUID,
 * so that a store can keep it in 16 bytes and sort those.
 */
export function orderKeyOf(at: number, clock: string, sequence: number | null): string {
  return keyOf(at, clockDigits(clock), sequence ?? 0);
}

/** The first order key that a time can have. */
export function timeKey(at: number): string {
  return keyOf(at, NO_CLOCK, 0);
}

function keyOf(at: number, clock: string, sequence: number): string {
  const time = digits(at, TIME_DIGITS);
  const count = digits(Math.min(sequence, MOST_SEQUENCE), SEQUENCE_DIGITS);
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-${time.slice(12)}${clock.slice(0, 2)}-${clock.slice(2, 6)}-${clock.slice(6)}${count}`;
}

function digits(value: number, count: number): string {
  return Math.max(0, Math.trunc(value)).toString(16).padStart(count, '0');
}

const CLOCKS = new Map<string, string>();
const MOST_CLOCKS = 65_536;

function clockDigits(clock: string): string {
  const known = CLOCKS.get(clock);
  if (known !== undefined) return known;
  const text = hashId(clock).slice(0, CLOCK_DIGITS);
  if (CLOCKS.size < MOST_CLOCKS) CLOCKS.set(clock, text);
  return text;
}
