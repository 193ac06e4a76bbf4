import type { DetectionSummary, Severity } from '@waybill/contract';
import { Segmented, SeverityGlyph } from '@waybill/ui';
import { SEVERITIES_BY_URGENCY, SEVERITY_LABELS } from '../../../components/detection/detection-labels.data.ts';

export interface SeverityStripProps {
  /** Undefined while unknown: the strip keeps its place without figures. */
  summary: DetectionSummary | undefined;
  selected: readonly Severity[];
  onToggle: (severity: Severity) => void;
}

/** Detections of each severity, from the summary's facet; a severity without any counts 0. */
export function severityCounts(summary: DetectionSummary | undefined): Record<Severity, number> | null {
  if (summary === undefined) return null;
  const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };
  const facet = summary.facets.find(({ key }) => key === 'severity');
  for (const { value, count } of facet?.values ?? []) {
    const severity = SEVERITIES_BY_URGENCY.find((known) => known === value);
    if (severity !== undefined) counts[severity] = count;
  }
  return counts;
}

/** The quick filter: how many of each severity, most urgent first; a press narrows to it. */
export function SeverityStrip({ summary, selected, onToggle }: SeverityStripProps) {
  const counts = severityCounts(summary);
  return (
    <Segmented
      label="Severity"
      activeKeys={selected}
      onToggle={(key) => {
        const severity = SEVERITIES_BY_URGENCY.find((known) => known === key);
        if (severity !== undefined) onToggle(severity);
      }}
      items={SEVERITIES_BY_URGENCY.map((severity) => ({
        key: severity,
        label: (
          <span className="inline-flex items-center gap-2">
            <SeverityGlyph severity={severity} />
            {SEVERITY_LABELS[severity]}
          </span>
        ),
        count: counts?.[severity],
      }))}
    />
  );
}
