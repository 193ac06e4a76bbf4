import { severityWord } from '../badge/severity.ts';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { Legend } from './Legend.tsx';
import type { SankeyLink } from './sankey-props.ts';

export interface SankeyLegendProps {
  links: readonly SankeyLink[];
  /** All colours that there can be, for the room that they take. */
  isWhole?: boolean | undefined;
}

/** The colours that the picture has, the quiet one first; nothing where all of it is grey. */
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
