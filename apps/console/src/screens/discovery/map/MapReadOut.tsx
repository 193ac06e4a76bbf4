import type { FlowMap } from '@waybill/contract';
import { Legend, textOf } from '@waybill/ui';
import { discoveryText } from '../discovery.text.ts';
import type { ShownFlows } from '../filter/use-flow-view.ts';
import { figureText, isAdditive } from '../flow-figures.ts';

export interface MapReadOutProps {
  shown: ShownFlows;
  map: FlowMap | undefined;
  /** The part of the map that is drawn. */
  part: FlowMap | undefined;
  /** The ticked part of the map, or all of it. */
  chosen: FlowMap | undefined;
  bands: readonly { severity?: string | undefined }[];
}

/** Meaning of the colours; and for a part, its total. */
export function MapReadOut({ shown, map, part, chosen, bands }: MapReadOutProps) {
  const text = textOf(discoveryText);
  const { view, hasChosen } = shown;
  if (map === undefined || part === undefined) return null;
  const { weight } = view;
  const isPart = part !== map && isAdditive(weight);
  const shownTotal = hasChosen ? chosen?.total : isPart ? sumOf(part) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3">
      <RiskLegend bands={bands} isExternal={view.scope === 'external'} />
      {weight === 'sensitive' && <span className="max-xl:hidden">{text.figures}</span>}
      {shownTotal !== null && (
        <span>
          <b className="font-medium text-ink">
            {shownTotal === undefined ? '…' : figureText(shownTotal, weight)}
          </b>{' '}
          {weight === 'sensitive' ? text.events : text[weight]}
          {hasChosen ? ` · ${text.chosenFlows}` : ` ${text.ofAll(figureText(map.total, weight))}`}
        </span>
      )}
    </div>
  );
}

/** Totals of a part's bands. */
function sumOf({ bands, total }: FlowMap): FlowMap['total'] {
  const sum = (key: 'events' | 'bytes' | 'sensitive') =>
    bands.reduce((all, { figures }) => all + figures[key], 0);
  return { ...total, events: sum('events'), bytes: sum('bytes'), sensitive: sum('sensitive') };
}

/** The colours that the map has, the loudest first. */
function RiskLegend({
  bands,
  isExternal,
}: Pick<MapReadOutProps, 'bands'> & { isExternal: boolean }) {
  const text = textOf(discoveryText);
  const has = (severity: string) => bands.some((band) => band.severity === severity);
  const loud = [
    ...(has('CRITICAL')
      ? [{ key: 'CRITICAL', label: text.critical, colorVar: '--critical-fill' }]
      : []),
    ...(has('HIGH') ? [{ key: 'HIGH', label: text.risky, colorVar: '--high-fill' }] : []),
  ];
  if (loud.length === 0) return null;
  const other = isExternal ? text.otherExternalFlows : text.otherFlows;
  return <Legend series={[...loud, { key: 'other', label: other, colorVar: '--flow' }]} />;
}
