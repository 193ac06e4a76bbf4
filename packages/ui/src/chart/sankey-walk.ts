import type { PlacedLink, PlacedNode, SankeyPicture, Side } from './sankey-layout.ts';

/** The pointed-at or focused part of a flow picture. */
export type FlowMark = { kind: 'node'; node: PlacedNode } | { kind: 'link'; link: PlacedLink };

/** Name of a mark that stays the same when the picture is laid out again. */
export function markKey(mark: FlowMark): string {
  return mark.kind === 'node'
    ? `${mark.node.side} ${mark.node.name}`
    : `link ${mark.link.source} ${mark.link.target} ${mark.link.severity ?? ''}`;
}

/** Whether a part is drawn strongly while `mark` is pointed at. */
export function belongsTo(mark: FlowMark, part: FlowMark): boolean {
  if (markKey(mark) === markKey(part)) return true;
  if (mark.kind === 'link') return part.kind === 'node' && touches(mark.link, part.node);
  if (part.kind === 'link') return touches(part.link, mark.node);
  return false;
}

function touches(link: PlacedLink, node: PlacedNode): boolean {
  return link[node.side] === node.name;
}

const linksOf = (picture: SankeyPicture, node: PlacedNode): PlacedLink[] =>
  picture.links.filter((link) => touches(link, node)).toSorted((a, b) => b.value - a.value);

const endOf = (picture: SankeyPicture, link: PlacedLink, side: Side): PlacedNode | undefined =>
  picture.nodes.find((node) => node.side === side && node.name === link[side]);

/** The one `step` further in a list, or the same at its ends. */
function shifted<T>(list: readonly T[], at: number, step: number): T | undefined {
  return list[Math.min(list.length - 1, Math.max(0, at + step))];
}

const KEYS: ReadonlyMap<string, 'up' | 'down' | 'left' | 'right' | 'first' | 'last'> = new Map(
  Object.entries({
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
    Home: 'first',
    End: 'last',
  }),
);

/**
 * Target of a key: up and down within a column, or among the links of the current place; sideways along
 * the flow, from a place to its thickest link and on to the place at its end.
 * @param from the place whose links are being walked through
 * @returns undefined for other keys
 */
export function walkFlow(
  picture: SankeyPicture,
  mark: FlowMark,
  from: Side,
  key: string,
): FlowMark | undefined {
  const way = KEYS.get(key);
  if (way === undefined) return undefined;
  if (way === 'left' || way === 'right') return sideways(picture, mark, way);
  return mark.kind === 'node'
    ? withinColumn(picture, mark.node, way)
    : withinLinks(picture, mark.link, from, way);
}

const STEPS = { up: -1, down: 1, first: -Infinity, last: Infinity } as const;

function withinColumn(
  picture: SankeyPicture,
  node: PlacedNode,
  way: keyof typeof STEPS,
): FlowMark | undefined {
  const column = picture.nodes.filter(({ side }) => side === node.side);
  const next = shifted(column, column.indexOf(node), STEPS[way]);
  return next && { kind: 'node', node: next };
}

function withinLinks(
  picture: SankeyPicture,
  link: PlacedLink,
  from: Side,
  way: keyof typeof STEPS,
): FlowMark | undefined {
  const end = endOf(picture, link, from);
  const links = end === undefined ? [] : linksOf(picture, end);
  const next = shifted(links, links.indexOf(link), STEPS[way]);
  return next && { kind: 'link', link: next };
}

function sideways(
  picture: SankeyPicture,
  mark: FlowMark,
  way: 'left' | 'right',
): FlowMark | undefined {
  const ahead: Side = way === 'right' ? 'target' : 'source';
  if (mark.kind === 'link') {
    const node = endOf(picture, mark.link, ahead);
    return node && { kind: 'node', node };
  }
  if (mark.node.side === ahead) return mark;
  const [link] = linksOf(picture, mark.node);
  return link && { kind: 'link', link };
}
