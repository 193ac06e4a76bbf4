import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceText } from '../../classification/source-text.ts';
import { encodeUtf8 } from '../../classification/utf8.ts';
import { bloomBytes, bloomFilter } from './bloom-filter.ts';
import { buildExactTable } from './build-exact-table.ts';
import { exactReader } from './exact-reader.ts';
import { openExactTable } from './exact-table.ts';
import { valueHash } from './value-hash.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const COLUMNS = ['account', 'name', 'city'];
const ROWS = [
  ['AC-771 203', 'Ana Berg', 'Oslo'],
  ['AC-992 114', 'Lars Holm', 'Bergen'],
  ['A1', 'Too Short', 'Oslo'],
];

function reader(others: number, key = KEY) {
  const built = buildExactTable(ROWS, { primary: 0, columns: 3 }, KEY);
  const hashes = valueHash(key);
  const table = openExactTable(built.bytes, hashes);
  if (!table) throw new Error('the table does not open');
  const read = exactReader({ table, hashes, columns: COLUMNS, others, within: 60 });
  return (text: string) => {
    const source = sourceText(encodeUtf8(text));
    return read(source).map((passage) => ({
      value: source.slice(passage.start, passage.end),
      features: passage.features,
    }));
  };
}

test('HMAC-SHA-256 is the standard one', () => {
  // RFC 4231, test case 2.
  const [first, second] = valueHash(encodeUtf8('Jefe')).hash('what do ya want for nothing?');
  expect([first, second]).toEqual([0x5b_dc_c1_46, 0xbf_60_75_4e]);
});

test('a row is found by its primary value and another one near, however they are written', () => {
  expect(reader(1)('Paid by ANA BERG from ac771203.')).toEqual([
    { value: 'ac771203', features: { account: 1, name: 1 } },
  ]);
});

test('values of two rows do not make one', () => {
  expect(reader(1)('AC-771 203 belongs to Lars Holm')).toEqual([]);
});

test('values too far apart do not count', () => {
  expect(reader(1)(`AC-771 203 ${'and so on '.repeat(12)} Ana Berg`)).toEqual([]);
});

test('the primary value is enough where nothing else is asked for', () => {
  expect(reader(0)('see AC-992-114')).toHaveLength(1);
});

test('a primary value that would be found everywhere is told and left out', () => {
  const built = buildExactTable(ROWS, { primary: 0, columns: 3 }, KEY);
  expect(built).toMatchObject({ rows: 2, skipped: 1, skippedRows: [3], entries: 6 });
});

test('another key finds nothing, and the bytes hold no value', () => {
  expect(reader(0, new Uint8Array(32).fill(7))('AC-771 203 Ana Berg')).toEqual([]);
  const { bytes } = buildExactTable(ROWS, { primary: 0, columns: 3 }, KEY);
  const text = String.fromCharCode(...bytes).toLowerCase();
  expect(text).not.toMatch(/berg|771|oslo/);
});

test('what is no table does not open', () => {
  const hashes = valueHash(KEY);
  expect(openExactTable(new Uint8Array(5), hashes)).toBeNull();
  expect(openExactTable(new Uint8Array(64), hashes)).toBeNull();
});

test('a million values fit in 16 MB', () => {
  expect(24 + bloomBytes(1_000_000) + 13 * 1_000_000).toBeLessThanOrEqual(16 * 1024 * 1024);
});

test('a filter never denies what was added, and seldom holds what was not', () => {
  const bits = new Uint8Array(bloomBytes(2000));
  const filter = bloomFilter(bits, valueHash(KEY).sipKey);
  for (let index = 0; index < 2000; index += 1) filter.add(`value${index}`);
  let wrong = 0;
  for (let index = 0; index < 2000; index += 1) {
    expect(filter.mayHold(`value${index}`)).toBe(true);
    if (filter.mayHold(`other${index}`)) wrong += 1;
  }
  expect(wrong).toBeLessThan(40);
});

test('any row that was uploaded is found again', () => {
  const word = fc.stringMatching(/^[a-z0-9]{6,10}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(word, word), { minLength: 1, selector: String }),
      (rows) => {
        const { bytes } = buildExactTable(rows, { primary: 0, columns: 2 }, KEY);
        const hashes = valueHash(KEY);
        const table = openExactTable(bytes, hashes);
        if (!table) throw new Error('the table does not open');
        const read = exactReader({ table, hashes, columns: ['a', 'b'], others: 1, within: 20 });
        for (const [primary, other] of rows) {
          const text = `${primary}; ${other}`;
          expect(read(sourceText(encodeUtf8(text))).length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 30 },
  );
});
