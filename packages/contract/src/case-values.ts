/** What a case is about; each kind begins with the tasks that it usually takes. */
export const CASE_KINDS = [
  'leaver',
  'accidental_share',
  'source_code_leak',
  'ai_prompt_leak',
  'other',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = [
  'open',
  'investigating',
  'waiting',
  'contained',
  'closed',
  'archived',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** How a case ended. */
export const CASE_OUTCOMES = [
  'contained',
  'mitigated',
  'policy_violation',
  'benign',
  'operational_error',
  'insufficient_information',
  'user_acknowledged',
  'referred',
] as const;
