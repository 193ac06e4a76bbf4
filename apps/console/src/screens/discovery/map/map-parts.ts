import type { FlowBand, FlowMap } from '@waybill/contract';
import { formatBytes, textOf, type FlowMapBand, type SeverityName } from '@waybill/ui';
import { discoveryText } from '../discovery.text.ts';
import { pairText, type FlowView } from '../filter/flow-view.ts';
import { endNames, isRealPair, pairNames } from '../flow-ends.ts';
import { NOT_YET } from '../flow-figures.ts';
import type { FlowSort } from '../flow-vocabulary.data.ts';

/** The flows in a map and its table: those with the marks. */
export function narrowFlows(map: FlowMap, { marks }: Pick<FlowView, 'marks'>): FlowMap {
  if (marks.length === 0) return map;
  const hasMarks = (band: FlowBand): boolean =>
    (!marks.includes('new') || band.isNew) &&
    (!marks.includes('unreviewed') || (isRealPair(band) && band.review === 'unreviewed'));
  const bands = map.bands.filter(hasMarks);
  return {
    ...map,
    bands,
    origins: endsOfBands(map.origins, bands, 'originId'),
    destinations: endsOfBands(map.destinations, bands, 'destinationId'),
  };
}

/** The ends of some bands, with totals; distinct people and objects stay those of the whole end. */
function endsOfBands(
  ends: FlowMap['origins'],
  bands: readonly FlowBand[],
  side: 'originId' | 'destinationId',
): FlowMap['origins'] {
  return ends.flatMap((end) => {
    const own = bands.filter((band) => band[side] === end.id);
    if (own.length === 0) return [];
    const sum = (key: 'events' | 'bytes' | 'sensitive') =>
      own.reduce((all, { figures }) => all + figures[key], 0);
    const sums = { events: sum('events'), bytes: sum('bytes'), sensitive: sum('sensitive') };
    return [{ ...end, figures: { ...end.figures, ...sums } }];
  });
}

/** Whether a band is between the ticked places; a side without ticks matches all. */
function isBetween({ source, target }: FlowView['ticked'], band: FlowBand): boolean {
  return (
    (source.length === 0 || source.includes(band.originId)) &&
    (target.length === 0 || target.includes(band.destinationId))
  );
}

/** Severity that a band shows: only flows with critical or high detections have one. */
function severityOf({ detections: { severity } }: FlowBand): SeverityName | undefined {
  return severity === 'HIGH' || severity === 'CRITICAL' ? severity : undefined;
}

const SEVERITY_RANK = { LOW: 1, MEDIUM: 2, HIGH: 3, CRITICAL: 4 } as const;

/** Flows in the requested order; for risk, the highest open detection first. */
export function rankedBands<T extends FlowBand>(bands: readonly T[], sort: FlowSort): T[] {
  const severity = ({ detections }: T): number =>
    detections.severity === null ? 0 : SEVERITY_RANK[detections.severity];
  const keys: readonly ((band: T) => number)[] =
    sort === 'risk'
      ? [severity, ({ figures }) => figures.sensitive, ({ figures }) => figures.events]
      : [({ figures }) => figures[sort] ?? 0, severity];
  return bands.toSorted((a, b) => {
    const key = keys.find((of) => of(a) !== of(b));
    return key === undefined ? pairText(a).localeCompare(pairText(b)) : key(b) - key(a);
  });
}

/** Minimum width of a band relative to the widest: it stays visible and usable. */
const LEAST_SHARE = 0.002;

/** The bands as drawn. */
export function drawnBands(map: FlowMap, view: FlowView): FlowMapBand[] {
  const text = textOf(discoveryText);
  const widest = Math.max(0, ...map.bands.map(({ figures }) => figures[view.weight] ?? 0));
  const least = widest === 0 ? 1 : widest * LEAST_SHARE;
  const picked = new Set(view.picked.map(pairText));
  return map.bands.map((band) => ({
    source: band.originId,
    target: band.destinationId,
    value: Math.max(band.figures[view.weight] ?? 0, least),
    severity: severityOf(band),
    mark: band.isNew ? text.newMark : undefined,
    isPicked: picked.has(pairText(band)),
    isFaint: !isBetween(view.ticked, band),
  }));
}

/** The figures of the bands as lines and columns, in the order of the table; for a file with plain numbers. */
export function bandTable(
  map: FlowMap,
  { sort }: Pick<FlowView, 'sort'>,
  use: 'reading' | 'file' = 'reading',
) {
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
      text.detections,
      text.reviewState,
    ],
    rows: rankedBands(map.bands, sort).map((band) => {
      const { origin, destination } = pairNames(band, names);
      const { events, sensitive, bytes, people, objects } = band.figures;
      const size = use === 'file' ? bytes : (formatBytes(bytes) ?? '');
      return [
        origin.name,
        destination.name,
        events,
        sensitive,
        size,
        people ?? NOT_YET,
        objects ?? NOT_YET,
        band.detections.open,
        text[band.review],
      ];
    }),
  };
}
