import type { DetectionOrigin } from '@waybill/contract';
import type { PolicyHit } from '../../policy/compile-policies.ts';
import type { DetectorHit } from '../define-detector.ts';

/** Findings of single-event policies of one origin; windowed ones only count. */
export function policyFindings(
  policyHits: readonly PolicyHit[],
  given: { detectorId: string; origin: DetectionOrigin },
): DetectorHit[] {
  const { detectorId, origin } = given;
  return policyHits
    .filter(({ policy, windowed }) => !windowed && policy.origin === origin)
    .map(({ policy, leaves }) => ({ detectorId, policy, leaves, facts: [] }));
}
