import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkdown, type Block, type Inline } from './markdown.ts';

const NOBODY: ReadonlySet<string> = new Set();
const lineOf = (text: string, handles = NOBODY): Inline[] => {
  const [block] = readMarkdown(text, handles);
  return block?.kind === 'paragraph' ? (block.lines[0] ?? []) : [];
};

test('bold, italic, code and links are told from text', () => {
  expect(lineOf('a **b** *c* `d*e*` [f](https://ours.example/x)')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', parts: [{ kind: 'text', text: 'b' }] },
    { kind: 'text', text: ' ' },
    { kind: 'em', parts: [{ kind: 'text', text: 'c' }] },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd*e*' },
    { kind: 'text', text: ' ' },
    { kind: 'link', href: 'https://ours.example/x', parts: [{ kind: 'text', text: 'f' }] },
  ]);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](file:///etc/passwd)',
  '[x](data:text/html,hi)',
])('%s stays text', (text) => {
  expect(lineOf(text).every(({ kind }) => kind === 'text')).toBe(true);
});

test('only members are mentioned, and a full stop ends the name', () => {
  const members = new Set(['ana.mueller']);
  expect(lineOf('@ana.mueller. and @somebody', members)).toEqual([
    { kind: 'mention', text: '@ana.mueller' },
    { kind: 'text', text: '.' },
    { kind: 'text', text: ' and ' },
    { kind: 'text', text: '@somebody' },
  ]);
});

test('paragraphs, lists, quotes and code keep their lines', () => {
  const kinds = readMarkdown('a\nb\n\n- c\n- d\n> e\n```\n**f**\n```\ng', NOBODY);
  expect(kinds.map((block) => block.kind)).toEqual([
    'paragraph',
    'list',
    'quote',
    'code',
    'paragraph',
  ]);
  expect(kinds[3]).toEqual({ kind: 'code', text: '**f**' });
});

function textOf(parts: readonly Inline[]): string {
  return parts.map((part) => ('text' in part ? part.text : textOf(part.parts))).join('');
}
const blockText = (block: Block): string => {
  if (block.kind === 'code') return block.text;
  return block.lines.map(textOf).join('');
};

test('whatever is written is read, and nothing but marks is lost', () => {
  fc.assert(
    fc.property(
      // A link's address may be hidden, as may the word after a fence.
      fc.string({ unit: 'binary' }).filter((text) => !/\]\(|```/.test(text)),
      (text) => {
        const letters = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, '');
        const shown = readMarkdown(text, NOBODY).map(blockText).join('');
        expect(letters(shown)).toBe(letters(text));
      },
    ),
  );
});
