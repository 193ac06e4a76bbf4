import type { Block } from './lane-blocks.ts';
import type { LaneEdge } from './lane-layout.ts';

/** Sweeps that order the blocks, to the right and back in turn. */
const ORDER_SWEEPS = 6;
/** Passes that only pull the blocks to their neighbours. */
const PULL_PASSES = 4;

/** One end of an edge between lanes, as the block at its other end sees it. */
interface Tie {
  /** Height of the own end within the block. */
  own: number;
  other: Block;
  otherOwn: number;
}

/** Connected blocks of a block, by side. */
interface Ties {
  left: Tie[];
  right: Tie[];
  both: Tie[];
}

/**
 * Sets the `top` of every block: blocks of a lane do not overlap, and are placed by barycentre sweeps
 * and a final pull as close to their connected blocks as possible. The highest block is at 0.
 */
export function arrangeBlocks(
  blocks: readonly Block[],
  edges: readonly LaneEdge[],
  gap: number,
): void {
  const ties = tiesOf(blocks, edges);
  const lanes = lanesOf(blocks);
  for (const lane of lanes)
    stack(
      lane,
      lane.map(() => 0),
      gap,
    );
  for (let sweep = 0; sweep < ORDER_SWEEPS; sweep += 1) {
    const isRight = sweep % 2 === 0;
    for (const lane of isRight ? lanes : lanes.toReversed()) {
      stack(lane, reorder(lane, wantedTops(lane, ties, isRight ? 'left' : 'right')), gap);
    }
  }
  for (let pass = 0; pass < PULL_PASSES; pass += 1) {
    for (const lane of pass % 2 === 0 ? lanes : lanes.toReversed()) {
      stack(lane, wantedTops(lane, ties, 'both'), gap);
    }
  }
  const highest = blocks.reduce((least, { top }) => Math.min(least, top), Number.POSITIVE_INFINITY);
  for (const block of blocks) block.top -= highest;
}

function lanesOf(blocks: readonly Block[]): Block[][] {
  const lanes = new Map<number, Block[]>();
  for (const block of blocks) {
    const lane = lanes.get(block.lane);
    if (lane === undefined) lanes.set(block.lane, [block]);
    else lane.push(block);
  }
  return [...lanes.entries()].toSorted(([a], [b]) => a - b).map(([, lane]) => lane);
}

function tiesOf(blocks: readonly Block[], edges: readonly LaneEdge[]): Map<Block, Ties> {
  const places = new Map(
    blocks.flatMap((block) => block.members.map(({ id, y }) => [id, { block, y }] as const)),
  );
  const ties = new Map<Block, Ties>(
    blocks.map((block) => [block, { left: [], right: [], both: [] }]),
  );
  function tie(block: Block, felt: Tie): void {
    const of = ties.get(block);
    of?.both.push(felt);
    (felt.other.lane < block.lane ? of?.left : of?.right)?.push(felt);
  }
  for (const { from, to } of edges) {
    const a = places.get(from);
    const b = places.get(to);
    if (a === undefined || b === undefined || a.block.lane === b.block.lane) continue;
    tie(a.block, { own: a.y, other: b.block, otherOwn: b.y });
    tie(b.block, { own: b.y, other: a.block, otherOwn: a.y });
  }
  return ties;
}

/** Preferred tops of the blocks: level with their connected ones, or unchanged without any. */
function wantedTops(
  lane: readonly Block[],
  ties: ReadonlyMap<Block, Ties>,
  side: keyof Ties,
): number[] {
  return lane.map((block) => {
    const felt = ties.get(block)?.[side] ?? [];
    if (felt.length === 0) return block.top;
    let sum = 0;
    for (const { own, other, otherOwn } of felt) sum += other.top + otherOwn - own;
    return sum / felt.length;
  });
}

/**
 * Sorts a lane in place by the preferred middles; equal ones keep their order.
 * @returns the preferred tops in the new order
 */
function reorder(lane: Block[], wanted: readonly number[]): number[] {
  const sorted = lane
    .map((block, index) => ({ block, top: wanted[index] ?? 0 }))
    .toSorted((a, b) => a.top + a.block.height / 2 - (b.top + b.block.height / 2));
  lane.splice(0, lane.length, ...sorted.map(({ block }) => block));
  return sorted.map(({ top }) => top);
}

/**
 * Places the blocks of a lane in order without overlap, minimizing squared distances from the preferred
 * tops: isotonic regression by pooling adjacent violators.
 */
function stack(lane: readonly Block[], wanted: readonly number[], gap: number): void {
  const offsets: number[] = [];
  let offset = 0;
  for (const { height } of lane) {
    offsets.push(offset);
    offset += height + gap;
  }
  const pools: { sum: number; count: number }[] = [];
  for (const [index, top] of wanted.entries()) {
    let pool = { sum: top - (offsets[index] ?? 0), count: 1 };
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      if (last.sum / last.count <= pool.sum / pool.count) break;
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  let index = 0;
  for (const { sum, count } of pools) {
    for (let member = 0; member < count; member += 1, index += 1) {
      const block = lane[index];
      if (block !== undefined) block.top = sum / count + (offsets[index] ?? 0);
    }
  }
}
