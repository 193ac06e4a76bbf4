import { expect, test } from 'vitest';
import { linearPattern } from '../../patterns/compile-pattern.ts';
import { createRawHits } from '../scan/raw-hits.ts';
import { createScan } from '../scan/create-scan.ts';
import { encodeUtf8 } from '../utf8.ts';
import { countedBytes } from './counted-bytes.ts';
import { repeatedText } from './repeated-text.ts';

const pattern = {
  linear: linearPattern('note: [a-z: ]+!'),
  caseless: false,
  edges: 'free',
  after: null,
} as const;
const scan = createScan([pattern]);

/** The text, the number of byte reads, and whether all of it was scanned. */
function scanned(text: string) {
  const bytes = encodeUtf8(text);
  const counted = countedBytes(bytes);
  const hits = createRawHits();
  scan.scan(counted.bytes, bytes.length, hits);
  return { reads: counted.reads() / bytes.length, count: hits.count, isCapped: hits.isCapped };
}

function repeated(size: number): string {
  return String.fromCharCode(...repeatedText('note: ', size));
}

test('a long value is read whole where few begin', () => {
  expect(scanned(`${'. '.repeat(9000)}note: ${'a'.repeat(9000)}!`)).toMatchObject({
    count: 1,
    isCapped: false,
  });
});

test('values that hold their own beginning over and over are not read from each on', () => {
  const { reads, isCapped } = scanned(repeated(24_000));
  expect(isCapped).toBe(true);
  // Without a bound it would be 2,700 for each byte.
  expect(reads).toBeLessThan(600);
});

test('what follows such a stretch is found, and the next text is read as if it were the first', () => {
  const value = `note: ${'a'.repeat(100)}!`;
  expect(scanned(`${repeated(24_000)}.${value}`)).toMatchObject({ count: 1, isCapped: true });
  expect(scanned(`note: ${'a'.repeat(9000)}!`)).toMatchObject({ count: 1, isCapped: false });
});
