import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANE_SIZES, layOutLanes, type Box, type LaneEdge, type LaneNode } from './lane-layout.ts';

const anyGraph = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 60 })
  .chain((lanes) =>
    fc.record({
      nodes: fc.constant(lanes.map((lane, index): LaneNode => ({ id: `n${index}`, lane }))),
      edges: fc.array(
        fc
          .tuple(fc.nat({ max: lanes.length }), fc.nat({ max: lanes.length }))
          .map(([from, to]): LaneEdge => ({ from: `n${from}`, to: `n${to}` })),
        { maxLength: 120 },
      ),
    }),
  );

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('no two nodes overlap, and all stand within the frame of their lane', () => {
  fc.assert(
    fc.property(anyGraph, ({ nodes, edges }) => {
      const layout = layOutLanes(nodes, edges, 4);
      const boxes = nodes.map(({ id, lane }) => {
        const box = layout.nodes.get(id);
        const frame = layout.lanes[lane];
        expect(box).toBeDefined();
        if (box === undefined || frame === undefined) throw new Error('no place');
        expect(box.x).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.y).toBeGreaterThanOrEqual(LANE_SIZES.laneHead);
        expect(box.y + box.height).toBeLessThanOrEqual(frame.height);
        return box;
      });
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});

test('the same graph has the same places each time', () => {
  fc.assert(
    fc.property(anyGraph, ({ nodes, edges }) => {
      const layout = layOutLanes(nodes, edges, 4);
      expect(layOutLanes(nodes, edges, 4)).toEqual(layout);
    }),
    { numRuns: 50 },
  );
});

test('what came from an object in its lane stands below it, in a line', () => {
  const nodes = ['a', 'b', 'c'].map((id) => ({ id, lane: 2 }));
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
  ];
  const { nodes: places } = layOutLanes(nodes, edges, 4);
  const [a, b, c] = nodes.map(({ id }) => places.get(id));
  const step = LANE_SIZES.nodeHeight + LANE_SIZES.stepGap;
  expect(b).toEqual({ ...a, y: (a?.y ?? 0) + step });
  expect(c).toEqual({ ...a, y: (a?.y ?? 0) + 2 * step });
});

test('a destination lies level with what it came from, and lines do not cross without need', () => {
  const objects = ['o1', 'o2', 'o3'];
  const nodes = [
    ...objects.map((id) => ({ id, lane: 2 })),
    ...['d3', 'd1', 'd2'].map((id) => ({ id, lane: 3 })),
  ];
  const edges = objects.map((from, index) => ({ from, to: `d${index + 1}` }));
  const { nodes: places } = layOutLanes(nodes, edges, 4);
  for (const { from, to } of edges) expect(places.get(to)?.y).toBe(places.get(from)?.y);
});

test('a cycle, an unknown node and an edge to itself do no harm', () => {
  const nodes = ['a', 'b'].map((id) => ({ id, lane: 2 }));
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
    { from: 'a', to: 'a' },
    { from: 'a', to: 'gone' },
  ];
  expect(layOutLanes(nodes, edges, 4).nodes.size).toBe(2);
});

test('many children stand in rows of four', () => {
  const children = Array.from({ length: 9 }, (_, index) => `c${index}`);
  const nodes = ['a', ...children].map((id) => ({ id, lane: 2 }));
  const { nodes: places, lanes } = layOutLanes(
    nodes,
    children.map((to) => ({ from: 'a', to })),
    4,
  );
  const rows = new Set(children.map((id) => places.get(id)?.y));
  expect(rows.size).toBe(3);
  expect(lanes[2]?.width).toBe(
    4 * LANE_SIZES.nodeWidth + 3 * LANE_SIZES.nodeGap + 2 * LANE_SIZES.lanePadding,
  );
});
