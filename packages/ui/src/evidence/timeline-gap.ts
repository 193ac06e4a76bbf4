import { textOf } from '../text/define-text.ts';
import { evidenceText } from './evidence.text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Quiet time from which a timeline draws a gap, in milliseconds. */
const GAP_FROM_MS = 15 * MINUTE;

type Unit = 'minutes' | 'hours' | 'days';

function part(value: number, unit: Unit): string {
  return value > 0 ? textOf(evidenceText)[unit](value) : '';
}

/** A length of time in its two largest units, e.g. `2 d 3 h`, `23 min`. Under a minute: seconds. */
export function spellDuration(ms: number): string {
  if (ms < MINUTE) return textOf(evidenceText).seconds(Math.round(ms / 1000));
  if (ms < HOUR) return part(Math.floor(ms / MINUTE), 'minutes');
  if (ms < DAY) {
    return `${part(Math.floor(ms / HOUR), 'hours')} ${part(Math.floor((ms % HOUR) / MINUTE), 'minutes')}`.trim();
  }
  return `${part(Math.floor(ms / DAY), 'days')} ${part(Math.floor((ms % DAY) / HOUR), 'hours')}`.trim();
}

/** The quiet time between two events if it is long enough to be drawn, else null. */
export function gapBetween(earlier: number, later: number): string | null {
  const ms = Math.abs(later - earlier);
  return ms >= GAP_FROM_MS ? spellDuration(ms) : null;
}
