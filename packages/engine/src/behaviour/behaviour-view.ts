import type { ActivityEvent } from '@waybill/contract';
import type { BehaviourView } from '../policy/event-context.ts';
import type { Verdict } from './judge-day.ts';
import { isBehaviour } from './person-day.ts';
import { isReachedField, reachedKey, reachedValues } from './reached-keys.ts';

/** What is known about an event's actor and of what it reached, as of the day before. */
export interface KnownBehaviour {
  /** How far the actor's day stood out when the event came, see `eventScore`; null if it has none. */
  score: number | null;
  /** Whether the actor, and the organisation, are known long enough for anything to be a first time. */
  isPersonKnown: boolean;
  isOrganizationKnown: boolean;
  /** People who had reached a key of `reachedKey` before the day, some of them where they are many. */
  reachedBefore(key: string): readonly string[];
  isPeer(person: string): boolean;
  /** Whether the actor had reached the key before the day. */
  isKnownTo(key: string): boolean;
}

/** Ids by which a condition may ask for the score of a day. */
const SCORE_NAMES: readonly string[] = ['event-suspicious', 'eventSuspicious'];

/** Less comes up more than a hundred times as often as the budget for alerts allows, and is no score. */
const LEAST_SCORE = 0.01;

/**
 * The score of an event as conditions see it: that of its actor's day, the event counted. Null for what says nothing
 * of behaviour, where days are not judged, and for days like any other.
 */
export function eventScore(event: ActivityEvent, verdict: Verdict | null): number | null {
  return verdict !== null && verdict.score >= LEAST_SCORE && isBehaviour(event)
    ? verdict.score
    : null;
}

/** Returns what conditions of policies ask about behaviour, for one event. */
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
