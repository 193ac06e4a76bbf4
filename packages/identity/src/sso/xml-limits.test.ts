import { expect, test } from 'vitest';
import { isParsable, writtenAttribute } from './xml-limits.ts';

test.each([
  '<a/>',
  '<?xml version="1.0"?><!-- <b> --><a b="x>y" c=\'"\'><d:e/>text<![CDATA[<b>]]></a>',
  `${'<a>'.repeat(64)}${'</a>'.repeat(64)}`,
  `<a>${'<b></b>'.repeat(2499)}</a>`,
])('is worth parsing: %.40s', (text) => {
  expect(isParsable(text)).toBe(true);
});

test.each([
  '<a>',
  '</a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a b="<c>"></a>',
  '<a',
  '< a></a>',
  '<!DOCTYPE a><a></a>',
  '<a>'.repeat(50_000),
  `${'<a>'.repeat(65)}${'</a>'.repeat(65)}`,
  `<a>${'<b/>'.repeat(2500)}</a>`,
  `<a ${'b="" '.repeat(2000)}/>`,
  `<a ${'b="" '.repeat(65)}/>`,
  '<a b/>',
  '<a b=c/>',
  '<a b="c" d"e="f"/>',
  '<a>1 < 2</a>',
  '<a></a b>',
  `<a></a${' '.repeat(65)}>`,
  '<a></a',
  '<a/><!-- b',
  `<a>${'<!-- -->'.repeat(2500)}</a>`,
])('is not: %.40s', (text) => {
  expect(isParsable(text)).toBe(false);
});

test('starts of elements are seen with their attributes as they are written', () => {
  const seen: (string | null)[][] = [];
  isParsable(`<a:b xmlns:a="b='1'" c = 'd"e' f="&lt;"><g/></a:b>`, (tag) =>
    seen.push([tag.localName, ...['b', 'c', 'f'].map((name) => writtenAttribute(tag, name))]),
  );
  expect(seen).toEqual([
    ['b', null, 'd"e', '&lt;'],
    ['g', null, null, null],
  ]);
});
