/**
 * Files of tests on the sample data, the longest first. Those of a group share an installation and run in order of
 * name: none counts what another one changes, and starting an installation takes as long as several tests.
 */
export const SAMPLE_DATA = [
  ['every-screen'],
  ['dashboard', 'discovery'],
  ['policies', 'policy-keyboard', 'policy-updates'],
  ['layout', 'trace', 'working-time'],
  ['cases', 'saved-views'],
  ['triage'],
  ['keyboard'],
  ['scopes'],
] as const;

/** The group of all files that no other group names. */
export const NO_SAMPLE_DATA = 'without sample data';
