import type { Condition } from '@waybill/contract';
import type { CountRule } from './window-rule.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Something a known person did. Service accounts, roles of programs and bots work in bulk all day. */
export const BY_PERSON: readonly Condition[] = [
  { f: 'actor.key', op: 'exists' },
  { f: 'actor.kind', op: 'notIn', v: ['service', 'system'] },
  { f: 'outcome', op: 'ne', v: 'failure' },
];

/** Someone whose last day is near did it. */
export const BY_LEAVER: readonly Condition[] = [
  { f: 'actor.leaver', op: 'eq', v: true },
  ...BY_PERSON,
];

/** At least this many different objects of one person within this many minutes. */
export function objectsWithin(threshold: number, minutes: number): CountRule {
  return { metric: 'objects', ...countedWithin(threshold, minutes) };
}

/** At least this many events of one person within this many minutes. */
export function eventsWithin(threshold: number, minutes: number): CountRule {
  return { metric: 'events', ...countedWithin(threshold, minutes) };
}

function countedWithin(threshold: number, minutes: number): Omit<CountRule, 'metric'> {
  const windowMs = minutes * MINUTE_MS;
  return {
    threshold,
    windowMs,
    // A day of the same work is one finding.
    episodeGapMs: Math.max(6 * HOUR_MS, windowMs),
    groupBy: ['actor'],
  };
}
