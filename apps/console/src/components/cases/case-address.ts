/** Address of the list of cases, or of one. */
export function caseAddress(caseId?: string): string {
  return caseId === undefined
    ? '/detections?view=cases'
    : `/detections?view=cases&case=${encodeURIComponent(caseId)}`;
}

/** Address of the list of restricted cases, for those who may break in. */
export const RESTRICTED_ADDRESS = '/detections?view=cases&state=restricted';
