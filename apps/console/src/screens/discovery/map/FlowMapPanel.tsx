import type { FlowEnd, FlowMap as FlowMapData } from '@waybill/contract';
import { FlowMap, textOf, type FlowMapWords, type SankeyPart } from '@waybill/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { discoveryText } from '../discovery.text.ts';
import { nextLimit, type EndSide } from '../filter/flow-view.ts';
import { traceAddress, type FlowActions } from '../filter/use-flow-actions.ts';
import type { ShownFlows } from '../filter/use-flow-view.ts';
import { endLabel, endNames, isRealPair, pairNames } from '../flow-ends.ts';
import { bandLines, figureLines } from '../flow-figures.ts';
import { EndRow } from './EndRow.tsx';
import { ListHead } from './ListHead.tsx';
import { bandTable, drawnBands, narrowFlows } from './map-parts.ts';
import { MapChoices } from './MapChoices.tsx';
import { MapReadOut } from './MapReadOut.tsx';

/**
 * Height of the lists and the bands between them in pixels: ten places, those without one, and the
 * rest. Taller ones scroll.
 */
const MAP_HEIGHT = 340;

export interface FlowMapPanelProps {
  shown: ShownFlows;
  /** All matches of the filter; undefined during the first read. */
  map: FlowMapData | undefined;
  /** Its ticked part, or all. */
  chosen: FlowMapData | undefined;
  actions: FlowActions;
}

/** Origins, destinations and the bands between them. */
export function FlowMapPanel({ shown, map, chosen, actions }: FlowMapPanelProps) {
  const text = textOf(discoveryText);
  const { view } = shown;
  const { search } = useLocation();
  const part = useMemo(() => map && narrowFlows(map, view), [map, view]);
  const parts = usePlaces(part);
  const bands = useMemo(() => (part === undefined ? [] : drawnBands(part, view)), [part, view]);

  function wordsOf({ source, target }: SankeyPart): FlowMapWords {
    if (source !== undefined && target !== undefined) {
      const pair = { originId: source, destinationId: target };
      const { origin, destination } = pairNames(pair, parts.names);
      const band = parts.bands.get(`${source} ${target}`);
      return {
        title: text.pair(origin.name, destination.name),
        lines: band === undefined ? [] : bandLines(band),
      };
    }
    const side = source === undefined ? 'target' : 'source';
    const end = parts[side].get(source ?? target ?? '');
    if (end === undefined) return { title: '', lines: [] };
    const label = endLabel(end, side);
    return {
      title: side === 'source' ? text.from(label) : text.to(label),
      lines: figureLines(end.figures),
    };
  }

  const next = nextLimit(view.limit);
  return (
    <section aria-label={text.map} className="px-4 pt-1">
      <FlowMap
        label={text.map}
        isLoading={part === undefined}
        empty={text.noSuchPlace}
        origins={parts.origins}
        destinations={parts.destinations}
        bands={bands}
        height={MAP_HEIGHT}
        heads={{
          source: <ListHead side="source" part={part} shown={shown} actions={actions} />,
          target: <ListHead side="target" part={part} shown={shown} actions={actions} />,
        }}
        wordsOf={wordsOf}
        table={() => (part === undefined ? NO_TABLE : bandTable(part, view))}
        readOut={<MapReadOut shown={shown} map={map} part={part} chosen={chosen} bands={bands} />}
        aside={<MapChoices shown={shown} map={map} actions={actions} />}
        hrefOf={(originId, destinationId) => {
          const pair = { originId, destinationId };
          return isRealPair(pair) ? traceAddress(pair, search) : undefined;
        }}
        onOpen={(originId, destinationId) => actions.openTrace({ originId, destinationId })}
        onPick={(originId, destinationId) => actions.togglePick({ originId, destinationId })}
        renderEnd={(id, room) => {
          const end = parts[room.side].get(id);
          return end === undefined ? null : (
            <EndRow
              {...room}
              end={end}
              weight={view.weight}
              isTicked={view.ticked[room.side].includes(id)}
              onTick={() => actions.tick(room.side, id)}
              onExpand={next === undefined ? undefined : () => actions.setLimit(next)}
            />
          );
        }}
      />
    </section>
  );
}

const NO_TABLE = { headers: [], rows: [] };

/** The places and bands of a map by id, and in the chart's form. */
function usePlaces(map: FlowMapData | undefined) {
  return useMemo(() => {
    const named = (ends: readonly FlowEnd[] = [], side: EndSide) =>
      ends.map((end) => ({ id: end.id, label: endLabel(end, side) }));
    return {
      names: endNames(map),
      source: new Map(map?.origins.map((end) => [end.id, end])),
      target: new Map(map?.destinations.map((end) => [end.id, end])),
      bands: new Map(map?.bands.map((band) => [`${band.originId} ${band.destinationId}`, band])),
      origins: named(map?.origins, 'source'),
      destinations: named(map?.destinations, 'target'),
    };
  }, [map]);
}
