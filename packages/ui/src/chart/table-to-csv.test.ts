import { expect, test } from 'vitest';
import { tableToCsv } from './table-to-csv.ts';

test('lines end with CRLF, and what has a meaning of its own is quoted', () => {
  const csv = tableToCsv(
    ['Name', 'Count'],
    [
      ['Jira, "SEC"', 12],
      ['two\nlines', null],
    ],
  );
  expect(csv).toBe('Name,Count\r\n"Jira, ""SEC""",12\r\n"two\nlines",\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['\tx', "'\tx"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['a;=1', `"a;'=1"`],
])('%s is kept from being run', (cell, written) => {
  expect(tableToCsv(['x'], [[cell]])).toBe(`x\r\n${written}\r\n`);
});

test('numbers stay numbers, also as text', () => {
  expect(tableToCsv(['x'], [[-5], ['-5.25'], ['+49'], [undefined]])).toBe(
    'x\r\n-5\r\n-5.25\r\n+49\r\n\r\n',
  );
});
