import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutFlowMap, ROW } from './flow-map-layout.ts';
import type { FlowMapBand } from './flow-map-props.ts';
import { walkMatrix } from './matrix-walk.ts';
import { markKey, type FlowMark } from './sankey-walk.ts';

const BOX = { width: 400, height: 440 };
const end = (id: string) => ({ id, label: id });
const ENDS = { source: ['a', 'b', 'c'].map(end), target: ['x', 'y'].map(end) };
const BANDS: FlowMapBand[] = [
  { source: 'a', target: 'y', value: 60 },
  { source: 'a', target: 'x', value: 30 },
  { source: 'b', target: 'x', value: 10, severity: 'HIGH' },
];

test('rows keep the order of the lists, are as tall as what they carry, and never too flat for text', () => {
  const { rows, picture } = layOutFlowMap(ENDS, BANDS, BOX);
  expect(picture.nodes.map(({ side, name }) => `${side} ${name}`)).toEqual([
    'source a',
    'source b',
    'source c',
    'target x',
    'target y',
  ]);
  expect(rows.source[0]).toBeGreaterThan(rows.source[1] ?? 0);
  expect(Math.min(...rows.source, ...rows.target)).toBeGreaterThanOrEqual(ROW);
});

test('bands leave a bar in the order of the rows that they reach', () => {
  const { picture } = layOutFlowMap(ENDS, BANDS, BOX);
  const startOf = (target: string) =>
    Number(/^M[\d.]+,([\d.]+)/.exec(linkTo(picture.links, target).path)?.[1]);
  expect(startOf('x')).toBeLessThan(startOf('y'));
});

function linkTo<T extends { source: string; target: string }>(
  links: readonly T[],
  target: string,
): T {
  const found = links.find((link) => link.source === 'a' && link.target === target);
  if (found === undefined) throw new Error(`no link from a to ${target}`);
  return found;
}

test('bands of a bar fill it exactly, on both sides, whatever the values are', () => {
  const bands = fc.uniqueArray(
    fc.record({
      source: fc.constantFrom('a', 'b', 'c'),
      target: fc.constantFrom('x', 'y'),
      value: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { selector: ({ source, target }) => `${source} ${target}`, minLength: 1 },
  );
  fc.assert(
    fc.property(bands, (some) => {
      const { picture } = layOutFlowMap(ENDS, some, BOX);
      expect(layOutFlowMap(ENDS, some, BOX).picture).toEqual(picture);
      for (const node of picture.nodes) {
        const own = some.filter((band) => band[node.side] === node.name);
        const sum = own.reduce((all, { value }) => all + value, 0);
        expect(node.value).toBe(sum);
        // One scale for every bar; only thinner ones are drawn with a minimum thickness.
        const largest = picture.nodes.reduce((a, b) => (b.value > a.value ? b : a));
        const scale = largest.height / largest.value;
        expect(node.height).toBeCloseTo(Math.max(2, sum * scale), 3);
      }
    }),
  );
});

test('bands of nothing, and of places that are not listed, are not drawn', () => {
  const bands = [
    { source: 'a', target: 'x', value: 0 },
    { source: 'a', target: 'gone', value: 4 },
  ];
  expect(layOutFlowMap(ENDS, bands, BOX).picture.links).toEqual([]);
  expect(layOutFlowMap(ENDS, [], BOX).rows.source).toEqual([ROW, ROW, ROW]);
});

test('in a matrix arrows go from band to band, and beyond the first one to the names', () => {
  const { picture } = layOutFlowMap(ENDS, BANDS, BOX);
  const link = picture.links.find(({ source, target }) => source === 'a' && target === 'x');
  if (link === undefined) throw new Error('no link from a to x');
  const from: FlowMark = { kind: 'link', link };
  const after = (mark: FlowMark, key: string) => {
    const next = walkMatrix(picture, mark, key);
    return next && markKey(next).trim();
  };
  expect(after(from, 'ArrowRight')).toBe('link a y');
  expect(after(from, 'ArrowDown')).toBe('link b x HIGH');
  expect(after(from, 'ArrowLeft')).toBe('source a');
  expect(after(from, 'ArrowUp')).toBe('target x');
  expect(after(from, 'q')).toBeUndefined();
  const name: FlowMark = { kind: 'node', node: picture.nodes[0] ?? neverNode() };
  expect(after(name, 'ArrowDown')).toBe('source b');
  expect(after(name, 'ArrowRight')).toBe('link a x');
});

function neverNode(): never {
  throw new Error('the picture has no nodes');
}
