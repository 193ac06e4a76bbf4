/** What built-in policies are about. `posture`: settings that became weaker, without data that moved yet. */
export const POLICY_GROUPS = [
  'leavers',
  'ai',
  'personal',
  'removable',
  'printing',
  'code',
  'secrets',
  'business',
  'mass',
  'sharing',
  'cloud',
  'access',
  'protection',
  'posture',
  'vendor',
] as const;
export type PolicyGroup = (typeof POLICY_GROUPS)[number];

/** A tenant's decision on a built-in policy from an upgrade. */
export const UPDATE_DECISIONS = ['accept', 'keep', 'pause'] as const;
export type UpdateDecision = (typeof UPDATE_DECISIONS)[number];
