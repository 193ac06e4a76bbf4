import type { DetectionSummary, Severity } from '@waybill/contract';
import { Segmented, SeverityGlyph, textOf } from '@waybill/ui';
import { severityCounts } from '../../../components/detection/severity-counts.ts';
import { SEVERITIES_BY_URGENCY } from '../../../components/detection/detection-labels.data.ts';
import { wordOf } from '../../../components/detection/word-of.ts';
import { detectionsText } from '../detections.text.ts';

export interface SeverityStripProps {
  /** Undefined while unknown: the strip keeps its position without figures. */
  summary: DetectionSummary | undefined;
  selected: readonly Severity[];
  onToggle: (severity: Severity) => void;
}

/** The quick filter: the count of each severity, most urgent first; a press filters by it. */
export function SeverityStrip({ summary, selected, onToggle }: SeverityStripProps) {
  const counts = severityCounts(summary, 'available');
  return (
    <Segmented
      label={textOf(detectionsText).severity}
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
            <span className="max-sm:sr-only">{wordOf(severity)}</span>
          </span>
        ),
        count: counts?.[severity],
      }))}
    />
  );
}
