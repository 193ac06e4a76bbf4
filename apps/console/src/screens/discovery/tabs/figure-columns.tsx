import type { FlowFigures, FlowWeight } from '@waybill/contract';
import { formatPercent, SeverityGlyph, severityWord, textOf, type Column } from '@waybill/ui';
import { discoveryText } from '../discovery.text.ts';
import { figureText, riskSeverity, sensitiveShare } from '../flow-figures.ts';
import { tabsText } from './tabs.text.ts';

interface WithFigures {
  figures: FlowFigures;
}

export interface FigureColumnOptions {
  /** Which figures, in order. */
  weights: readonly FlowWeight[];
  /** Headings can be pressed to rank by the figure. */
  isSortable?: boolean;
}

const WIDTHS: Readonly<Record<FlowWeight, number>> = {
  events: 84,
  bytes: 84,
  sensitive: 104,
  people: 84,
  objects: 84,
  risk: 116,
};

/** Which ones are hidden first in a narrow table. */
const PRIORITY: Readonly<Record<FlowWeight, number | undefined>> = {
  events: undefined,
  bytes: 3,
  sensitive: 2,
  people: 4,
  objects: 5,
  risk: undefined,
};

/** Columns of the figures, the same in every list of the screen. */
export function figureColumns<T extends WithFigures>(options: FigureColumnOptions): Column<T>[] {
  const text = textOf(discoveryText);
  return options.weights.map((weight) => ({
    id: weight,
    header: weight === 'sensitive' ? textOf(tabsText).sensitiveShare : text[weight],
    width: WIDTHS[weight],
    align: weight === 'risk' ? 'start' : 'end',
    priority: PRIORITY[weight],
    ...(options.isSortable === true ? { sortKey: weight, sortOnly: 'desc' } : {}),
    cell: ({ figures }) => <Figure figures={figures} weight={weight} />,
  }));
}

function Figure({ figures, weight }: { figures: FlowFigures; weight: FlowWeight }) {
  if (weight === 'risk') return <Risk risk={figures.risk} />;
  if (weight !== 'sensitive') return figureText(figures, weight);
  const share = sensitiveShare(figures);
  return (
    <>
      {figureText(figures, weight)}
      {share !== null && share > 0 && (
        <span className="ml-1.5 text-ink-3">{formatPercent(share)}</span>
      )}
    </>
  );
}

/** A risk as detections show their severity: bars, figure and word. */
export function Risk({ risk }: { risk: number }) {
  const severity = riskSeverity(risk);
  return (
    <span className="inline-flex items-center gap-2" title={severityWord(severity)}>
      <SeverityGlyph severity={severity} isNamed />
      <span className="tabular-nums">{risk}</span>
    </span>
  );
}
