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
  /** What is ticked of the map, or all of it. */
  chosen: FlowMap | undefined;
}

/** What the bands add up to: all, or what is ticked or named of it. */
export function MapReadOut({ shown: { view, hasChosen }, map, part, chosen }: MapReadOutProps) {
  const text = textOf(discoveryText);
  if (map === undefined || part === undefined) return null;
  const { weight } = view;
  const whole = figureText(map.total, weight);
  const isPart = part !== map && isAdditive(weight);
  const partSum = part.bands.reduce((sum, { figures }) => sum + (figures[weight] ?? 0), 0);
  const shown = hasChosen
    ? chosen && figureText(chosen.total, weight)
    : isPart
      ? figureText({ ...map.total, [weight]: partSum }, weight)
      : whole;
  return (
    <p className="truncate text-sm text-ink-3">
      <b className="font-medium text-ink">{shown ?? '…'}</b> {text[weight]}
      {(hasChosen || isPart) && ` ${text.ofAll(whole)}`}
      {hasChosen && ` · ${text.chosenFlows}`}
      <span className="max-xl:hidden"> · {text.pickHint}</span>
    </p>
  );
}

/** The colours that the map has, the quiet one first; nothing where all of it is grey. */
export function RiskLegend({ bands }: { bands: readonly { severity?: string | undefined }[] }) {
  const text = textOf(discoveryText);
  const has = (severity: string) => bands.some((band) => band.severity === severity);
  const loud = [
    ...(has('HIGH') ? [{ key: 'HIGH', label: text.risky, colorVar: '--high-fill' }] : []),
    ...(has('CRITICAL')
      ? [{ key: 'CRITICAL', label: text.critical, colorVar: '--critical-fill' }]
      : []),
  ];
  return loud.length === 0 ? null : <Legend series={loud} />;
}
