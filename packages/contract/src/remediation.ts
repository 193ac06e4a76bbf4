/** How someone comes to have access to an object at its source. */
export const ACCESS_KINDS = ['public', 'link', 'domain', 'group', 'person'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/**
 * `previewed`: nothing is sent; `asked`: awaits a second person; `approved`: to be sent; `running`:
 * sent, polling the source until it is visible.
 */
export const REMEDIATION_STATES = [
  'previewed',
  'asked',
  'approved',
  'running',
  'confirmed',
  'not_confirmed',
  'failed',
  'declined',
] as const;
export type RemediationState = (typeof REMEDIATION_STATES)[number];
