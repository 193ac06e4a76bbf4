import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '../utf8.ts';
import { createJsonCursor } from './json-cursor.ts';

/** Every value of a document with its path, by asking at each byte in order. */
function valuesOf(text: string): string[] {
  const bytes = encodeUtf8(text);
  const cursor = createJsonCursor(bytes, bytes.length);
  const values: string[] = [];
  let last = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    const token = cursor.tokenAt(at);
    if (token === null || token.start === last) continue;
    last = token.start;
    const path = cursor.keys().map(({ start, end }) => decodeUtf8(bytes, start, end));
    values.push([...path, decodeUtf8(bytes, token.start, token.end)].join('/'));
  }
  return values;
}

function expected(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => expected(item, path));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => expected(item, [...path, key]));
  }
  return value === '' ? [] : [[...path, String(value)].join('/')];
}

test('values come with the keys that lead to them', () => {
  expect(valuesOf('{"a": {"b": [1, "x"]}, "c": "y", "d": [{"e": true}]}')).toEqual([
    'a/b/1',
    'a/b/x',
    'c/y',
    'd/e/true',
  ]);
});

test('documents one a line are read one after the other', () => {
  expect(valuesOf('{"a": 1}\n{"b": 2}\n')).toEqual(['a/1', 'b/2']);
});

test('reading ends where a text stops being JSON', () => {
  expect(valuesOf('{"a": 1} and then "b"')).toEqual(['a/1']);
});

test('any document is read as the parser reads it', () => {
  const word = fc.stringMatching(/^[a-z ,:{}[\]]{1,6}$/);
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, word, fc.integer(), tie('list'), tie('members')),
    list: fc.array(tie('tree'), { maxLength: 4 }),
    members: fc.dictionary(word, tie('tree'), { maxKeys: 4 }),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const wanted = expected(value, []);
      expect(valuesOf(JSON.stringify(value))).toEqual(wanted);
      expect(valuesOf(JSON.stringify(value, null, 2))).toEqual(wanted);
    }),
  );
});

test('any text is read to its end', () => {
  const pieces = fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '1', 'true', '\\', 'x', ' ');
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      expect(() => valuesOf(parts.join(''))).not.toThrow();
    }),
  );
});
