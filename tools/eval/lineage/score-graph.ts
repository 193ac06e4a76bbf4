import type { Truth } from './truth.ts';

/** What of a graph is compared with the truth. Labels are those of `truth.ts`. */
export interface LabelledGraph {
  edges: readonly { from: string; to: string }[];
  /** Versions that nothing led to and whose past is said to be unknown: they claim no origin. */
  gaps: ReadonlySet<string>;
}

export interface GraphScore {
  edges: number;
  precision: number;
  recall: number;
  originPrecision: number;
  originRecall: number;
  /** Edges that are not true, and true edges that are missing. */
  wrong: { from: string; to: string }[];
  missing: { from: string; to: string }[];
}

/**
 * Compares a graph with the truth: its edges individually, and for each content beyond which nothing is
 * seen the set of contents that it came from in the first place. What the graph itself calls a gap is
 * no claim, unless it is where the data truly came from.
 */
export function scoreGraph(truth: Truth, graph: LabelledGraph): GraphScore {
  const real = keysOf(truth.edges);
  const found = keysOf(graph.edges);
  const wrong = [...found].filter(([key]) => !real.has(key)).map(([, edge]) => edge);
  const missing = [...real].filter(([key]) => !found.has(key)).map(([, edge]) => edge);
  const right = found.size - wrong.length;
  const origins = { claimed: 0, real: 0, right: 0 };
  const [trueParents, foundParents] = [parentsOf(truth.edges), parentsOf(graph.edges)];
  for (const sink of new Set(truth.sinks)) {
    const wanted = rootsOf(sink, trueParents);
    const claimed = [...rootsOf(sink, foundParents)].filter(
      (root) => root !== sink && (truth.roots.has(root) || !graph.gaps.has(root)),
    );
    origins.real += wanted.size;
    origins.claimed += claimed.length;
    origins.right += claimed.filter((root) => wanted.has(root)).length;
  }
  return {
    edges: real.size,
    precision: share(right, found.size),
    recall: share(right, real.size),
    originPrecision: share(origins.right, origins.claimed),
    originRecall: share(origins.right, origins.real),
    wrong,
    missing,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function keysOf(edges: readonly { from: string; to: string }[]) {
  return new Map(edges.map(({ from, to }) => [`${from} → ${to}`, { from, to }]));
}

function parentsOf(edges: readonly { from: string; to: string }[]): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  for (const { from, to } of edges) parents.set(to, [...(parents.get(to) ?? []), from]);
  return parents;
}

/** Contents without parents that a content came from; itself where it has none. */
function rootsOf(label: string, parents: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set([label]);
  const roots = new Set<string>();
  const waiting = [label];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const above = parents.get(next) ?? [];
    if (above.length === 0) roots.add(next);
    for (const parent of above) {
      if (seen.has(parent)) continue;
      seen.add(parent);
      waiting.push(parent);
    }
  }
  return roots;
}
