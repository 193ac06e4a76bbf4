import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCells, csvSeparator } from './csv-cells.ts';
import { csvLine, csvRecords, csvRows, csvRowsOf } from './csv-rows.ts';

const rowsOf = (text: string) => [...csvRowsOf(Buffer.from(text))];
const cellsOf = (bytes: Uint8Array) => [...csvCells(bytes, csvSeparator(bytes))];

test('splits cells at the separator of the first line', () => {
  expect(rowsOf('a,b\n1,2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(rowsOf('a;b\r\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(rowsOf('a\tb\r1\t')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
  expect(rowsOf('"a;;;"|b\n1|2')).toEqual([
    ['a;;;', 'b'],
    ['1', '2'],
  ]);
});

test('reads separators, line breaks and quotes inside quotes, and skips empty lines', () => {
  expect(rowsOf('a,b\n\n"1,\n2","say ""x"""\n')).toEqual([
    ['a', 'b'],
    ['1,\n2', 'say "x"'],
  ]);
  expect(rowsOf('a,"never closed')).toEqual([['a', 'never closed']]);
});

test('reads text that breaks the rules of quotes', () => {
  expect(rowsOf('a,b"c"d,"e"f, "g, h" ,')).toEqual([['a', 'b"c"d', 'ef', 'g, h', '']]);
  expect(rowsOf('a,"b""')).toEqual([['a', 'b"']]);
});

test('reads records under the names of the first row', () => {
  const text = '\uFEFF"A", B \n"1","x, ""y""\nz"\r\n,\n2,\n3\n4,5,6';
  expect([...csvRecords(Buffer.from(text))]).toEqual([
    { A: '1', B: 'x, "y"\nz' },
    { A: '2', B: '' },
    { A: '3' },
    { A: '4', B: '5' },
  ]);
  expect([...csvRecords(Buffer.from(''))]).toEqual([]);
});

test('reads one line', () => {
  expect(csvLine('a,"b, c",,"say ""hi""",d')).toEqual(['a', 'b, c', '', 'say "hi"', 'd']);
  expect(csvLine('')).toEqual(['']);
  expect(csvLine('a,"open, to the end')).toEqual(['a', 'open, to the end']);
});

const CELL = fc.string({ maxLength: 8, unit: 'grapheme' });
const TABLE = fc.array(fc.array(CELL, { minLength: 2, maxLength: 4 }), { minLength: 1 });

test('reads back what was written', () => {
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const plain = (value: string) => (/[",;|\s]/u.test(value) ? quoted(value) : value);
  fc.assert(
    fc.property(TABLE, fc.constantFrom('\n', '\r\n', '\r'), (written, lineBreak) => {
      for (const write of [quoted, plain]) {
        const lines = written.map((row) => row.map(write).join(','));
        expect([...csvRows(Buffer.from(lines.join(lineBreak)))]).toEqual(written);
      }
    }),
  );
});

test('cells of any bytes lie apart, in order and inside the bytes', () => {
  const byte = fc.constantFrom(...Buffer.from('a,";\n\r \xef\xbb\xbf', 'latin1'));
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 30 }), (bytes) => {
      let last = 0;
      for (const { start, end, stop } of cellsOf(Uint8Array.from(bytes))) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(stop).toBeGreaterThanOrEqual(end);
        expect(stop).toBeLessThanOrEqual(bytes.length);
        last = stop;
      }
    }),
  );
});

let steps = 0;

/** Bytes that count how many of them a search passes over. */
class CountedBytes extends Uint8Array {
  override indexOf(byte: number, from = 0): number {
    const at = super.indexOf(byte, from);
    steps += (at < 0 ? this.length : at) - from + 1;
    return at;
  }
}

test.each(['"', '""', '"b', '"b"', '"b",', ',"', '\n"', 'a"', ' '])(
  'reading %j takes time with its length',
  (piece) => {
    const bytes = new CountedBytes(Buffer.from(`${piece.repeat(5000)}b`));
    steps = 0;
    const cells = cellsOf(bytes);
    expect(steps).toBeLessThanOrEqual(2 * bytes.length + 2);
    expect(cells.length).toBeLessThanOrEqual(bytes.length);
  },
);
