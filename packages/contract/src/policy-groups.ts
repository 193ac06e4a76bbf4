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

/** What a tenant does with a built-in policy that an upgrade brought. */
export const UPDATE_DECISIONS = ['accept', 'keep', 'pause'] as const;
export type UpdateDecision = (typeof UPDATE_DECISIONS)[number];
