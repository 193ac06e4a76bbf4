import { afterEach, expect, test, vi } from 'vitest';
import { xmlFields } from './xml-fields.ts';

afterEach(() => vi.restoreAllMocks());

/** Bytes and characters that were looked at, and characters of paths that were told. */
function costOf(text: string): { looked: number; told: number } {
  let looked = 0;
  let told = 0;
  const { charCodeAt, slice } = String.prototype;
  vi.spyOn(String.prototype, 'charCodeAt').mockImplementation(function counted(this: string, at) {
    looked += 1;
    return charCodeAt.call(this, at);
  });
  vi.spyOn(String.prototype, 'slice').mockImplementation(function counted(this: string, from, to) {
    const part = slice.call(this, from, to);
    looked += part.length;
    return part;
  });
  for (const { name = '' } of xmlFields(Buffer.from(text))) told += name.length;
  vi.restoreAllMocks();
  return { looked, told };
}

test.each([
  ['elements that are never closed', '<a>'],
  ['with texts', '<a>x'],
  ['with long names', `<${'n'.repeat(90)}>x`],
  ['with attributes', '<a b="c">'],
  ['tags that never end', '<a '],
  ['quotes that never end', '<a b="'],
  ['character data that never ends', '<![CDATA['],
  ['comments that never end', '<!--'],
  ['elements that were never opened', '</a>'],
])('twice as much of %s costs twice as much', (_name, piece) => {
  const once = costOf(`<r>${piece.repeat(2000)}`);
  const twice = costOf(`<r>${piece.repeat(4000)}`);
  expect(twice.looked).toBeLessThanOrEqual(2.1 * once.looked);
  expect(twice.told).toBeLessThanOrEqual(2.1 * once.told);
  expect(once.looked).toBeLessThan(12 * piece.length * 2000);
  expect(once.told).toBeLessThanOrEqual(510 * 2000);
});

test('of a path that is very long the innermost names are told', () => {
  const names = Array.from({ length: 30 }, (_, index) => `${'n'.repeat(40)}${index}`);
  const fields = [...xmlFields(Buffer.from(`${names.map((name) => `<${name}>`).join('')}x`))];
  expect(fields).toHaveLength(1);
  const path = fields[0]?.name ?? '';
  expect(path.length).toBeLessThanOrEqual(500);
  expect(names.join('.').endsWith(path)).toBe(true);
  expect(path.startsWith('n')).toBe(true);
});
