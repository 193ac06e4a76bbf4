import type { LaneLayout } from '../layout/lane-layout.ts';
import type { DrawnGraph } from './drawn-graph.ts';

export type StepKey = 'ArrowRight' | 'ArrowLeft' | 'ArrowUp' | 'ArrowDown';

export function isStepKey(key: string): key is StepKey {
  return ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].includes(key);
}

interface Place {
  id: string;
  x: number;
  y: number;
}

/**
 * The target node of an arrow key. Right and left follow lines with and against their arrow, preferring
 * another lane; down and up follow them within the lane, or else go to the next node of the lane. Null
 * if none.
 */
export function stepBetween(
  graph: Pick<DrawnGraph, 'nodes' | 'links'>,
  layout: Pick<LaneLayout, 'nodes'>,
  at: string,
  key: StepKey,
): string | null {
  const lanes = new Map(graph.nodes.map(({ id, lane }) => [id, lane]));
  const placeOf = (id: string): Place[] => {
    const box = layout.nodes.get(id);
    return box === undefined ? [] : [{ id, x: box.x, y: box.y }];
  };
  const [here] = placeOf(at);
  if (here === undefined) return null;
  const isOn = key === 'ArrowRight' || key === 'ArrowDown';
  const joined = graph.links.flatMap(({ from, to }) =>
    isOn ? (from === at ? placeOf(to) : []) : to === at ? placeOf(from) : [],
  );
  const inLane = (place: Place): boolean => lanes.get(place.id) === lanes.get(at);
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    return (
      (
        nearest(
          joined.filter((place) => !inLane(place)),
          here,
        ) ?? nearest(joined, here)
      )?.id ?? null
    );
  }
  const below = (place: Place): boolean =>
    key === 'ArrowDown' ? place.y > here.y : place.y < here.y;
  const lane = graph.nodes.flatMap(({ id }) => (id === at ? [] : placeOf(id))).filter(inLane);
  const next =
    nearest(joined.filter(inLane).filter(below), here) ?? nearest(lane.filter(below), here);
  return next?.id ?? null;
}

function nearest(places: readonly Place[], to: Place): Place | undefined {
  const distance = (place: Place): number => Math.hypot(place.x - to.x, place.y - to.y);
  return places.toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))[0];
}
