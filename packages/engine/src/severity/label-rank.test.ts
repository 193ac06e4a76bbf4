import { expect, test } from 'vitest';
import { labelRank } from './label-rank.ts';

test.each([
  ['Strictly Confidential', 'secret'],
  ['Highly Confidential\\All Employees', 'secret'],
  ['STRENG VERTRAULICH', 'secret'],
  ['Confidential', 'confidential'],
  ['Finance / Vertraulich', 'confidential'],
  ['Internal only', 'internal'],
  ['Public', 'public'],
  ['Öffentlich', 'public'],
  ['9392ccd3-68e2-42f9-a714-bd00cdbbb8d0', null],
  ['', null],
  [null, null],
] as const)('%s is %s', (label, rank) => {
  expect(labelRank(label)).toBe(rank);
});
