import { useMemo } from 'react';
import { chosenPaths, type ChosenPaths } from '../graph/chosen-paths.ts';
import { drawnGraph, type DrawnGraph } from '../graph/drawn-graph.ts';
import { foldSiblings, type Folded } from '../graph/fold-siblings.ts';
import { LANE_NAMES } from '../graph/lane-of.ts';
import { shownGraph, type ShownGraph } from '../graph/shown-graph.ts';
import { layOutLanes, type LaneLayout } from '../layout/lane-layout.ts';
import type { Neighbours, Trace, TraceView } from './trace-view.ts';

/** A drawn trace: the input of the drawing, the table and the files. */
export interface DrawnTrace extends DrawnGraph {
  trace: Trace;
  paths: ChosenPaths;
  shown: ShownGraph;
  folded: Folded;
  layout: LaneLayout;
}

/** From a response and the view to the drawing. Pure: the same input gives the same drawing. */
export function drawTrace(
  trace: Trace,
  view: TraceView,
  neighbours: ReadonlyMap<string, Neighbours>,
): DrawnTrace {
  const paths = chosenPaths(trace, view);
  const shown = shownGraph({
    trace,
    paths: paths.drawn,
    expanded: view.isCompact ? [] : view.expanded,
    neighbours,
  });
  const folded = foldSiblings(shown, view);
  const drawn = drawnGraph(shown, folded, paths.drawn);
  const layout = layOutLanes(drawn.nodes, drawn.links, LANE_NAMES.length);
  return { ...drawn, trace, paths, shown, folded, layout };
}

export function useDrawnTrace(
  trace: Trace,
  view: TraceView,
  neighbours: ReadonlyMap<string, Neighbours>,
): DrawnTrace {
  const { order, pathIds, expanded, isCompact, selectedId } = view;
  const ids = `${pathIds.join()} ${expanded.join()}`;
  return useMemo(
    () => drawTrace(trace, view, neighbours),
    // The parts of the view that change the drawing; its lists are new ones at each change of the address.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [trace, neighbours, order, ids, isCompact, selectedId],
  );
}
