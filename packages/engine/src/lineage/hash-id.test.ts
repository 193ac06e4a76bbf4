import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashId } from './hash-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

test('is a UUID that does not change from version to version', () => {
  expect(hashId('')).toMatch(UUID);
  expect(hashId('file\u001Fann-mbp\u001F/users/ann/a.txt')).toMatchInlineSnapshot(
    `"8044f55f-8a43-c37a-6e05-6f5372d638e3"`,
  );
});

test('tells texts apart that differ in one sign', () => {
  const texts = Array.from(
    { length: 20_000 },
    (_, index) => `file\u001Fdevice\u001F/home/x/${index}`,
  );
  expect(new Set(texts.map(hashId)).size).toBe(texts.length);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(hashId(a) === hashId(b)).toBe(a === b);
    }),
  );
});

test('each bit is set in half of the ids', () => {
  const counts = Array.from({ length: 128 }, () => 0);
  const tries = 4000;
  for (let index = 0; index < tries; index += 1) {
    const digits = hashId(`item\u001F${index}`).replaceAll('-', '');
    for (let bit = 0; bit < 128; bit += 1) {
      const digit = Number.parseInt(digits.charAt(bit >> 2), 16);
      counts[bit] = (counts[bit] ?? 0) + ((digit >> (3 - (bit & 3))) & 1);
    }
  }
  // Six standard deviations of a fair coin.
  for (const count of counts) expect(Math.abs(count - tries / 2)).toBeLessThan(190);
});
