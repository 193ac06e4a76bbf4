import type { Dashboard } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { openBySeverityText } from './open-by-severity.text.ts';

/** A band of ages in words; its lower end belongs to it, its upper one does not. */
export function ageLabel({ minDays, maxDays }: Dashboard['openByAge'][number]): string {
  const text = textOf(openBySeverityText);
  if (maxDays === null) return text.olderThan(minDays);
  return minDays === 0 ? text.youngerThan(maxDays) : text.between(minDays, maxDays);
}
