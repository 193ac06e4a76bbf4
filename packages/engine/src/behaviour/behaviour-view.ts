import type { ActivityEvent } from '@waybill/contract';
import type { BehaviourView } from '../policy/event-context.ts';
import type { Verdict } from './judge-day.ts';
import { isReachedField, reachedKey, reachedValues } from './reached-keys.ts';

/** What is known of an event's actor and of what it reached, as of the day before. */
export interface KnownBehaviour {
  /** How the actor's day stands out until now; null where days are not judged. */
  verdict: Verdict | null;
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

/** Answers what conditions of policies ask about behaviour, for one event. */
export function behaviourView(event: ActivityEvent, known: KnownBehaviour): BehaviourView {
  return {
    score: (detectorId) =>
      SCORE_NAMES.includes(detectorId) ? (known.verdict?.score ?? null) : null,
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
