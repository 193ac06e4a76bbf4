import type { LaneEdge, LaneNode, LaneSizes } from './lane-layout.ts';

/** Nodes of one lane connected by edges of this lane, with positions relative to the block. */
export interface Block {
  lane: number;
  members: { id: string; x: number; y: number }[];
  width: number;
  height: number;
  /** Of its upper edge; computed when arranging the blocks. */
  top: number;
}

/** The blocks of all lanes, in the order of their first nodes. */
export function blocksOf(
  nodes: readonly LaneNode[],
  edges: readonly LaneEdge[],
  sizes: LaneSizes,
): Block[] {
  const laneOf = new Map(nodes.map(({ id, lane }) => [id, lane]));
  const inner = edges.filter(
    ({ from, to }) => from !== to && laneOf.has(from) && laneOf.get(from) === laneOf.get(to),
  );
  const ranks = ranksOf(nodes, inner);
  const parents = neighboursOf(inner, 'to', 'from');
  return joinedNodes(nodes, inner).map((ids) => ({
    lane: laneOf.get(ids[0] ?? '') ?? 0,
    ...placed(ids, ranks, parents, sizes),
    top: 0,
  }));
}

function neighboursOf(
  edges: readonly LaneEdge[],
  end: keyof LaneEdge,
  other: keyof LaneEdge,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const edge of edges) {
    const list = found.get(edge[end]);
    if (list === undefined) found.set(edge[end], [edge[other]]);
    else list.push(edge[other]);
  }
  return found;
}

/** Groups of ids that edges join, each in the order of the nodes. */
function joinedNodes(nodes: readonly LaneNode[], edges: readonly LaneEdge[]): string[][] {
  const root = new Map(nodes.map(({ id }) => [id, id]));
  function rootOf(id: string): string {
    let at = id;
    for (;;) {
      const next = root.get(at) ?? at;
      if (next === at) return at;
      // Halves the way, so that the next search is short.
      root.set(at, root.get(next) ?? next);
      at = next;
    }
  }
  for (const { from, to } of edges) root.set(rootOf(to), rootOf(from));
  const groups = new Map<string, string[]>();
  for (const { id } of nodes) {
    const top = rootOf(id);
    const group = groups.get(top);
    if (group === undefined) groups.set(top, [id]);
    else group.push(id);
  }
  return [...groups.values()];
}

/**
 * The longest path to each node within its lane, in steps; a node without incoming edges in the lane is
 * directly above its first result. A node in a cycle stays where it was first reached.
 */
function ranksOf(nodes: readonly LaneNode[], edges: readonly LaneEdge[]): Map<string, number> {
  const children = neighboursOf(edges, 'from', 'to');
  const waiting = new Map<string, number>();
  for (const { to } of edges) waiting.set(to, (waiting.get(to) ?? 0) + 1);
  const ranks = new Map(nodes.map(({ id }) => [id, 0]));
  const ready = nodes.filter(({ id }) => !waiting.has(id)).map(({ id }) => id);
  for (const id of ready) {
    for (const child of children.get(id) ?? []) {
      ranks.set(child, Math.max(ranks.get(child) ?? 0, (ranks.get(id) ?? 0) + 1));
      const left = (waiting.get(child) ?? 0) - 1;
      waiting.set(child, left);
      // The list grows while it is walked through.
      if (left === 0) ready.push(child);
    }
  }
  lowerTops(nodes, children, waiting, ranks);
  return ranks;
}

/** Moves nodes without incoming edges down to directly above their first result. */
function lowerTops(
  nodes: readonly LaneNode[],
  children: ReadonlyMap<string, readonly string[]>,
  reached: ReadonlyMap<string, number>,
  ranks: Map<string, number>,
): void {
  for (const { id } of nodes) {
    const below = children.get(id);
    if (reached.has(id) || below === undefined) continue;
    ranks.set(id, Math.min(...below.map((child) => ranks.get(child) ?? 0)) - 1);
  }
}

/** Rows by rank; a long row continues below. Nodes are below their sources. */
function placed(
  ids: readonly string[],
  ranks: ReadonlyMap<string, number>,
  parents: ReadonlyMap<string, readonly string[]>,
  sizes: LaneSizes,
): Pick<Block, 'members' | 'width' | 'height'> {
  const { nodeWidth, nodeHeight, nodeGap, stepGap, columns } = sizes;
  const byRank = new Map<number, string[]>();
  for (const id of ids) {
    const rank = ranks.get(id) ?? 0;
    const row = byRank.get(rank);
    if (row === undefined) byRank.set(rank, [id]);
    else row.push(id);
  }
  const rows = [...byRank.entries()].toSorted(([a], [b]) => a - b).map(([, row]) => row);
  const widest = Math.min(columns, Math.max(...rows.map((row) => row.length)));
  const width = widest * nodeWidth + (widest - 1) * nodeGap;
  const centres = new Map<string, number>();
  const members: Block['members'] = [];
  let y = 0;
  for (const row of rows) {
    const ordered = byParents(row, parents, centres);
    for (let start = 0; start < ordered.length; start += columns) {
      const part = ordered.slice(start, start + columns);
      const left = (width - part.length * nodeWidth - (part.length - 1) * nodeGap) / 2;
      for (const [at, id] of part.entries()) {
        const x = left + at * (nodeWidth + nodeGap);
        centres.set(id, x + nodeWidth / 2);
        members.push({ id, x, y });
      }
      const isLastPart = start + columns >= ordered.length;
      y += nodeHeight + (isLastPart ? stepGap : nodeGap);
    }
  }
  return { members, width, height: y - stepGap };
}

/** A row sorted by the mean position of its nodes' sources. */
function byParents(
  row: readonly string[],
  parents: ReadonlyMap<string, readonly string[]>,
  centres: ReadonlyMap<string, number>,
): string[] {
  const meanOf = (id: string): number => {
    const known = (parents.get(id) ?? []).flatMap((parent) => centres.get(parent) ?? []);
    return known.length === 0 ? 0 : known.reduce((sum, at) => sum + at, 0) / known.length;
  };
  return row
    .map((id) => ({ id, mean: meanOf(id) }))
    .toSorted((a, b) => a.mean - b.mean)
    .map(({ id }) => id);
}
