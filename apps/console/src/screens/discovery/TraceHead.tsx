import type { FlowMap } from '@waybill/contract';
import { Flow, textOf } from '@waybill/ui';
import { discoveryText } from './discovery.text.ts';
import type { FlowPair } from './filter/flow-view.ts';
import { endNames, pairNames } from './flow-ends.ts';
import { figureLines } from './flow-figures.ts';

export interface TraceViewProps {
  pair: FlowPair;
  /** The pair alone; undefined while it is read. */
  map: FlowMap | undefined;
}

/** The one flow that is traced, in the place of the map. */
export function TraceHead({ pair, map }: TraceViewProps) {
  const { origin, destination } = pairNames(pair, endNames(map));
  return (
    <h2 className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-md font-semibold">
      <Flow from={origin} to={destination} />
      {map !== undefined && (
        <span className="text-sm font-normal text-ink-3">{figureLines(map.total).join(' · ')}</span>
      )}
      <span className="sr-only">{textOf(discoveryText).pair(origin, destination)}</span>
    </h2>
  );
}
