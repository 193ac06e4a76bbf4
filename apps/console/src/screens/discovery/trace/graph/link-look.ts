import type { EdgeStrength, LineageEdge } from '@waybill/contract';
import type { SeverityName } from '@waybill/ui';
import { SEVERITIES } from '@waybill/contract/enums';
import type { DrawnLink } from './drawn-graph.ts';

/** The strengths in the order of a legend. */
export const EDGE_STRENGTHS_SHOWN = ['certain', 'likely', 'inferred'] as const;

/** Dashes of a line, as SVG spells them; a gap has dots further apart than an inferred step. */
export const DASHES: Readonly<Record<EdgeStrength | 'gap', string | undefined>> = {
  certain: undefined,
  likely: '6 4',
  inferred: '1.5 4',
  gap: '1 6',
};

/** The highest severity of some steps' detections; null: none. */
export function severityOf(
  edges: readonly { detections: readonly Pick<LineageEdge['detections'][number], 'severity'>[] }[],
): SeverityName | null {
  const found = edges.flatMap(({ detections }) => detections.map(({ severity }) => severity));
  // From the lowest to the highest.
  return SEVERITIES.toReversed().find((one) => found.includes(one)) ?? null;
}

/** The dashes of a line; undefined: it is solid. */
export function dashesOf({ strength }: Pick<DrawnLink, 'strength'>): string | undefined {
  return DASHES[strength ?? 'gap'];
}
