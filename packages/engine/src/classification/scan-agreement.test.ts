import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examplesOf } from '../../testing/examples-of.ts';
import { CLASSIFIERS } from '../classifiers/classifiers.ts';
import { compileClassifiers } from './compile-classifiers.ts';
import { createReferenceScan } from './reference-scan.ts';
import { createScan } from './scan/create-scan.ts';
import { createRawHits, type Scan } from './scan/raw-hits.ts';
import { encodeUtf8 } from './utf8.ts';

const { compiled: values, compiledMarks } = compileClassifiers(CLASSIFIERS);
const compiled = [...values, ...compiledMarks];
const examples = CLASSIFIERS.map(examplesOf).flatMap(({ match, noMatch }) =>
  [...match, ...noMatch].map(({ text }) => text.slice(0, 200)),
);

function hitsOf(scan: Scan, bytes: Uint8Array): string[] {
  const hits = createRawHits();
  scan.scan(bytes, bytes.length, hits);
  return Array.from({ length: hits.count }, (_, index) => {
    const source = compiled[hits.pattern[index] ?? 0]?.linear.source ?? '';
    return `${hits.start[index]}-${hits.end[index]} ${source}`;
  });
}

test('the fast scan finds what trying every shipped pattern at every byte finds', () => {
  const [fast, slow] = [createScan(compiled), createReferenceScan(compiled)];
  const pieces = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...examples) },
    { weight: 2, arbitrary: fc.constantFrom(' ', '\n', '"', '-', '.', '=', '0', 'x', 'é', '電') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  );
  const texts = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = encodeUtf8(text);
      expect(hitsOf(fast, bytes)).toEqual(hitsOf(slow, bytes));
    }),
    { numRuns: 15 },
  );
});
