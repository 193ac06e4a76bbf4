import type { PlacedLink, SankeyPicture, Side } from './sankey-layout.ts';
import type { FlowMark } from './sankey-walk.ts';

/** Arrow targets along a row of the matrix (`source`) or along a column of it (`target`). */
const WAYS: ReadonlyMap<string, { along: Side; step: number }> = new Map(
  Object.entries({
    ArrowLeft: { along: 'source', step: -1 },
    ArrowRight: { along: 'source', step: 1 },
    ArrowUp: { along: 'target', step: -1 },
    ArrowDown: { along: 'target', step: 1 },
    Home: { along: 'source', step: -Infinity },
    End: { along: 'source', step: Infinity },
  }),
);

const opposite = (side: Side): Side => (side === 'source' ? 'target' : 'source');

/**
 * Target of a key in a matrix with origins as rows and destinations as columns: arrows go from band to
 * band and skip empty pairs; before the first one is the place's name, in whose list they also move.
 * @returns undefined for other keys
 */
export function walkMatrix(
  picture: Pick<SankeyPicture, 'nodes' | 'links'>,
  mark: FlowMark,
  key: string,
): FlowMark | undefined {
  const way = WAYS.get(key);
  if (way === undefined) return undefined;
  const line = linksOf(picture, mark, way.along);
  if (mark.kind === 'link') {
    const at = line.indexOf(mark.link);
    if (at + way.step < 0 && Number.isFinite(way.step))
      return headOf(picture, mark.link, way.along);
    return asLink(shifted(line, at, way.step));
  }
  const { node } = mark;
  // Into the matrix from the name of a row or of a column.
  if (node.side === way.along) return way.step > 0 ? asLink(line[0]) : undefined;
  const names = picture.nodes.filter(({ side }) => side === node.side);
  const next = shifted(names, names.indexOf(node), way.step);
  return next && { kind: 'node', node: next };
}

function linksOf(
  picture: Pick<SankeyPicture, 'nodes' | 'links'>,
  mark: FlowMark,
  along: Side,
): PlacedLink[] {
  const name = mark.kind === 'link' ? mark.link[along] : mark.node.name;
  const order = new Map(
    picture.nodes.flatMap((node, index) =>
      node.side === opposite(along) ? [[node.name, index] as const] : [],
    ),
  );
  const placeOf = (link: PlacedLink) => order.get(link[opposite(along)]) ?? 0;
  return picture.links
    .filter((link) => link[along] === name)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

function headOf(
  picture: Pick<SankeyPicture, 'nodes'>,
  link: PlacedLink,
  side: Side,
): FlowMark | undefined {
  const node = picture.nodes.find((one) => one.side === side && one.name === link[side]);
  return node && { kind: 'node', node };
}

function shifted<T>(list: readonly T[], at: number, step: number): T | undefined {
  return list[Math.min(list.length - 1, Math.max(0, at + step))];
}

function asLink(link: PlacedLink | undefined): FlowMark | undefined {
  return link && { kind: 'link', link };
}
