import { riskOfPath, type PathEdge, type PathVersion } from './risk-of-path.ts';

export interface RankedVersion extends PathVersion {
  versionId: string;
  /** Its location. */
  objectId: string;
}

export interface RankedEdge extends PathEdge {
  /** Epoch milliseconds. */
  at: number;
}

/** A chain of versions and the steps between them, from origin to destination. */
export interface LineagePath<
  V extends RankedVersion = RankedVersion,
  E extends RankedEdge = RankedEdge,
> {
  versions: readonly V[];
  edges: readonly E[];
}

export type PathOrder = 'risk' | 'recent' | 'length';

/** A path with how much it matters and how many alike it represents, itself included. */
export interface RankedPath<P extends LineagePath> {
  path: P;
  risk: number;
  alike: number;
}

/**
 * Distinct paths, best first. Paths through the same locations by the same kinds of steps differ only in
 * how often it was done: the best of them represents all. `length` puts the longest first. The order is
 * total: the same paths always come in the same order.
 */
export function rankPaths<P extends LineagePath>(
  paths: readonly P[],
  order: PathOrder,
): RankedPath<P>[] {
  const ranked = paths.map((path) => ({
    path,
    risk: riskOfPath(path.versions, path.edges),
    alike: 1,
  }));
  ranked.sort((a, b) => compare(order, a, b));
  const distinct = new Map<string, RankedPath<P>>();
  for (const each of ranked) {
    const course = courseOf(each.path);
    const known = distinct.get(course);
    if (known === undefined) distinct.set(course, each);
    else known.alike += 1;
  }
  return [...distinct.values()];
}

/** The locations of a path and how it passes from one to the next. */
function courseOf({ versions, edges }: LineagePath): string {
  const places = versions.map(({ objectId }) => objectId);
  return [...places, ...edges.map(({ kind }) => kind)].join(' ');
}

function compare<P extends LineagePath>(
  order: PathOrder,
  a: RankedPath<P>,
  b: RankedPath<P>,
): number {
  const byRisk = b.risk - a.risk;
  const byTime = lastAt(b.path) - lastAt(a.path);
  const byLength = b.path.edges.length - a.path.edges.length;
  if (order === 'recent') return byTime || byRisk || -byLength || byIds(a.path, b.path);
  if (order === 'length') return byLength || byRisk || byTime || byIds(a.path, b.path);
  return byRisk || byTime || -byLength || byIds(a.path, b.path);
}

function lastAt({ edges }: LineagePath): number {
  return edges.reduce((latest, { at }) => Math.max(latest, at), -Infinity);
}

function byIds(a: LineagePath, b: LineagePath): number {
  const [one, other] = [a, b].map(({ versions }) =>
    versions.map(({ versionId }) => versionId).join(' '),
  );
  if (one === other || one === undefined || other === undefined) return 0;
  return one < other ? -1 : 1;
}
