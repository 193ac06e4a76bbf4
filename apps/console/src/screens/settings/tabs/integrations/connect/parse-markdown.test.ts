import { expect, test } from 'vitest';
import { parseInline } from './parse-inline.ts';
import { parseMarkdown } from './parse-markdown.ts';

test('headings, paragraphs, lists, code and tables are told apart', () => {
  const guide = [
    '# Vendor',
    'Reads the log,',
    'and people.',
    '- **Plan**: any',
    '  that has it.',
    '- second',
    '',
    '1. first',
    '2. then',
    '```sh',
    '# not a heading',
    '```',
    '| a | b |',
    '| - | - |',
    '| `x|y` | z |',
  ].join('\n');
  expect(parseMarkdown(guide)).toEqual([
    { kind: 'heading', level: 1, text: 'Vendor' },
    { kind: 'paragraph', text: 'Reads the log, and people.' },
    { kind: 'list', isOrdered: false, items: ['**Plan**: any that has it.', 'second'] },
    { kind: 'list', isOrdered: true, items: ['first', 'then'] },
    { kind: 'code', text: '# not a heading' },
    { kind: 'table', header: ['a', 'b'], rows: [['`x|y`', 'z']] },
  ]);
});

test('code that does not close ends with the guide, and nothing of it is lost', () => {
  expect(parseMarkdown('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }]);
  expect(parseMarkdown('| no table |')).toEqual([{ kind: 'paragraph', text: '| no table |' }]);
  expect(parseMarkdown('')).toEqual([]);
});

test('marks inside a line are read, and what does not close is text', () => {
  expect(parseInline('Use **`read_only`** at [the page](https://a.example/x) **now')).toEqual([
    { kind: 'text', text: 'Use ' },
    { kind: 'strong', parts: [{ kind: 'code', text: 'read_only' }] },
    { kind: 'text', text: ' at ' },
    { kind: 'link', href: 'https://a.example/x', text: 'the page' },
    { kind: 'text', text: ' **now' },
  ]);
});

test('HTML is text', () => {
  expect(parseInline('<b onclick="x()">hi</b>')).toEqual([
    { kind: 'text', text: '<b onclick="x()">hi</b>' },
  ]);
});
