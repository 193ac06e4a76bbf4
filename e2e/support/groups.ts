/** Files of tests on the sample data, the longest first. Each has its own installation. */
export const SAMPLE_DATA = [
  'every-screen',
  'trace',
  'triage',
  'discovery',
  'dashboard',
  'cases',
  'policies',
  'policy-keyboard',
  'keyboard',
  'saved-views',
  'working-time',
  'policy-updates',
  'layout',
  'scopes',
] as const;

/** The group of all files that no other group names. */
export const NO_SAMPLE_DATA = 'without sample data';
