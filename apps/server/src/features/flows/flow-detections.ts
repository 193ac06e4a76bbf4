import { SEVERITIES, type FlowBand } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { openByFlow, type OpenOfFlow } from '../detection/detections-read-model.ts';
import type { ShownEnds } from './flow-sides.ts';
import type { FlowQuery } from './flow-source.ts';

export const NO_DETECTIONS: FlowBand['detections'] = { open: 0, severity: null };

/** Open detections of the flows of a range. */
export interface FlowDetections {
  /** 1 (low) to 4 (critical) of the most severe one between two ends; 0 without any. */
  severityOf(originId: string, destinationId: string): number;
  /**
   * Those of each band, by its displayed ends separated by a space.
   *
   * @param flows origin and destination, separated by a space, of the filtered flows.
   */
  ofBands(
    origins: ShownEnds,
    destinations: ShownEnds,
    flows: ReadonlySet<string>,
  ): Map<string, FlowBand['detections']>;
}

export async function flowDetections(
  tx: Transaction,
  { tenantId, range, level }: FlowQuery,
): Promise<FlowDetections> {
  const open = await openByFlow(tx, tenantId, { level, from: range.from, to: range.to });
  const severities = new Map<string, number>();
  for (const flow of open) {
    const key = `${flow.originId} ${flow.destinationId}`;
    severities.set(key, Math.max(severities.get(key) ?? 0, rankOf(flow)));
  }
  return {
    severityOf: (originId, destinationId) => severities.get(`${originId} ${destinationId}`) ?? 0,
    ofBands: (origins, destinations, flows) => {
      const bands = new Map<string, FlowBand['detections']>();
      for (const flow of open) {
        if (!flows.has(`${flow.originId} ${flow.destinationId}`)) continue;
        const key = `${origins.shownAs(flow)} ${destinations.shownAs(flow)}`;
        const held = bands.get(key) ?? NO_DETECTIONS;
        const before = held.severity === null ? 0 : SEVERITIES.indexOf(held.severity) + 1;
        bands.set(key, {
          open: held.open + flow.detections,
          severity: rankOf(flow) > before ? flow.severity : held.severity,
        });
      }
      return bands;
    },
  };
}

const rankOf = ({ severity }: OpenOfFlow): number => SEVERITIES.indexOf(severity) + 1;
