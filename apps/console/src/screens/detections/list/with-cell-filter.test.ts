import { expect, test } from 'vitest';
import { withCellFilter } from './with-cell-filter.ts';

const only = (value: string) => ({ key: 'source', value, isNegated: false });
const without = (value: string) => ({ key: 'source', value, isNegated: true });

test('"only this" takes the place of the values of its filter and leaves other filters', () => {
  const other = { key: 'severity', isNegated: false, values: ['HIGH'] };
  const before = [other, { key: 'source', isNegated: false, values: ['Gmail', 'Slack'] }];
  expect(withCellFilter(before, only('Okta'))).toEqual([
    other,
    { key: 'source', isNegated: false, values: ['Okta'] },
  ]);
});

test('"without this" joins what is left out already, each value once', () => {
  const before = [{ key: 'source', isNegated: true, values: ['Gmail'] }];
  const joined = [{ key: 'source', isNegated: true, values: ['Gmail', 'Slack'] }];
  expect(withCellFilter(before, without('Slack'))).toEqual(joined);
  expect(withCellFilter(joined, without('Slack'))).toEqual(joined);
});

test('a value leaves the other side, and a filter without values goes', () => {
  const before = [{ key: 'source', isNegated: true, values: ['Gmail'] }];
  expect(withCellFilter(before, only('Gmail'))).toEqual([
    { key: 'source', isNegated: false, values: ['Gmail'] },
  ]);
  const two = [{ key: 'source', isNegated: true, values: ['Gmail', 'Slack'] }];
  expect(withCellFilter(two, only('Gmail'))).toEqual([
    { key: 'source', isNegated: true, values: ['Slack'] },
    { key: 'source', isNegated: false, values: ['Gmail'] },
  ]);
});
