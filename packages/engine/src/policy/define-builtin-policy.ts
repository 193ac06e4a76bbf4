import type { ActivityEvent, PolicyGroup } from '@waybill/contract';
import type { ActivityFacts } from '../activity/activity-event.ts';
import type { KnownPerson } from './event-context.ts';
import type { Policy } from './policy.ts';

/**
 * Policy pack of this release. A policy that is new, or matches more than before, names it; existing
 * tenants simulate such a policy until they accept it. A migration sets `tenant.policy_pack` to the
 * same number.
 */
export const POLICY_PACK = 2;

/** A vendor that reports findings of its own. */
export interface FindingVendor {
  /** As people know it. */
  name: string;
  /**
   * Sources whose records tell about its findings. A record that the policy does not match, such as a
   * change of state, belongs to a finding by the vendor's id alone.
   */
  sources: readonly ActivityEvent['source'][];
}

/** A policy that comes with the product. One file in `builtin/` each, found by `npm run gen`. */
export interface BuiltinPolicy extends Policy {
  group: PolicyGroup;
  /** The vendor whose findings it reports; absent for every other policy. */
  vendor?: FindingVendor;
  /** Why it matters. */
  reason: string;
  /** MITRE ATT&CK techniques, e.g. `T1567.002`; empty if no technique describes it. */
  techniques: readonly string[];
  /** Integrations it requires. */
  needs: string;
  /** The pack in which it came. */
  since: number;
  /** The pack in which it last found more than before. */
  findsMoreSince?: number;
  /** Events that meet the condition and events that do not; the registry test runs them all. */
  examples: {
    match: readonly ActivityFacts[];
    noMatch: readonly ActivityFacts[];
    /** The actor of all of them, if the condition needs it. */
    person?: KnownPerson;
  };
}

/** Identity at run time; a built-in policy always has the origin `internalDetectionPolicy`. */
export function defineBuiltinPolicy(
  policy: Omit<BuiltinPolicy, 'origin' | 'isVendorFinding'>,
): BuiltinPolicy {
  const finding = policy.vendor === undefined ? {} : { isVendorFinding: true };
  return { severityMode: 'suggested', ...policy, ...finding, origin: 'internalDetectionPolicy' };
}
