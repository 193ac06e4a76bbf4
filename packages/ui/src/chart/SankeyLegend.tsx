import { severityWord } from '../badge/severity.ts';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { Legend } from './Legend.tsx';
import type { SankeyLink } from './sankey-props.ts';

export interface SankeyLegendProps {
  links: readonly SankeyLink[];
  /** All possible colours, to reserve their space. */
  isWhole?: boolean | undefined;
}

/** The colours in the picture, the neutral one first; empty if all of it is grey. */
export function SankeyLegend({ links, isWhole = false }: SankeyLegendProps) {
  const loud = (['HIGH', 'CRITICAL'] as const).filter(
    (severity) => isWhole || links.some((link) => link.severity === severity),
  );
  if (loud.length === 0) return null;
  return (
    <Legend
      series={[
        { key: 'calm', label: textOf(chartText).calm, colorVar: '--flow' },
        ...loud.map((severity) => ({
          key: severity,
          label: severityWord(severity),
          colorVar: severity === 'HIGH' ? '--high-fill' : '--critical-fill',
        })),
      ]}
    />
  );
}
