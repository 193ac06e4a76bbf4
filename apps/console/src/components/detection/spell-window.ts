import { textOf } from '@waybill/ui';
import { detectionText } from './detection.text.ts';

const UNITS = [
  { ms: 86_400_000, word: 'days' },
  { ms: 3_600_000, word: 'hours' },
  { ms: 60_000, word: 'minutes' },
  { ms: 1000, word: 'seconds' },
] as const;

/** A window's length in the largest unit that divides it, e.g. `1 hour`, `90 minutes`. */
export function spellWindow(windowMs: number): string {
  const text = textOf(detectionText);
  const unit = UNITS.find(({ ms }) => windowMs >= ms && windowMs % ms === 0);
  if (unit === undefined) return text.milliseconds(windowMs);
  return text[unit.word](windowMs / unit.ms);
}
