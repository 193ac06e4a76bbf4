import { SEVERITIES, type Severity } from '@waybill/contract';
import type { Expectation } from './judgement-case.ts';

/** What the score asks of a detection. */
export interface JudgedDetection {
  title: string;
  severity: Severity;
  /** 0 to 100. */
  score: number;
  action: string | null;
  destination: string | null;
}

/** Cases that expect nothing, or LOW at most. */
export function isBenign({ detected, maxSeverity }: Expectation): boolean {
  return detected === false || maxSeverity === 'LOW';
}

/** What of an expectation does not hold; empty if all of it does. */
export function missedOf(expect: Expectation, found: readonly JudgedDetection[]): string[] {
  const { detected, maxSeverity } = expect;
  const missed: string[] = [];
  if (detected === false && found.length > 0) missed.push('detected');
  if (maxSeverity && found.some(({ severity }) => rank(severity) > rank(maxSeverity))) {
    missed.push(`above ${maxSeverity}`);
  }
  if (found.length === 0) {
    if (detected === true || asksOfOne(expect)) missed.push('not detected');
  } else if (asksOfOne(expect) && !found.some((one) => holdsFor(expect, one))) {
    missed.push('no detection has it all');
  }
  return missed;
}

/** The score of a case: that of its detection with the highest, 0 without any. */
export function scoreOfCase(found: readonly JudgedDetection[]): number {
  return Math.max(0, ...found.map(({ score }) => score));
}

function asksOfOne(expect: Expectation): boolean {
  const { minSeverity, destination, action, titleMentions } = expect;
  return [minSeverity, destination, action, titleMentions].some((asked) => asked !== undefined);
}

function holdsFor(expect: Expectation, found: JudgedDetection): boolean {
  const { minSeverity, destination, action, titleMentions } = expect;
  const title = found.title.toLowerCase();
  return (
    (minSeverity === undefined || rank(found.severity) >= rank(minSeverity)) &&
    (destination === undefined || found.destination === destination) &&
    (action === undefined || found.action === action) &&
    (titleMentions === undefined ||
      titleMentions.some((word) => title.includes(word.toLowerCase())))
  );
}

function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
