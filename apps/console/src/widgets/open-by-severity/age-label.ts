import type { Dashboard } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { openBySeverityText } from './open-by-severity.text.ts';

/** An age range as text; its lower end is inclusive, its upper one exclusive. */
export function ageLabel({ minDays, maxDays }: Dashboard['openByAge'][number]): string {
  const text = textOf(openBySeverityText);
  if (maxDays === null) return text.olderThan(minDays);
  return minDays === 0 ? text.youngerThan(maxDays) : text.between(minDays, maxDays);
}
