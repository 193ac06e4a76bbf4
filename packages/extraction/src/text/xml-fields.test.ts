import { expect, test } from 'vitest';
import { xmlFields } from './xml-fields.ts';

let steps = 0;

/** Bytes that count how many of them are looked at in a row. */
class CountedBytes extends Uint8Array {
  override indexOf(byte: number, from = 0): number {
    const at = super.indexOf(byte, from);
    steps += (at < 0 ? this.length : at) - from + 1;
    return at;
  }

  override includes(byte: number): boolean {
    steps += this.length;
    return super.includes(byte);
  }

  override subarray(from: number, to: number): Uint8Array<ArrayBuffer> {
    steps += Math.min(to, this.length) - from;
    return super.subarray(from, to);
  }
}

/** Bytes that were looked at, and characters of paths that were told. */
function costOf(text: string): { looked: number; told: number } {
  steps = 0;
  let told = 0;
  for (const { name = '' } of xmlFields(new CountedBytes(Buffer.from(text)))) told += name.length;
  return { looked: steps, told };
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
  expect(once.looked).toBeLessThan(10 * piece.length * 2000);
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
