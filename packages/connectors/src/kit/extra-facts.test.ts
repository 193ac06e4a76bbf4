import { expect, test } from 'vitest';
import { factsAt, presentFacts } from './extra-facts.ts';

test('facts stand under their names, absent ones are left out', () => {
  const record = { a: { b: 'x' }, count: 3, isProxy: false, empty: '', list: [1] };
  const facts = factsAt(record, [
    ['deep', 'a.b'],
    ['count', 'count'],
    ['proxy', 'isProxy'],
    ['empty', 'empty'],
    ['list', 'list'],
    ['missing', 'a.c'],
  ]);
  expect(presentFacts([...facts, ['more', 'y'], ['none', null]])).toEqual({
    deep: 'x',
    count: '3',
    proxy: 'false',
    more: 'y',
  });
});
