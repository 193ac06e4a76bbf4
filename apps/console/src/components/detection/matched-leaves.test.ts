import type { LeafResult } from '@waybill/contract';
import { expect, test } from 'vitest';
import { matchedLeaves } from './matched-leaves.ts';

const leaf = (path: string, held: boolean, seen: LeafResult['seen']): LeafResult => ({
  path,
  field: 'f',
  op: 'eq',
  expected: 'x',
  seen,
  held,
});
const of = (f: string) => ({ f, op: 'eq' as const, v: 'x' });

test('of alternatives only those that held are named, and a negated part as a whole', () => {
  const condition = {
    all: [of('action'), { any: [of('source'), of('direction')] }, { not: of('category') }],
  };
  const matched = matchedLeaves(condition, [
    leaf('all.0', true, 'x'),
    leaf('all.1.any.0', false, 'y'),
    leaf('all.1.any.1', true, 'x'),
    leaf('all.2.not', false, 'z'),
  ]);
  expect(matched).toEqual([
    { node: of('action'), seen: 'x' },
    { node: of('direction'), seen: 'x' },
    { node: { not: of('category') } },
  ]);
});

test('a condition that did not hold names nothing', () => {
  expect(matchedLeaves(of('action'), [leaf('', false, 'y')])).toEqual([]);
});
