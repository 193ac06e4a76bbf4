import { severityWord } from '../badge/severity.ts';
import { formatCount } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import type { ChartTableData } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import type { SankeyLink, SankeyPart } from './sankey-props.ts';
import type { FlowMark } from './sankey-walk.ts';

/** Meaning of a mark, as passed to the chart's user. */
export function partOf(mark: FlowMark): SankeyPart {
  if (mark.kind === 'link') return { source: mark.link.source, target: mark.link.target };
  return mark.node.side === 'source' ? { source: mark.node.name } : { target: mark.node.name };
}

export interface MarkWords {
  title: string;
  /** Each a line of the tip. */
  lines: string[];
}

function movements(count: number): string {
  const text = textOf(chartText);
  return count === 1 ? text.oneMovement : text.movements(formatCount(count));
}

/** A mark as text: its label, value, and severity. */
export function wordsOf(mark: FlowMark): MarkWords {
  const text = textOf(chartText);
  if (mark.kind === 'link') {
    const { sourceLabel, targetLabel, value, severity } = mark.link;
    const lines = [movements(value)];
    if (severity !== undefined) lines.push(severityWord(severity));
    return { title: text.link(sourceLabel, targetLabel), lines };
  }
  const { side, label, value } = mark.node;
  const title = side === 'source' ? text.fromPlace(label) : text.toPlace(label);
  return { title, lines: [movements(value)] };
}

/** The figures of the picture, the thickest link first. */
export function sankeyTable(links: readonly SankeyLink[]): ChartTableData {
  const text = textOf(chartText);
  return {
    headers: [text.origin, text.destination, text.severity, text.value],
    rows: links
      .toSorted((a, b) => b.value - a.value)
      .map((link) => [
        link.sourceLabel ?? link.source,
        link.targetLabel ?? link.target,
        link.severity === undefined ? '' : severityWord(link.severity),
        link.value,
      ]),
  };
}
