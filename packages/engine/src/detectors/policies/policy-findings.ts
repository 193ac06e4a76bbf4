import type { DetectionOrigin } from '@waybill/contract';
import type { PolicyHit } from '../../policy/compile-policies.ts';
import type { DetectorHit } from '../define-detector.ts';

/**
 * Findings of the policies of one origin that judge an event on its own; windowed ones only count it.
 */
export function policyFindings(
  policyHits: readonly PolicyHit[],
  given: { detectorId: string; origin: DetectionOrigin },
): DetectorHit[] {
  const { detectorId, origin } = given;
  return policyHits
    .filter(({ policy, windowed }) => !windowed && policy.origin === origin)
    .map(({ policy, leaves }) => ({ detectorId, policy, leaves, facts: [] }));
}
