import type { ActivityEvent } from '@waybill/contract';
import type { BehaviourView } from '../policy/event-context.ts';
import type { Verdict } from './judge-day.ts';
import { isBehaviour } from './person-day.ts';
import { isReachedField, reachedKey, reachedValues } from './reached-keys.ts';

/** What is known about an event's actor and targets, as of the day before. */
export interface KnownBehaviour {
  /**
   * How unusual the actor's day was when the event arrived, see `eventScore`; null if it has no score.
   */
  score: number | null;
  /** Whether the actor, and the organisation, are known long enough for anything to be a first time. */
  isPersonKnown: boolean;
  isOrganizationKnown: boolean;
  /** People who had reached a key of `reachedKey` before the day; a sample if there are many. */
  reachedBefore(key: string): readonly string[];
  isPeer(person: string): boolean;
  /** Whether the actor had reached the key before the day. */
  isKnownTo(key: string): boolean;
}

/** Ids by which a condition may ask for the score of a day. */
const SCORE_NAMES: readonly string[] = ['event-suspicious', 'eventSuspicious'];

/** Anything below occurs over a hundred times as often as the alert budget allows and gets no score. */
const LEAST_SCORE = 0.01;

/**
 * The score of an event as conditions see it: that of its actor's day including the event. Null if the
 * event says nothing about behaviour, days are not scored, or the day is ordinary.
 */
export function eventScore(event: ActivityEvent, verdict: Verdict | null): number | null {
  return verdict !== null && verdict.score >= LEAST_SCORE && isBehaviour(event)
    ? verdict.score
    : null;
}

/** Answers behaviour conditions of policies for one event. */
export function behaviourView(event: ActivityEvent, known: KnownBehaviour): BehaviourView {
  return {
    score: (detectorId) => (SCORE_NAMES.includes(detectorId) ? known.score : null),
    isFirstSeen(field, scope) {
      if (!isReachedField(field) || !known.isOrganizationKnown) return null;
      const keys = reachedValues(event, field).map((value) => reachedKey(field, value));
      if (keys.length === 0) return null;
      if (scope === 'person') {
        return known.isPersonKnown ? keys.some((key) => !known.isKnownTo(key)) : null;
      }
      const others = (key: string): readonly string[] =>
        scope === 'peers'
          ? known.reachedBefore(key).filter((person) => known.isPeer(person))
          : known.reachedBefore(key);
      return keys.some((key) => !known.isKnownTo(key) && others(key).length === 0);
    },
  };
}
