import { formatCount, textOf } from '@waybill/ui';
import { wordOfAny } from '../word-of.ts';
import { triageText } from './triage.text.ts';

/** A value of a field, as conditions show it. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) {
    return textOf(triageText).nothing;
  }
  if (typeof value === 'string') return wordOfAny(value);
  if (typeof value === 'number') return formatCount(value);
  return Array.isArray(value) ? value.map(shownValue).join(', ') : JSON.stringify(value);
}
