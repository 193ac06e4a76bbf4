import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeUtf8 } from '../utf8.ts';
import { createCompiledEncodedFinder } from './compiled-encoded-places.ts';
import { createEncodedFinder, type EncodedFinder } from './encoded-places.ts';

function placesOf(finder: EncodedFinder, bytes: Uint8Array) {
  const found = { leads: [] as number[], runs: [] as number[] };
  const { places } = finder;
  finder.begin();
  while (finder.advance(bytes, bytes.length)) {
    found.leads.push(...places.leads.subarray(0, places.leadCount));
    found.runs.push(...places.runs.subarray(0, places.runCount));
  }
  return found;
}

const PIECES = [
  '%4',
  '%zz',
  '%',
  '&amp;',
  '&#',
  '& ',
  '\\u',
  '\\x41',
  '\\n1',
  '\\n',
  '\\t9',
  '\\',
  'a'.repeat(7),
  'Z9+/-_',
  'b'.repeat(23),
  'c'.repeat(24),
  'd'.repeat(64),
  ' ',
  '\n',
  '=',
  'é',
  '日本',
  '\0',
];

const texts = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .map((pieces) => encodeUtf8(pieces.join('')));

test('characters that hide values and runs of Base64 are told, others are not', () => {
  const text = `a%4cb &lt; \\u0041 \\n5 \\n ${'x'.repeat(23)} ${'y'.repeat(25)}`;
  const { leads, runs } = placesOf(createEncodedFinder(), encodeUtf8(text));
  expect(leads.map((at) => text.slice(at, at + 2))).toEqual(['%4', '&l', '\\u', '\\n']);
  expect(runs).toEqual([text.indexOf('y')]);
});

test('what is compiled to WebAssembly tells the same places', () => {
  const compiled = createCompiledEncodedFinder();
  if (compiled === null) throw new Error('No WebAssembly here.');
  const script = createEncodedFinder();
  fc.assert(
    fc.property(texts, (bytes) => {
      expect(placesOf(compiled, bytes)).toEqual(placesOf(script, bytes));
    }),
    { numRuns: 400 },
  );
});

test('runs and characters go on from one stride to the next', () => {
  const compiled = createCompiledEncodedFinder();
  if (compiled === null) throw new Error('No WebAssembly here.');
  for (const size of [8190, 32_767, 32_768, 65_530]) {
    const bytes = encodeUtf8(`${' '.repeat(size - 10)}${'q'.repeat(40)}%41${'\\n1'.repeat(9)}`);
    expect(placesOf(compiled, bytes)).toEqual(placesOf(createEncodedFinder(), bytes));
    expect(placesOf(compiled, bytes).runs).toEqual([size - 10]);
  }
});
