import { expect, test } from 'vitest';
import { createLruMap } from './lru-map.ts';

test('what was not used for longest goes first', () => {
  const map = createLruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
});

test('a value put again counts once, and entries can be deleted', () => {
  const map = createLruMap<number>(3);
  for (const value of [1, 2, 3]) map.set('a', value);
  map.set('b', 9);
  expect([map.get('a'), map.size]).toEqual([3, 2]);
  map.delete('a');
  map.set('c', 8);
  map.deleteWhere((value) => value === 9);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([
    undefined,
    undefined,
    8,
    1,
  ]);
});
