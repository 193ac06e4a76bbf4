/** Kind of a case; each kind starts with its usual tasks. */
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

/** Entry of a case's timeline. */
export const CASE_ENTRY_KINDS = [
  'created',
  'state',
  'lead',
  'title',
  'due',
  'notes',
  /** Of older releases, which did not say who came and went. */
  'members',
  'member_added',
  'member_removed',
  'restricted',
  'restriction_lifted',
  'broken_in',
  'passed_to_owners',
  'detections_added',
  'detection_removed',
  'task_added',
  'task_done',
  'task_reopened',
  /** The lead or an assignee of tasks has left. */
  'work_released',
] as const;

/** Length of the reason for hiding detections, and for looking at hidden ones. */
export const CASE_REASON = { min: 10, max: 400 } as const;
