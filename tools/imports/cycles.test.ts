import { expect, test } from 'vitest';
import { importCycles } from './cycles.ts';

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

test('a tree and a diamond have no cycle', () => {
  expect(importCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('finds each knot once, with everything in it', () => {
  const knots = importCycles(
    graph({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] }),
  );
  expect(knots).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('a module that imports itself is a cycle; a module outside the graph is none', () => {
  expect(importCycles(graph({ a: ['a'], b: ['zod'] }))).toEqual([['a']]);
});
