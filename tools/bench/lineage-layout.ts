import {
  layOutLanes,
  type LaneEdge,
  type LaneNode,
} from '../../apps/console/src/screens/discovery/trace/layout/lane-layout.ts';
import { percentile } from './machine.ts';

const NODES = 2000;
const LANES = 4;
const ROUNDS = 60;

/** A trace of the maximum displayed size: versions in lanes, each from one or two earlier ones. */
export function measureLayout(): Promise<Record<string, number>> {
  const nodes: LaneNode[] = [];
  const edges: LaneEdge[] = [];
  for (let number = 0; number < NODES; number += 1) {
    nodes.push({ id: `n${number}`, lane: Math.floor((number * LANES) / NODES) });
    const from = [Math.floor(number / 3), number - 7 - (number % 11)];
    for (const origin of number % 4 === 0 ? from : from.slice(0, 1)) {
      if (origin >= 0 && origin < number) edges.push({ from: `n${origin}`, to: `n${number}` });
    }
  }
  const samples: number[] = [];
  // The first rounds warm up and are not counted.
  for (let round = -5; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    layOutLanes(nodes, edges, LANES);
    if (round >= 0) samples.push(performance.now() - startedAt);
  }
  return Promise.resolve({
    layoutNodes: NODES,
    layoutEdges: edges.length,
    layoutP50Ms: percentile(samples, 0.5),
    layoutP95Ms: percentile(samples, 0.95),
  });
}
