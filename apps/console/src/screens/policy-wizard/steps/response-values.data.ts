import type { RuleResponse } from '@waybill/contract';

/** Reasons that people may give; a rule may allow some of them. */
export const ANSWERS = [
  'justification',
  'business_need',
  'false_positive',
  'manager_approved',
] as const satisfies readonly RuleResponse['overrideKinds'][number][];

/** Possible remediations at the source. */
export const REMEDIATIONS = [
  'make_private',
  'remove_recipients',
  'expire_link',
  'quarantine',
  'notify_owner',
] as const satisfies readonly RuleResponse['remediation'][number][];
