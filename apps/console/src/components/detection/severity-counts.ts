import type { DetectionSummary, Severity } from '@waybill/contract';
import { SEVERITIES_BY_URGENCY } from './detection-labels.data.ts';

/**
 * Detections of each severity, from the summary's facet; a severity without any counts 0.
 * @param figure `count` under the whole filter, `available` with the severity filter itself lifted
 */
export function severityCounts(
  summary: DetectionSummary | undefined,
  figure: 'count' | 'available',
): Record<Severity, number> | null {
  if (summary === undefined) return null;
  const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };
  const facet = summary.facets.find(({ key }) => key === 'severity');
  for (const { value, [figure]: count } of facet?.values ?? []) {
    const severity = SEVERITIES_BY_URGENCY.find((known) => known === value);
    if (severity !== undefined) counts[severity] = count;
  }
  return counts;
}
