import type { ActivityEvent } from '@waybill/contract';
import { DETECTORS } from '../detectors.gen.ts';
import type { CompiledPolicySet, PolicyHit } from '../policy/compile-policies.ts';
import type { EventContext } from '../policy/event-context.ts';
import type { DetectorContext, DetectorHit } from './define-detector.ts';

export interface EventEvaluation {
  /** Findings on this event alone. */
  hits: DetectorHit[];
  /** Windowed policies that this event counts towards. */
  candidates: PolicyHit[];
  /** All matching policies, including simulated ones: they are counted and create no detection. */
  met: PolicyHit[];
}

/** Context in addition to the event. */
export interface KnownBesides extends Omit<DetectorContext, 'policyHits'> {
  /** Facts available to policy conditions; absent: only the event is known. */
  around?: EventContext | undefined;
}

/** Judges one event: runs every detector on it; the policies are evaluated once for all of them. */
export function evaluateEvent(
  event: ActivityEvent,
  policies: CompiledPolicySet,
  { around, ...known }: KnownBesides = {},
): EventEvaluation {
  const met = policies.evaluate(event, around);
  const policyHits = met.filter(({ policy }) => policy.mode !== 'simulate');
  const context = { ...known, policyHits };
  return {
    hits: DETECTORS.flatMap((detector) => detector.evaluate(event, context)),
    candidates: policyHits.filter((hit) => hit.windowed),
    met,
  };
}
