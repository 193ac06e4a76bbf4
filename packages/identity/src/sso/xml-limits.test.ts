import { expect, test } from 'vitest';
import { isParsable } from './xml-limits.ts';

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
])('is not: %.40s', (text) => {
  expect(isParsable(text)).toBe(false);
});
