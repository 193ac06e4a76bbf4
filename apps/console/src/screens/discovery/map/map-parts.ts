import type { FlowBand, FlowMap, FlowWeight } from '@waybill/contract';
import { formatBytes, textOf, type FlowMapBand, type SeverityName } from '@waybill/ui';
import { discoveryText } from '../discovery.text.ts';
import { pairText, type FlowView } from '../filter/flow-view.ts';
import { endNames, pairNames } from '../flow-ends.ts';
import { NOT_YET, riskSeverity } from '../flow-figures.ts';

/** Whether a band is between the ticked places; with none ticked on a side, all of it counts. */
function isBetween({ source, target }: FlowView['ticked'], band: FlowBand): boolean {
  return (
    (source.length === 0 || source.includes(band.originId)) &&
    (target.length === 0 || target.includes(band.destinationId))
  );
}

/** Severity that a band shows: only what is risky has one. */
function severityOf({ risk }: FlowBand['figures']): SeverityName | undefined {
  const severity = riskSeverity(risk);
  return severity === 'HIGH' || severity === 'CRITICAL' ? severity : undefined;
}

/** The bands as they are drawn. */
export function drawnBands(map: FlowMap, view: FlowView): FlowMapBand[] {
  const picked = new Set(view.picked.map(pairText));
  return map.bands.map((band) => ({
    source: band.originId,
    target: band.destinationId,
    value: band.figures[view.weight] ?? 0,
    severity: severityOf(band.figures),
    isPicked: picked.has(pairText(band)),
    isFaint: !isBetween(view.ticked, band),
  }));
}

/** The figures of the bands as lines and columns, the largest first; for a file with plain numbers. */
export function bandTable(map: FlowMap, weight: FlowWeight, use: 'reading' | 'file' = 'reading') {
  const text = textOf(discoveryText);
  const names = endNames(map);
  return {
    headers: [
      text.origin,
      text.destination,
      text.events,
      text.sensitive,
      use === 'file' ? text.bytesPlain : text.bytes,
      text.people,
      text.objects,
      text.risk,
      text.reviewState,
    ],
    rows: map.bands
      .toSorted((a, b) => (b.figures[weight] ?? 0) - (a.figures[weight] ?? 0))
      .map((band) => {
        const { origin, destination } = pairNames(band, names);
        const { events, sensitive, bytes, people, objects, risk } = band.figures;
        const size = use === 'file' ? bytes : (formatBytes(bytes) ?? '');
        return [
          origin.name,
          destination.name,
          events,
          sensitive,
          size,
          people ?? NOT_YET,
          objects ?? NOT_YET,
          risk,
          text[band.review],
        ];
      }),
  };
}
