import { arrangeBlocks } from './arrange-blocks.ts';
import { blocksOf, type Block } from './lane-blocks.ts';

/** Contents of a lane. Otherwise equal nodes keep their given order. */
export interface LaneNode {
  id: string;
  /** Place of its lane from the left, from 0. */
  lane: number;
}

export interface LaneEdge {
  from: string;
  to: string;
}

/** Lengths of a drawing, in its own pixels. */
export interface LaneSizes {
  nodeWidth: number;
  nodeHeight: number;
  /** Between adjacent nodes, and between unconnected nodes below each other. */
  nodeGap: number;
  /** Between a node and its result below it: room for the edge and its label. */
  stepGap: number;
  /** Between the frame of a lane and its nodes. */
  lanePadding: number;
  laneGap: number;
  /** Above the nodes of every lane, for its name. */
  laneHead: number;
  /** Maximum nodes side by side in a lane. */
  columns: number;
}

export const LANE_SIZES: LaneSizes = {
  nodeWidth: 168,
  nodeHeight: 48,
  nodeGap: 18,
  stepGap: 54,
  lanePadding: 12,
  laneGap: 56,
  laneHead: 36,
  columns: 4,
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LaneLayout {
  /** Place of each node, by its id. No two overlap. */
  nodes: ReadonlyMap<string, Box>;
  /** The frames, from left to right. */
  lanes: readonly Box[];
  width: number;
  height: number;
}

/**
 * Places nodes in lanes from left to right. Nodes connected by edges within a lane form a block, in
 * which edges lead downwards; blocks are as close as possible to their connected ones in other lanes.
 * The same input gives the same positions. Edges to unknown nodes are dropped; cycles are harmless.
 * @param laneCount lanes that are drawn, also without nodes
 */
export function layOutLanes(
  nodes: readonly LaneNode[],
  edges: readonly LaneEdge[],
  laneCount: number,
  sizes: LaneSizes = LANE_SIZES,
): LaneLayout {
  const blocks = blocksOf(nodes, edges, sizes);
  arrangeBlocks(blocks, edges, sizes.nodeGap);
  const widths = laneWidths(blocks, laneCount, sizes);
  const bottom = blocks.reduce((most, block) => Math.max(most, block.top + block.height), 0);
  const height = Math.round(
    sizes.laneHead + Math.max(bottom, sizes.nodeHeight) + sizes.lanePadding,
  );
  const lanes = widths.map((width, lane) => ({
    x: widths.slice(0, lane).reduce((sum, one) => sum + one + sizes.laneGap, 0),
    y: 0,
    width,
    height,
  }));
  const places = new Map<string, Box>();
  for (const block of blocks) {
    const lane = lanes[block.lane];
    if (lane === undefined) continue;
    const left = lane.x + (lane.width - block.width) / 2;
    for (const member of block.members) {
      places.set(member.id, {
        x: Math.round(left + member.x),
        y: Math.round(sizes.laneHead + block.top + member.y),
        width: sizes.nodeWidth,
        height: sizes.nodeHeight,
      });
    }
  }
  const last = lanes.at(-1);
  return { nodes: places, lanes, width: last === undefined ? 0 : last.x + last.width, height };
}

function laneWidths(blocks: readonly Block[], laneCount: number, sizes: LaneSizes): number[] {
  const inner = Array.from({ length: laneCount }, () => sizes.nodeWidth);
  for (const { lane, width } of blocks) inner[lane] = Math.max(inner[lane] ?? 0, width);
  return inner.map((width) => width + 2 * sizes.lanePadding);
}
