import { expect, test } from 'vitest';
import { sourceText } from '../source-text.ts';
import { encodeUtf8 } from '../utf8.ts';
import { detectTable } from './detect-table.ts';

function layout(text: string) {
  return detectTable(sourceText(encodeUtf8(text)));
}

test('tables are told by their delimiter and their headers', () => {
  expect(layout('id,name,city\n1,Ann,Bonn\n2,Bob,Ulm\n')).toMatchObject({
    delimiter: 44,
    headers: ['id', 'name', 'city'],
  });
  expect(layout('"Name";"Größe"\r\n"Ann";"1,70"\r\n')?.headers).toEqual(['Name', 'Größe']);
  expect(layout('a b\t1\nc d\t2')).toMatchObject({ delimiter: 9, headers: null });
});

test('a table of Markdown is one', () => {
  const text = '| SSN | Name |\n|-----|------|\n| 123-45-6789 | Ann |\n';
  expect(layout(text)).toMatchObject({ delimiter: 124, headers: ['', 'SSN', 'Name', ''] });
});

test('a byte order mark is no part of the first header', () => {
  expect(layout('\uFEFFssn,name,no\n1,Ann,2\n')?.headers).toEqual(['ssn', 'name', 'no']);
});

test('a delimiter in quotes parts nothing', () => {
  expect(layout('name,note,no\n"Smith, Ann","a,b",3\n')?.headers).toEqual(['name', 'note', 'no']);
});

test('sentences, code and single lines are no tables', () => {
  for (const text of [
    'Dear Ann, how are you today?\nI am fine, thank you very much.\n',
    'const a = 1, b = 2, c = 3;\nconst d = 4, e = 5, f = 6;\n',
    'if (a) { b(1, 2); }\nif (c) { d(3, 4); }\n',
    'a,b,c',
    'a,b\nc,d,e\n',
    '',
  ]) {
    expect([text, layout(text)]).toEqual([text, null]);
  }
});
