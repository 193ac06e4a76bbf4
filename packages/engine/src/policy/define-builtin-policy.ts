import type { ActivityFacts } from '../activity/activity-event.ts';
import type { KnownPerson } from './event-context.ts';
import type { Policy } from './policy.ts';

/** A policy that comes with the product. One file in `builtin/` each, found by `npm run gen`. */
export interface BuiltinPolicy extends Policy {
  /** Events that meet the condition and events that do not; the registry test runs them all. */
  examples: {
    match: readonly ActivityFacts[];
    noMatch: readonly ActivityFacts[];
    /** Who acts in all of them, where the condition asks. */
    person?: KnownPerson;
  };
}

/** Identity at run time; a built-in policy always has the origin `internalDetectionPolicy`. */
export function defineBuiltinPolicy(policy: Omit<BuiltinPolicy, 'origin'>): BuiltinPolicy {
  return { severityMode: 'suggested', ...policy, origin: 'internalDetectionPolicy' };
}
