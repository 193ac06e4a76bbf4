import { sankey, sankeyJustify, sankeyLinkHorizontal } from 'd3-sankey';
import type { SeverityName } from '../badge/severity.ts';
import type { SankeyLink } from './sankey-props.ts';
import { spreadLabels } from './spread-labels.ts';

export type Side = 'source' | 'target';

export interface PlacedNode {
  side: Side;
  /** The link's `source` or `target`. */
  name: string;
  label: string;
  value: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Middle of the label; labels never overlap. */
  labelY: number;
}

export interface PlacedLink {
  source: string;
  target: string;
  sourceLabel: string;
  targetLabel: string;
  value: number;
  severity: SeverityName | undefined;
  path: string;
  /** Pixels across. */
  thickness: number;
  /** Middle of the ribbon, the position of its label. */
  middleX: number;
  middleY: number;
  /** Where it reaches its target. */
  endY?: number | undefined;
}

export interface SankeyPicture {
  width: number;
  height: number;
  /** Pixels kept free for names on each side. */
  labelWidth: number;
  /** Whether there is room for the figure in its own line. */
  isRoomy: boolean;
  nodes: readonly PlacedNode[];
  links: readonly PlacedLink[];
}

export interface SankeyBox {
  width: number;
  /** Minimum; many places make the picture taller. */
  height: number;
}

const BAR_WIDTH = 7;
/** Pixels between the middles of two labels of one and of two lines. */
const TIGHT_ROW = 17;
const ROOMY_ROW = 36;
const EDGE = 8;
const WIDEST_LABEL = 196;

/** A name on the left is another node than the same name on the right. */
const keyOf = (side: Side, name: string): string => `${side} ${name}`;

/** Links that can be drawn; a chart has no negative width. */
function drawable(links: readonly SankeyLink[]): readonly SankeyLink[] {
  return links.filter(({ value }) => Number.isFinite(value) && value > 0);
}

/** The link as given, kept by the layout. */
interface LinkData {
  given: SankeyLink;
}

interface NodeData {
  key: string;
  side: Side;
  name: string;
  label: string;
}

function nodesOf(links: readonly SankeyLink[]): NodeData[] {
  const nodes = new Map<string, NodeData>();
  for (const side of ['source', 'target'] as const) {
    for (const link of links) {
      const name = link[side];
      const label = link[`${side}Label`] ?? name;
      const key = keyOf(side, name);
      if (!nodes.has(key)) nodes.set(key, { key, side, name, label });
    }
  }
  return [...nodes.values()];
}

/** The larger number of places on one side. */
function rowsOf(nodes: readonly NodeData[]): number {
  const sources = nodes.filter(({ side }) => side === 'source').length;
  return Math.max(sources, nodes.length - sources);
}

/**
 * Places bars, ribbons and labels of two columns. The same links always give the same picture.
 * @param box in pixels; the picture is taller if the labels need it
 */
export function layOutSankey(all: readonly SankeyLink[], box: SankeyBox): SankeyPicture {
  const links = drawable(all);
  const data = nodesOf(links);
  const rows = rowsOf(data);
  const height = Math.max(box.height, rows * TIGHT_ROW + 2 * EDGE);
  const labelWidth = Math.round(Math.min(WIDEST_LABEL, box.width * 0.26));
  const empty = { width: box.width, height, labelWidth, isRoomy: true, nodes: [], links: [] };
  if (rows === 0 || box.width <= 0) return empty;
  const isRoomy = (height - 2 * EDGE) / rows >= ROOMY_ROW;
  const graph = sankey<NodeData, LinkData>()
    .nodeId((node) => node.key)
    .nodeAlign(sankeyJustify)
    .nodeWidth(BAR_WIDTH)
    .nodePadding(Math.min(18, ((height - 2 * EDGE) / rows) * 0.45))
    .iterations(24)
    .extent([
      [labelWidth, EDGE],
      [box.width - labelWidth, height - EDGE],
    ])({
    nodes: data.map((node) => ({ ...node })),
    links: links.map((given) => ({
      given,
      value: given.value,
      source: keyOf('source', given.source),
      target: keyOf('target', given.target),
    })),
  });
  const ribbon = sankeyLinkHorizontal<NodeData, LinkData>();
  const nodes = graph.nodes.map((node): PlacedNode => {
    const { x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = node;
    const { side, name, label, value = 0 } = node;
    const size = { width: x1 - x0, height: Math.max(1, y1 - y0) };
    return { side, name, label, value, x: x0, y: y0, ...size, labelY: (y0 + y1) / 2 };
  });
  return {
    ...empty,
    isRoomy,
    nodes: withLabels(nodes, height, isRoomy ? ROOMY_ROW : TIGHT_ROW),
    links: graph.links.map((link): PlacedLink => {
      const { given, y0 = 0, y1 = 0, width = 0 } = link;
      return {
        source: given.source,
        target: given.target,
        sourceLabel: given.sourceLabel ?? given.source,
        targetLabel: given.targetLabel ?? given.target,
        value: given.value,
        severity: given.severity,
        path: ribbon(link) ?? '',
        thickness: Math.max(1, width),
        middleX: box.width / 2,
        middleY: (y0 + y1) / 2,
      };
    }),
  };
}

function withLabels(nodes: readonly PlacedNode[], height: number, row: number): PlacedNode[] {
  return (['source', 'target'] as const).flatMap((side) => {
    const column = nodes.filter((node) => node.side === side).toSorted((a, b) => a.y - b.y);
    const places = spreadLabels(
      column.map(({ labelY }) => labelY),
      { distance: row, from: row / 2, to: height - row / 2 },
    );
    return column.map((node, index) => ({ ...node, labelY: places[index] ?? node.labelY }));
  });
}
