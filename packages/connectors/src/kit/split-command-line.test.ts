import { expect, test } from 'vitest';
import { splitCommandLine } from './split-command-line.ts';

test.each([
  ['curl -T a.csv https://x.example', ['curl', '-T', 'a.csv', 'https://x.example']],
  [
    '"C:\\Program Files\\curl.exe" -T "C:\\a b.csv"',
    ['C:\\Program Files\\curl.exe', '-T', 'C:\\a b.csv'],
  ],
  [`sh -c 'scp "a b" h:/t'`, ['sh', '-c', 'scp "a b" h:/t']],
  ['echo \\"quoted\\"', ['echo', '"quoted"']],
  ["curl -d '' x", ['curl', '-d', '', 'x']],
  ['  a\t\nb  ', ['a', 'b']],
  ['open "never closed', ['open', 'never closed']],
  ['', []],
])('splits %s', (line, words) => {
  expect(splitCommandLine(line)).toEqual(words);
});

test('a very long line is cut and not searched for ever', () => {
  expect(splitCommandLine(`${'\\"'.repeat(500_000)} x`).join('').length).toBe(16_384);
});
