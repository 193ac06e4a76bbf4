import { expect, test } from 'vitest';
import { bindMoments } from './bind-moments.ts';

const dollars = (query: string) => bindMoments(query, (_, index) => `$${index + 1}`);

test('each reading of a moment becomes a place-holder', () => {
  expect(dollars('SELECT * FROM t WHERE a >= :since AND a < :until OR b > :since')).toEqual({
    text: 'SELECT * FROM t WHERE a >= $1 AND a < $2 OR b > $3',
    bound: ['since', 'until', 'since'],
  });
});

test.each([
  "SELECT ':since', 'it''s :until'",
  String.raw`SELECT 'a\':since'`,
  'SELECT ":since" FROM t',
  'SELECT 1 -- :since',
  'SELECT /* :since\n:until */ 1',
  'SELECT $$:since$$, $a$ :until $a$',
  'SELECT a::since, b::timestamp',
  'SELECT :sincere, :other',
])('nothing is read in %s', (query) => {
  expect(dollars(query)).toEqual({ text: query, bound: [] });
});
