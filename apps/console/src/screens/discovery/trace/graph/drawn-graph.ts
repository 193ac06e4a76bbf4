import type { EdgeStrength, LineageEdge, LineageVersion } from '@waybill/contract';
import type { LaneNode } from '../layout/lane-layout.ts';
import { expansionKey, type TracePath } from '../state/trace-view.ts';
import type { Fold, Folded } from './fold-siblings.ts';
import { lanesOfVersions, LANE } from './lane-of.ts';
import { personNodeId } from './person-id.ts';
import type { ShownGraph, ShownVersion } from './shown-graph.ts';

/** Hidden neighbours of a version, and whether they were expanded. */
export interface Stub {
  hidden: number;
  isOpen: boolean;
}

export type DrawnNode = LaneNode &
  (
    | { kind: 'version'; version: LineageVersion; up: Stub; down: Stub; isOnPath: boolean }
    | { kind: 'person'; person: NonNullable<LineageEdge['person']>; edges: LineageEdge[] }
    | { kind: 'fold'; fold: Fold }
    | GapNode
  );

const LOST: GapNode['reason'] = 'lost-records';

/** Before a version with unknown facts. */
interface GapNode {
  kind: 'gap';
  version: LineageVersion;
  reason: NonNullable<LineageVersion['gap']>;
  /** The step in which records are missing; null: it is the version's own gap. */
  edge: LineageEdge | null;
}

/** One drawn line: one step, several similar ones, half a step up to its person, or a gap. */
export interface DrawnLink {
  id: string;
  from: string;
  to: string;
  /** The steps that it represents; none at a gap. */
  edges: readonly LineageEdge[];
  /** The least certain of its steps; null at a gap. */
  strength: EdgeStrength | null;
  /** The first half of a step leads to its person: label and arrow are on the second. */
  isFirstHalf: boolean;
}

export interface DrawnGraph {
  nodes: readonly DrawnNode[];
  links: readonly DrawnLink[];
  /** Every step, also those within folds: the rows of the table. */
  edges: readonly LineageEdge[];
}

const BY_CERTAINTY: readonly EdgeStrength[] = ['certain', 'likely', 'inferred'];

/** Nodes and lines of the four lanes, in the order of time. */
export function drawnGraph(
  graph: ShownGraph,
  folded: Folded,
  paths: readonly TracePath[],
): DrawnGraph {
  const drawing: Drawing = {
    graph,
    folded,
    laneOf: lanesOfVersions(graph, paths),
    nodes: new Map(),
    links: createLinks(),
  };
  const folds = new Map(folded.folds.map((fold) => [fold.id, fold]));
  for (const shown of byTime(graph)) {
    const fold = folds.get(folded.foldOf.get(shown.version.versionId) ?? '');
    if (fold === undefined) addVersion(drawing, shown);
    else addFold(drawing, shown, fold);
  }
  for (const edge of graph.edges) {
    addLoss(drawing, edge);
    addStep(drawing, edge);
  }
  return {
    nodes: [...drawing.nodes.values()],
    links: drawing.links.all(),
    edges: graph.edges,
  };
}

/** A drawing while it is made. */
interface Drawing {
  graph: ShownGraph;
  folded: Folded;
  laneOf: ReadonlyMap<string, number>;
  nodes: Map<string, DrawnNode>;
  links: ReturnType<typeof createLinks>;
}

function addFold({ nodes, laneOf }: Drawing, { version }: ShownVersion, fold: Fold): void {
  if (nodes.has(fold.id)) return;
  const lane = laneOf.get(version.versionId) ?? LANE.object;
  nodes.set(fold.id, { kind: 'fold', id: fold.id, lane, fold });
}

function addVersion(
  { graph, nodes, links, laneOf }: Drawing,
  { version, broughtBy }: ShownVersion,
): void {
  const { versionId, gap } = version;
  const lane = laneOf.get(versionId) ?? LANE.object;
  // An origin without an earlier report is where every trace starts.
  if (gap !== null && !(gap === 'first-seen' && lane === LANE.origin)) {
    const gapId = `gap.${versionId}`;
    nodes.set(gapId, { kind: 'gap', id: gapId, lane, version, reason: gap, edge: null });
    links.add(gapId, versionId, null);
  }
  nodes.set(versionId, {
    kind: 'version',
    id: versionId,
    lane,
    version,
    up: stubOf(graph, versionId, 'up'),
    down: stubOf(graph, versionId, 'down'),
    isOnPath: broughtBy === null,
  });
}

/** A step's losses precede its target version, in that version's lane. */
function addLoss({ graph, folded, laneOf, nodes, links }: Drawing, edge: LineageEdge): void {
  const version = graph.versions.get(edge.to)?.version;
  if (edge.lost.length === 0 || version === undefined) return;
  const id = `lost.${edge.edgeId}`;
  const lane = laneOf.get(edge.to) ?? LANE.object;
  nodes.set(id, { kind: 'gap', id, lane, version, reason: LOST, edge });
  links.add(id, folded.foldOf.get(edge.to) ?? edge.to, null);
}

/** A step out of an origin passes its person, all others go straight. */
function addStep({ folded, laneOf, nodes, links }: Drawing, edge: LineageEdge): void {
  const from = folded.foldOf.get(edge.from) ?? edge.from;
  const to = folded.foldOf.get(edge.to) ?? edge.to;
  if (from === to) return;
  const isOut = laneOf.get(edge.from) === LANE.origin && laneOf.get(edge.to) !== LANE.origin;
  if (!isOut || edge.person === null) {
    links.add(from, to, edge);
    return;
  }
  const { person } = edge;
  const id = personNodeId(person.key);
  const known = nodes.get(id);
  if (known?.kind === 'person') known.edges.push(edge);
  else nodes.set(id, { kind: 'person', id, lane: LANE.person, person, edges: [edge] });
  links.add(from, id, edge, true);
  links.add(id, to, edge);
}

function byTime(graph: ShownGraph): ShownVersion[] {
  return [...graph.versions.values()].toSorted(
    ({ version: a }, { version: b }) =>
      Date.parse(a.at) - Date.parse(b.at) || (a.versionId < b.versionId ? -1 : 1),
  );
}

function stubOf(graph: ShownGraph, versionId: string, direction: 'up' | 'down'): Stub {
  return {
    hidden: graph.hidden(versionId, direction),
    isOpen: graph.open.has(expansionKey(direction, versionId)),
  };
}

/** Collects lines; all steps from one node to another are one line. */
function createLinks() {
  const links = new Map<string, DrawnLink & { edges: LineageEdge[] }>();
  return {
    add(from: string, to: string, edge: LineageEdge | null, isFirstHalf = false): void {
      const id = `${from}>${to}`;
      const known = links.get(id);
      const strength = edge?.strength ?? null;
      if (known === undefined) {
        const edges = edge === null ? [] : [edge];
        links.set(id, { id, from, to, edges, strength, isFirstHalf });
      } else if (edge !== null) {
        known.edges.push(edge);
        known.strength = leastCertain(known.strength, strength);
      }
    },
    all: (): DrawnLink[] => [...links.values()],
  };
}

function leastCertain(a: EdgeStrength | null, b: EdgeStrength | null): EdgeStrength | null {
  if (a === null || b === null) return a ?? b;
  return BY_CERTAINTY.indexOf(a) > BY_CERTAINTY.indexOf(b) ? a : b;
}
