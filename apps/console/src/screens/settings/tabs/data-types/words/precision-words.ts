import type { DataType } from '@waybill/contract';
import { formatPercent, textOf } from '@waybill/ui';
import { wordsText } from './words.text.ts';

/** How often people agreed and out of how many, e.g. `96% of 24`; null without verdicts. */
export function precisionWords({ confirmed, wrong, value }: DataType['precision']): string | null {
  if (value === null) return null;
  return textOf(wordsText).precisionOf(formatPercent(value), confirmed + wrong);
}
