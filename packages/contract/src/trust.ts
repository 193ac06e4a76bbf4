/** Subjects of a trust rule: destinations, increasingly specific down to one flow. */
export const TRUST_SUBJECTS = [
  'destination',
  'domain',
  'account_domain',
  'vendor_tenant',
  'flow',
] as const;
export type TrustSubjectKind = (typeof TRUST_SUBJECTS)[number];

export const TRUST_VERDICTS = ['sanctioned', 'forbidden'] as const;
export type TrustVerdictValue = (typeof TRUST_VERDICTS)[number];

/** Audience of a trust rule. */
export const TRUST_AUDIENCES = ['everyone', 'group', 'department', 'person'] as const;
export type TrustAudienceKind = (typeof TRUST_AUDIENCES)[number];
