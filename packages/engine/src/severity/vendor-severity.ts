/** Vendors' severities on one scale. */
export const VENDOR_SEVERITIES = ['informational', 'low', 'medium', 'high', 'critical'] as const;
export type VendorSeverity = (typeof VENDOR_SEVERITIES)[number];

const WORDS: readonly (readonly [VendorSeverity, RegExp])[] = [
  ['critical', /^(?:critical|severe|urgent|emergency|sev_?0|p0)$/],
  ['high', /^(?:high|major|error|important|sev_?1|p1)$/],
  ['medium', /^(?:medium|moderate|med|warning|warn|sev_?2|p2)$/],
  ['low', /^(?:low|minor|notice|sev_?3|p3)$/],
  ['informational', /^(?:info|information|informational|none|debug|unknown|sev_?4|p4)$/],
];

/** Lowest numbers of each severity on the scales 0 to 10 (GuardDuty, CVSS) and 0 to 100 (Falcon). */
const LEAST_OF_TEN: readonly (readonly [number, VendorSeverity])[] = [
  [9, 'critical'],
  [7, 'high'],
  [4, 'medium'],
  [1, 'low'],
];
const LEAST_OF_HUNDRED: readonly (readonly [number, VendorSeverity])[] = [
  [80, 'critical'],
  [60, 'high'],
  [40, 'medium'],
  [20, 'low'],
];

/** A vendor's severity in one scale; null if it is missing or no severity. */
export function vendorSeverityOf(written: string | null): VendorSeverity | null {
  if (written === null) return null;
  const text = written.trim().toLowerCase();
  const number = text === '' ? Number.NaN : Number(text);
  if (Number.isFinite(number)) {
    const scale = number > 10 ? LEAST_OF_HUNDRED : LEAST_OF_TEN;
    return scale.find(([least]) => number >= least)?.[1] ?? 'informational';
  }
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}
