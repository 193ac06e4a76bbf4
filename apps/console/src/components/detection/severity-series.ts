import type { HistogramSeries } from '@waybill/ui';
import { SEVERITIES_BY_URGENCY, SEVERITY_LABELS } from './detection-labels.data.ts';

/** Severities as a stack, the most urgent on top, with the fill of each from the design tokens. */
export const SEVERITY_SERIES: readonly HistogramSeries[] = SEVERITIES_BY_URGENCY.toReversed().map(
  (severity) => ({
    key: severity,
    label: SEVERITY_LABELS[severity],
    colorVar: `--${severity.toLowerCase()}-fill`,
  }),
);
