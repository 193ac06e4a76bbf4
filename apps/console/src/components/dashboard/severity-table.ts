import type { Severity } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { SEVERITIES_BY_URGENCY } from '../detection/detection-labels.data.ts';
import { boardText } from './board.text.ts';
import { wordOf } from '../detection/word-of.ts';
import type { WidgetFigures } from './widget-figures.ts';

export interface CountedLine {
  label: string;
  count: number;
  counts: Partial<Record<Severity, number>>;
}

/** Lines with their number and its severities. */
export function severityTable(head: string, lines: readonly CountedLine[]): WidgetFigures {
  return {
    headers: [
      head,
      textOf(boardText).count,
      ...SEVERITIES_BY_URGENCY.map((severity) => wordOf(severity)),
    ],
    rows: lines.map(({ label, count, counts }) => [
      label,
      count,
      ...SEVERITIES_BY_URGENCY.map((severity) => counts[severity] ?? 0),
    ]),
  };
}
