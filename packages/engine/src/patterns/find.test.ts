import { expect, test } from 'vitest';
import { linearPattern } from './compile-pattern.ts';
import { findAll } from '../../testing/find-all.ts';

const encoder = new TextEncoder();

function found(source: string, text: string, maximum = Infinity): string[] {
  const bytes = encoder.encode(text);
  const range = { start: 0, limit: bytes.length, maximum };
  return findAll(linearPattern(source), bytes, range).matches.map(({ start, end }) =>
    new TextDecoder().decode(bytes.slice(start, end)),
  );
}

/** How often bytes are read. */
function readsOf(source: string, text: string): number {
  let reads = 0;
  const bytes = encoder.encode(text);
  const watched = new Proxy(bytes, {
    get(target, name) {
      reads += 1;
      return Reflect.get(target, name, target);
    },
  });
  findAll(linearPattern(source), watched, { start: 0, limit: bytes.length, maximum: Infinity });
  return reads;
}

test.each([
  ['\\d+', 'a1 22é333', ['1', '22', '333']],
  ['ab|abc|b', 'abcbab', ['abc', 'b', 'ab']],
  ['abcd|bc', 'abcd abce', ['abcd', 'bc']],
  ['\\b[a-z]{3}\\b', 'one four two', ['one', 'two']],
  ['(?m)^[a-z]+$', 'one\ntwo 2\nthree', ['one', 'three']],
  ['^a', 'aa\na', ['a']],
  ['a$', 'a\na', ['a']],
  ['é.', 'aéé😀é', ['éé']],
  ['(?s)a.b', 'a\nb', ['a\nb']],
  ['a.b', 'a\nb a\rb a\u2028b', ['a\u2028b']],
])('%j finds in %j: %j', (source, text, expected) => {
  expect(found(source, text)).toEqual(expected);
});

test('a match goes on from the end of the one before', () => {
  expect(found('aa', 'aaaaa')).toEqual(['aa', 'aa']);
});

test('what stands before the start counts, but is not matched', () => {
  const bytes = encoder.encode('aab b');
  const range = { start: 2, limit: 5, maximum: 9 };
  expect(findAll(linearPattern('\\bb'), bytes, range).matches).toEqual([{ start: 4, end: 5 }]);
  expect(findAll(linearPattern('a*b'), bytes, range).matches).toEqual([
    { start: 2, end: 3 },
    { start: 4, end: 5 },
  ]);
});

test('what stands behind the limit is not seen', () => {
  const bytes = encoder.encode('ab');
  const range = { start: 0, limit: 1, maximum: 9 };
  expect(findAll(linearPattern('a\\b'), bytes, range).matches).toEqual([{ start: 0, end: 1 }]);
  expect(findAll(linearPattern('ab'), bytes, range).matches).toEqual([]);
});

test('the cap is told', () => {
  const bytes = encoder.encode('1 2 3');
  const range = { start: 0, limit: bytes.length };
  expect(findAll(linearPattern('\\d'), bytes, { ...range, maximum: 2 })).toEqual({
    matches: [
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ],
    capped: true,
  });
  expect(findAll(linearPattern('\\d'), bytes, { ...range, maximum: 4 }).capped).toBe(false);
});

test('a match of 1,024 bytes is found behind a longer one that ends before it', () => {
  const long = `x${'a'.repeat(1022)}y`;
  expect(found('xa{1,1000}a{0,500}y|z', `x${'a'.repeat(1400)}y${long}z`)).toEqual([long, 'z']);
});

test('the leftmost match is found when a later one ends first', () => {
  const long = `x${'a'.repeat(1000)}y`;
  expect(found('xa*y|a{3}b?', long)).toEqual([long]);
});

test.each([
  ['(a+)+$', `${'a'.repeat(20_000)}!`],
  ['(a|aa)+$', `${'a'.repeat(20_000)}!`],
  ['a+b', 'a'.repeat(20_000)],
  ['(x+x+)+y', 'x'.repeat(20_000)],
  ['(.*)(.*)(.*)(.*)[^a]b', 'a'.repeat(20_000)],
  ['[^q]*b', 'ab'.repeat(10_000)],
])('%j reads no byte of a hostile text more than a few times', (source, text) => {
  expect(readsOf(source, text)).toBeLessThan(5 * text.length);
});

test('where every byte is a match and the start of a longer one that fails, reading stays bounded', () => {
  // Without a bound it would be 2,000 for each byte.
  expect(readsOf('.*b|a', 'a'.repeat(4000))).toBeLessThan(4000 * 1030);
});
