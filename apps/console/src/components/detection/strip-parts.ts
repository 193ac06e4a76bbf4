/** Nodes kept at each end of a long strip. */
const AT_END = 2;

/** One node of a strip, with the step that leads to it. */
export interface StripPart<V, E> {
  version: V;
  /** Null at the first one. */
  edge: E | null;
  /** Skipped steps before it. */
  leftOut: number;
}

/**
 * The nodes of a path in a strip: all of them, or for a long one both ends and the number of steps
 * between.
 * @param versions from origin to destination
 * @param edges one fewer
 * @param most nodes that are shown whole
 */
export function stripParts<V, E>(
  versions: readonly V[],
  edges: readonly E[],
  most: number,
): StripPart<V, E>[] {
  const parts = versions.map((version, index) => ({
    version,
    edge: edges[index - 1] ?? null,
    leftOut: 0,
  }));
  if (parts.length <= most) return parts;
  const tail = parts.slice(-AT_END);
  const [first, ...rest] = tail;
  if (first === undefined) return parts;
  const leftOut = parts.length - 2 * AT_END;
  return [...parts.slice(0, AT_END), { ...first, leftOut }, ...rest];
}
