import { SEVERITIES, type DetectionExplanation } from '@waybill/contract';
import { withTrust } from '@waybill/engine';

/**
 * `trust_rule_id` and `untrusted_rank` of a detection with these contributions; nulls where no rule is among them.
 *
 * @published
 */
export function trustColumns(
  contributions: DetectionExplanation['contributions'],
): [ruleId: string | null, untrustedRank: number | null] {
  const ruleId = contributions.find((part) => part.ruleId !== undefined)?.ruleId;
  if (ruleId === undefined) return [null, null];
  return [ruleId, SEVERITIES.indexOf(withTrust(contributions, null).severity)];
}
