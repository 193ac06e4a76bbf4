import { expect, test } from 'vitest';
import { facetValues } from './facet-values.ts';

const FACET = {
  key: 'place',
  label: 'Place',
  values: Array.from({ length: 12 }, (_, index) => ({
    value: `v${index}`,
    label: `Place ${index}`,
    count: 12 - index,
  })),
};

test('a long facet shows its first eight values and every chosen one', () => {
  expect(facetValues(FACET, [], '', false)).toHaveLength(8);
  const values = facetValues(FACET, ['v11'], '', false).map((value) => value.value);
  expect(values).toHaveLength(9);
  expect(values).toContain('v11');
});

test('search and "show more" reach all values', () => {
  expect(facetValues(FACET, [], '', true)).toHaveLength(12);
  expect(facetValues(FACET, [], ' PLACE 11 ', false).map((value) => value.value)).toEqual(['v11']);
});
