import { ownValue, SEVERITIES, type Severity } from '@waybill/contract';

/** Detections of each severity; severities without any are omitted. */
export type SeverityCounts = Partial<Record<Severity, number>>;

export function addCount(counts: SeverityCounts, severity: Severity, count: number): void {
  counts[severity] = (ownValue(counts, severity) ?? 0) + count;
}

/** The severity of a column `severity_rank`: numbers are grouped in less time than texts. */
export const SEVERITY = `(ARRAY[${SEVERITIES.map((name) => `'${name}'`).join(', ')}])[severity_rank + 1]`;
