import type { DrawnGraph } from '../graph/drawn-graph.ts';

/** Ids of the parts visible at a time of a replay. */
export interface Shown {
  nodes: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

/**
 * Parts visible after these steps: their lines and the nodes at both ends. Before the first step, the
 * start of every path.
 */
export function replayed(
  { nodes, links }: Pick<DrawnGraph, 'nodes' | 'links'>,
  happened: ReadonlySet<string> | null,
): Shown | null {
  if (happened === null) return null;
  const reached = new Set(links.map(({ to }) => to));
  const shownNodes = new Set(nodes.flatMap(({ id }) => (reached.has(id) ? [] : [id])));
  const shownLinks = new Set<string>();
  for (const { id, from, to, edges } of links) {
    if (!edges.some(({ edgeId }) => happened.has(edgeId))) continue;
    shownLinks.add(id);
    shownNodes.add(from).add(to);
  }
  // A gap is there with the version that it precedes.
  for (const { id, from, to, edges } of links) {
    if (edges.length > 0) continue;
    if (shownNodes.has(to)) shownLinks.add(id);
    else shownNodes.delete(from);
  }
  return { nodes: shownNodes, links: shownLinks };
}
