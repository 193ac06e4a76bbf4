import { expect, test } from 'vitest';
import { layOutSankey } from './sankey-layout.ts';
import { markKey, walkFlow, type FlowMark } from './sankey-walk.ts';
import { spreadLabels } from './spread-labels.ts';

const BOX = { width: 800, height: 320 };
const LINKS = [
  { source: 'Jira', target: 'Slack', value: 5 },
  { source: 'Jira', target: 'Gmail', value: 2, severity: 'HIGH' as const },
  { source: 'Slack', target: 'Gmail', value: 4 },
];

test('a place that is on both sides is two bars, each with the sum of its links', () => {
  const { nodes } = layOutSankey(LINKS, BOX);
  expect(nodes.map(({ side, name, value }) => `${side} ${name} ${value}`).toSorted()).toEqual([
    'source Jira 7',
    'source Slack 4',
    'target Gmail 6',
    'target Slack 5',
  ]);
});

test('links without a value are not drawn, and nothing at all is drawn for none', () => {
  const none = [{ source: 'Jira', target: 'Slack', value: 0 }];
  expect(layOutSankey([...LINKS, { source: 'A', target: 'B', value: -3 }], BOX).links).toHaveLength(
    3,
  );
  expect(layOutSankey(none, BOX)).toMatchObject({ nodes: [], links: [], height: 320 });
  expect(layOutSankey(LINKS, { width: 0, height: 320 }).nodes).toEqual([]);
});

test('thickness goes by value, and the same links give the same picture', () => {
  const { links } = layOutSankey(LINKS, BOX);
  const [slack, gmail] = links;
  expect((slack?.thickness ?? 0) / (gmail?.thickness ?? 1)).toBeCloseTo(2.5);
  expect(layOutSankey(LINKS, BOX)).toEqual(layOutSankey(LINKS, BOX));
});

test('forty places on each side grow the picture until no label touches another', () => {
  const links = Array.from({ length: 1600 }, (_, index) => ({
    source: `from ${index % 40}`,
    target: `to ${Math.floor(index / 40)}`,
    // One place has nearly everything, so that the others crowd at its end.
    value: index % 40 === 0 ? 500 : 1,
  }));
  const { nodes, height } = layOutSankey(links, BOX);
  expect(height).toBeGreaterThan(320);
  for (const side of ['source', 'target']) {
    const middles = nodes.filter((node) => node.side === side).map(({ labelY }) => labelY);
    expect(middles).toHaveLength(40);
    const gaps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
    expect(Math.min(...middles)).toBeGreaterThan(0);
    expect(Math.max(...middles)).toBeLessThan(height);
  }
});

test('labels stay where they want to be until they would touch', () => {
  const room = { distance: 10, from: 0, to: 100 };
  expect(spreadLabels([5, 40, 90], room)).toEqual([5, 40, 90]);
  expect(spreadLabels([50, 52, 53], room)).toEqual([50, 60, 70]);
  expect(spreadLabels([95, 98, 99], room)).toEqual([80, 90, 100]);
  expect(spreadLabels([0, 0, 0], { distance: 80, from: 0, to: 100 })).toEqual([0, 50, 100]);
  expect(spreadLabels([], room)).toEqual([]);
});

test('arrows follow the flow: to the thickest link, among the links, on to the other end', () => {
  const picture = layOutSankey(LINKS, BOX);
  const jira = picture.nodes.find(({ side, name }) => side === 'source' && name === 'Jira');
  if (jira === undefined) throw new Error('there is Jira');
  const start: FlowMark = { kind: 'node', node: jira };
  const step = (mark: FlowMark, key: string) => walkFlow(picture, mark, 'source', key) ?? start;
  const thickest = step(start, 'ArrowRight');
  expect(markKey(thickest)).toBe('link Jira Slack ');
  const next = step(thickest, 'ArrowDown');
  expect(markKey(next)).toBe('link Jira Gmail HIGH');
  expect(markKey(step(next, 'ArrowDown'))).toBe('link Jira Gmail HIGH');
  const end = step(next, 'ArrowRight');
  expect(markKey(end)).toBe('target Gmail');
  expect(markKey(step(end, 'ArrowRight'))).toBe('target Gmail');
  expect(markKey(step(end, 'ArrowLeft'))).toBe('link Slack Gmail ');
  expect(markKey(step(start, 'End'))).toBe('source Slack');
  expect(walkFlow(picture, start, 'source', 'a')).toBeUndefined();
});
