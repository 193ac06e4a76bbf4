import type { HistogramSeries } from '@waybill/ui';
import { SEVERITIES_BY_URGENCY } from './detection-labels.data.ts';
import { wordOf } from './word-of.ts';

/** Severities as a stack, the most urgent on top, with the fill of each from the design tokens. */
export function severitySeries(): HistogramSeries[] {
  return SEVERITIES_BY_URGENCY.toReversed().map((severity) => ({
    key: severity,
    label: wordOf(severity),
    colorVar: `--${severity.toLowerCase()}-fill`,
  }));
}
