import { actWord, nodeWords, versionLabel } from './node-words.ts';
import type { DrawnGraph, DrawnNode } from './drawn-graph.ts';

/** Ids of the nodes that contain all words of a search, in chronological order; none without words. */
export function matchingNodes(
  { nodes, edges }: Pick<DrawnGraph, 'nodes' | 'edges'>,
  search: string,
): string[] {
  const words = search
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const acts = new Map<string, string[]>();
  for (const edge of edges) {
    const list = acts.get(edge.to);
    if (list === undefined) acts.set(edge.to, [actWord(edge)]);
    else list.push(actWord(edge));
  }
  return nodes
    .filter((node) => {
      const text = textsOf(node, acts).join('\n').toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id);
}

/** Searchable parts: names, places, paths, devices, data types, actions. */
function textsOf(node: DrawnNode, acts: ReadonlyMap<string, readonly string[]>): string[] {
  const { title, detail } = nodeWords(node);
  if (node.kind === 'fold') {
    return [title, ...node.fold.versions.map((version) => versionLabel(version))];
  }
  if (node.kind !== 'version') return [title, detail];
  const { path, device, dataTypes, versionId } = node.version;
  return [
    title,
    detail,
    versionLabel(node.version),
    path ?? '',
    device ?? '',
    ...dataTypes,
    ...(acts.get(versionId) ?? []),
  ];
}
