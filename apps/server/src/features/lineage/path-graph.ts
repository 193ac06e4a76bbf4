/**
 * The part of the graph that a search has seen, between two ends; versions are numbered. A path leaves
 * the origin once and reaches the destination once: no version between belongs to either.
 */
export class PathGraph {
  readonly origins = new Set<number>();
  readonly destinations = new Set<number>();
  readonly #parents: number[][] = [];
  readonly #children: number[][] = [];

  /** A step that is added twice counts once. */
  add(from: number, to: number): void {
    (this.#children[from] ??= []).push(to);
    (this.#parents[to] ??= []).push(from);
  }

  parentsOf(version: number): readonly number[] {
    return this.#parents[version] ?? [];
  }

  childrenOf(version: number): readonly number[] {
    return this.#children[version] ?? [];
  }

  isBetween(version: number): boolean {
    return !this.origins.has(version) && !this.destinations.has(version);
  }
}

/**
 * For each number of hops, from 1, the versions that paths from the origin reach in exactly that many,
 * with their predecessors: only those on a path of at most `maxHops`.
 */
export type PathLayers = readonly ReadonlyMap<number, readonly number[]>[];

export function pathLayers(graph: PathGraph, maxHops: number): PathLayers {
  const toGo = hopsToDestination(graph, maxHops);
  const layers: ReadonlyMap<number, readonly number[]>[] = [];
  let reached: Iterable<number> = graph.origins;
  for (let hops = 1; hops <= maxHops; hops += 1) {
    const layer = nextLayer(graph, reached, (to) => (toGo.get(to) ?? maxHops) <= maxHops - hops);
    if (layer.size === 0) break;
    layers.push(layer);
    reached = [...layer.keys()].filter((version) => graph.isBetween(version));
  }
  return layers;
}

function nextLayer(
  graph: PathGraph,
  reached: Iterable<number>,
  leadsOn: (version: number) => boolean,
): Map<number, number[]> {
  const layer = new Map<number, number[]>();
  for (const from of reached) {
    for (const to of graph.childrenOf(from).filter(leadsOn)) {
      const before = layer.get(to);
      if (!before) layer.set(to, [from]);
      else if (before.at(-1) !== from) before.push(from);
    }
  }
  return layer;
}

/** Number of paths, at most `most`. */
export function countPaths(graph: PathGraph, layers: PathLayers, most: number): number {
  let total = 0;
  let before = new Map<number, number>();
  for (const layer of layers) {
    const ways = new Map<number, number>();
    for (const [version, parents] of layer) {
      const sum = parents.reduce((count, parent) => count + (before.get(parent) ?? 1), 0);
      if (graph.destinations.has(version)) total += sum;
      else ways.set(version, sum);
    }
    if (total >= most) return most;
    before = ways;
  }
  return total;
}

/** Paths, fewest hops first, at most `most`; each from origin to destination. */
export function listPaths(graph: PathGraph, layers: PathLayers, most: number): number[][] {
  const paths: number[][] = [];
  for (const path of everyPath(graph, layers)) {
    if (paths.length === most) break;
    paths.push(path);
  }
  return paths;
}

function* everyPath(graph: PathGraph, layers: PathLayers): Generator<number[]> {
  for (const [index, layer] of layers.entries()) {
    for (const version of layer.keys()) {
      if (graph.destinations.has(version)) yield* pathsTo(version, index, layers);
    }
  }
}

function* pathsTo(version: number, index: number, layers: PathLayers): Generator<number[]> {
  for (const parent of layers[index]?.get(version) ?? []) {
    if (index === 0) yield [parent, version];
    else for (const path of pathsTo(parent, index - 1, layers)) yield [...path, version];
  }
}

/** Fewest hops from a version to the destination, if fewer than `maxHops`. */
function hopsToDestination(graph: PathGraph, maxHops: number): Map<number, number> {
  const hops = new Map<number, number>();
  for (const version of graph.destinations) hops.set(version, 0);
  let level: Iterable<number> = graph.destinations;
  for (let depth = 1; depth < maxHops; depth += 1) {
    const next: number[] = [];
    for (const from of [...level].flatMap((to) => graph.parentsOf(to))) {
      if (hops.has(from) || !graph.isBetween(from)) continue;
      hops.set(from, depth);
      next.push(from);
    }
    if (next.length === 0) break;
    level = next;
  }
  return hops;
}
