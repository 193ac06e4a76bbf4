import type { ActivityEvent } from '@waybill/contract';
import { DETECTORS } from '../detectors.gen.ts';
import type { CompiledPolicySet, PolicyHit } from '../policy/compile-policies.ts';
import type { DetectorHit } from './define-detector.ts';

export interface EventEvaluation {
  /** Findings on this event alone. */
  hits: DetectorHit[];
  /** Windowed policies that this event counts towards. */
  candidates: PolicyHit[];
}

/** Runs every detector on one event; the policies are evaluated once for all of them. */
export function evaluateEvent(event: ActivityEvent, policies: CompiledPolicySet): EventEvaluation {
  const policyHits = policies.evaluate(event);
  return {
    hits: DETECTORS.flatMap((detector) => detector.evaluate(event, { policyHits })),
    candidates: policyHits.filter((hit) => hit.windowed),
  };
}
