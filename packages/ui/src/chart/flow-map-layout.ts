import type { FlowMapBand, FlowMapEnd } from './flow-map-props.ts';
import type { PlacedLink, PlacedNode, SankeyPicture, Side } from './sankey-layout.ts';

/** Pixels of the flattest row: one line of text. */
export const ROW = 28;
/** Pixels of a row that its bar leaves free. */
const ROW_GAP = 8;
/** Maximum bar height in pixels, so that one place alone does not fill the page. */
const TALLEST_BAR = 220;
const BAR_WIDTH = 5;
const THINNEST_BAND = 1.5;
/** Halvings after which a scale is exact to a fraction of a pixel. */
const STEPS = 40;

export interface FlowMapBox {
  /** Pixels between the two lists. */
  width: number;
  /** Minimum total height of the longer list in pixels. */
  height: number;
}

export interface FlowMapLayout {
  picture: SankeyPicture;
  /** Height of each row in pixels, in the order of the list. */
  rows: Readonly<Record<Side, readonly number[]>>;
}

/**
 * Places rows and bands of two ranked lists. The rows keep their order and are as tall as their volume,
 * at least one line. The same bands always give the same picture.
 */
export function layOutFlowMap(
  ends: Readonly<Record<Side, readonly FlowMapEnd[]>>,
  all: readonly FlowMapBand[],
  box: FlowMapBox,
): FlowMapLayout {
  const bands = all.filter(({ value }) => Number.isFinite(value) && value > 0);
  const sums = { source: sumsOf(bands, 'source'), target: sumsOf(bands, 'target') };
  const values = {
    source: ends.source.map(({ id }) => sums.source.get(id) ?? 0),
    target: ends.target.map(({ id }) => sums.target.get(id) ?? 0),
  };
  const scale = scaleFor([values.source, values.target], box.height);
  const rows = {
    source: values.source.map((value) => rowHeight(value, scale)),
    target: values.target.map((value) => rowHeight(value, scale)),
  };
  const height = Math.max(total(rows.source), total(rows.target));
  const nodes = (['source', 'target'] as const).flatMap((side) =>
    placeNodes({ side, ends: ends[side], values: values[side], rows: rows[side], scale, box }),
  );
  return {
    rows,
    picture: {
      width: box.width,
      height,
      labelWidth: 0,
      isRoomy: true,
      nodes,
      links: placeLinks(bands, nodes, scale),
    },
  };
}

function sumsOf(bands: readonly FlowMapBand[], side: Side): Map<string, number> {
  const sums = new Map<string, number>();
  for (const band of bands) sums.set(band[side], (sums.get(band[side]) ?? 0) + band.value);
  return sums;
}

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

function rowHeight(value: number, scale: number): number {
  return Math.round(Math.max(ROW, value * scale + ROW_GAP));
}

/** Pixels per unit: as many as the height allows, so that the largest bar fits in a row. */
function scaleFor(columns: readonly (readonly number[])[], height: number): number {
  const largest = Math.max(...columns.flat(), 0);
  if (largest <= 0) return 0;
  let low = (ROW - ROW_GAP) / largest;
  let high = TALLEST_BAR / largest;
  const fits = (scale: number) =>
    columns.every((values) => total(values.map((value) => rowHeight(value, scale))) <= height);
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

interface NodesOptions {
  side: Side;
  ends: readonly FlowMapEnd[];
  values: readonly number[];
  rows: readonly number[];
  scale: number;
  box: FlowMapBox;
}

function placeNodes({ side, ends, values, rows, scale, box }: NodesOptions): PlacedNode[] {
  let top = 0;
  return ends.map(({ id, label }, index): PlacedNode => {
    const row = rows[index] ?? ROW;
    const value = values[index] ?? 0;
    const height = Math.max(2, value * scale);
    const labelY = top + row / 2;
    top += row;
    const x = side === 'source' ? 0 : Math.max(0, box.width - BAR_WIDTH);
    const y = labelY - height / 2;
    return { side, name: id, label, value, x, y, width: BAR_WIDTH, height, labelY };
  });
}

/** Bands leave and reach a bar in the order of the rows at their other ends. */
function placeLinks(
  bands: readonly FlowMapBand[],
  nodes: readonly PlacedNode[],
  scale: number,
): PlacedLink[] {
  const at = new Map(nodes.map((node, index) => [`${node.side} ${node.name}`, { node, index }]));
  const known = bands.flatMap((band) => {
    const from = at.get(`source ${band.source}`);
    const to = at.get(`target ${band.target}`);
    return from === undefined || to === undefined ? [] : [{ band, from, to }];
  });
  const used = new Map<PlacedNode, number>();
  const take = (node: PlacedNode, thickness: number): number => {
    const before = used.get(node) ?? 0;
    used.set(node, before + thickness);
    return node.y + before + thickness / 2;
  };
  const ends = new Map(known.map((one) => [one, { start: 0, end: 0 }]));
  for (const one of known.toSorted((a, b) => a.to.index - b.to.index)) {
    const place = ends.get(one);
    if (place !== undefined) place.start = take(one.from.node, one.band.value * scale);
  }
  for (const one of known.toSorted((a, b) => a.from.index - b.from.index)) {
    const place = ends.get(one);
    if (place !== undefined) place.end = take(one.to.node, one.band.value * scale);
  }
  return known.map((one) => {
    const { band, from, to } = one;
    const { start, end } = ends.get(one) ?? { start: 0, end: 0 };
    const left = from.node.x + from.node.width;
    const right = to.node.x;
    const middle = (left + right) / 2;
    return {
      source: band.source,
      target: band.target,
      sourceLabel: from.node.label,
      targetLabel: to.node.label,
      value: band.value,
      severity: band.severity,
      path: `M${left},${start}C${middle},${start} ${middle},${end} ${right},${end}`,
      thickness: Math.max(THINNEST_BAND, band.value * scale),
      middleX: middle,
      middleY: (start + end) / 2,
      endY: end,
    };
  });
}
