import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createXmlReader } from './xml-reader.ts';

afterEach(() => vi.restoreAllMocks());

/** What the reader tells of a text that comes in pieces. */
function toldOf(pieces: readonly string[]) {
  const told: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') told.push(text);
    text = '';
  };
  const reader = createXmlReader({
    open: (name) => {
      flush();
      told.push(`<${name}>`);
    },
    close: (name) => {
      flush();
      told.push(`</${name}>`);
    },
    text: (more) => {
      text += more;
    },
  });
  for (const piece of pieces) reader.write(piece);
  const isSound = reader.end();
  flush();
  return { told, isSound };
}

/** Characters that searching a text passes over while it is read in pieces. */
function searched(text: string, pieceLength: number): number {
  let steps = 0;
  const { indexOf } = String.prototype;
  const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function counted(
    this: string,
    wanted: string,
    from = 0,
  ) {
    const at = indexOf.call(this, wanted, from);
    steps += (at < 0 ? this.length : at) - from + 1;
    return at;
  });
  const reader = createXmlReader({ open: () => {}, close: () => {}, text: () => {} });
  for (let at = 0; at < text.length; at += pieceLength) {
    reader.write(text.slice(at, at + pieceLength));
  }
  reader.end();
  spy.mockRestore();
  return steps;
}

test.each([
  ['a tag that never ends', `<a ${'b '.repeat(50_000)}`],
  ['a quote that never ends', `<a b="${'c '.repeat(50_000)}`],
  ['a comment that never ends', `<!--${'c '.repeat(50_000)}`],
  ['tags that never end', '<a '.repeat(33_000)],
  ['elements that are never closed', '<a>'.repeat(33_000)],
])('twice as much of %s costs twice as much', (_name, text) => {
  const once = searched(text, 1000);
  const twice = searched(text + text, 1000);
  expect(twice).toBeLessThanOrEqual(3 * once);
  expect(once).toBeLessThan(20 * text.length);
});

test('pieces of any length tell the same', () => {
  const part = fc.constantFrom(
    '<a>',
    '</a>',
    '<b c="d>e"/>',
    'text &amp; more',
    '<!-- x -->',
    '<',
    '"',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 30 }).map((parts) => `<r>${parts.join('')}</r>`),
      fc.integer({ min: 1, max: 9 }),
      (text, length) => {
        const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
        expect(toldOf(pieces)).toEqual(toldOf([text]));
      },
    ),
  );
});
