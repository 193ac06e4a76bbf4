const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Quiet time from which a timeline draws a gap, in milliseconds. */
const GAP_FROM_MS = 15 * MINUTE;

function part(value: number, unit: string): string {
  return value > 0 ? `${value} ${unit}` : '';
}

/** A length of time in its two largest units, e.g. `2 d 3 h`, `23 min`. Under a minute: seconds. */
export function spellDuration(ms: number): string {
  if (ms < MINUTE) return `${Math.round(ms / 1000)} s`;
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) {
    return `${part(Math.floor(ms / HOUR), 'h')} ${part(Math.floor((ms % HOUR) / MINUTE), 'min')}`.trim();
  }
  return `${part(Math.floor(ms / DAY), 'd')} ${part(Math.floor((ms % DAY) / HOUR), 'h')}`.trim();
}

/** The quiet time between two moments when it is long enough to be drawn, else null. */
export function gapBetween(earlier: number, later: number): string | null {
  const ms = Math.abs(later - earlier);
  return ms >= GAP_FROM_MS ? spellDuration(ms) : null;
}
