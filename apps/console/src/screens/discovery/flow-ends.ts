import type { FlowBand, FlowEnd, FlowMap } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { discoveryText } from './discovery.text.ts';
import type { EndSide, FlowPair } from './filter/flow-view.ts';

/** The name of an end; those that are not places have their own labels. */
export function endLabel(end: FlowEnd, side: EndSide): string {
  const text = textOf(discoveryText);
  if (end.level === 'none') return side === 'source' ? text.noOrigin : text.noDestination;
  return end.level === 'other' ? text.others(end.members) : end.label;
}

/** Name of an end, and the place of its glyph. */
export interface EndName {
  name: string;
  glyph: string;
}

/** Names of the ends by their ids. */
export type EndNames = Readonly<Record<EndSide, ReadonlyMap<string, EndName>>>;

export const endName = (end: FlowEnd, side: EndSide): EndName => ({
  name: endLabel(end, side),
  glyph: end.place?.name ?? end.label,
});

export function endNames(map: Pick<FlowMap, 'origins' | 'destinations'> | undefined): EndNames {
  return {
    source: new Map(map?.origins.map((end) => [end.id, endName(end, 'source')])),
    target: new Map(map?.destinations.map((end) => [end.id, endName(end, 'target')])),
  };
}

/** The names of a pair's ends; ids for unknown ones. */
export function pairNames({ originId, destinationId }: FlowPair, names: EndNames) {
  return {
    origin: names.source.get(originId) ?? { name: originId, glyph: '' },
    destination: names.target.get(destinationId) ?? { name: destinationId, glyph: '' },
  };
}

/** Whether a band is between two named places: only those can be opened and decided on. */
export function isRealPair({
  originId,
  destinationId,
}: Pick<FlowBand, 'originId' | 'destinationId'>) {
  return [originId, destinationId].every((id) => id !== 'other' && id !== 'none');
}
