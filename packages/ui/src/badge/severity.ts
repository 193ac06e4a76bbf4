import { textOf } from '../text/define-text.ts';
import { badgeText } from './badge.text.ts';

export type SeverityName = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

/** Number of filled bars and class names of each severity. */
export const SEVERITY_LOOK = {
  LOW: { bars: 1, mark: 'fill-low', text: 'text-low-text', tone: 'low' },
  MEDIUM: { bars: 2, mark: 'fill-medium', text: 'text-medium-text', tone: 'medium' },
  HIGH: { bars: 3, mark: 'fill-high', text: 'text-high-text', tone: 'high' },
  CRITICAL: { bars: 4, mark: 'fill-critical', text: 'text-critical-text', tone: 'critical' },
} as const satisfies Record<SeverityName, unknown>;

/** A severity's name in the page's language. */
export function severityWord(severity: SeverityName): string {
  return textOf(badgeText)[severity];
}
