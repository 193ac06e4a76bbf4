const UNITS = [
  { ms: 86_400_000, word: 'day' },
  { ms: 3_600_000, word: 'hour' },
  { ms: 60_000, word: 'minute' },
  { ms: 1000, word: 'second' },
] as const;

/** A window's length in the largest unit that divides it, e.g. `1 hour`, `90 minutes`. */
export function spellWindow(windowMs: number): string {
  const unit = UNITS.find(({ ms }) => windowMs >= ms && windowMs % ms === 0);
  if (unit === undefined) return `${windowMs} ms`;
  const count = windowMs / unit.ms;
  return `${count} ${unit.word}${count === 1 ? '' : 's'}`;
}
