import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearPattern } from '../../patterns/compile-pattern.ts';
import { firstCodes } from './anchors.ts';
import { createCompiledPrefilter } from './compiled-prefilter.ts';
import { createFormIndex } from './form-index.ts';
import { createPrefilter, SIX_BITS, type Prefilter, type PrefilterTables } from './prefilter.ts';
import { tokenForms } from './token-forms.ts';

const SOURCES = [
  '[0-9]{1,3}[.-][0-9]',
  '[A-Z]{2}[0-9]{6,}',
  '[a-f0-9_]{8,80}',
  '\\+[0-9]{4}',
  '[(][0-9]{3}[)]',
  '"[a-z]',
  '[A-Z]{3} [0-9]',
];

function tablesOf(random: readonly number[], tellsAt: boolean): PrefilterTables {
  const automata = SOURCES.map((source) => linearPattern(source).automaton);
  const { rows, seconds, firsts } = createFormIndex(
    automata.map((automaton, pattern) => ({
      pattern,
      forms: tokenForms(automaton),
      first: firstCodes(automaton),
    })),
  );
  const trigrams = new Uint8Array(1 << 15);
  const fours = new Uint8Array(1 << 17);
  const quads = new Uint8Array(1 << 17);
  const sixes = new Uint8Array(2 ** SIX_BITS / 8);
  for (const quad of random) {
    trigrams[quad & 0x7fff] = 1;
    fours.fill(0x55, quad >> 3, (quad >> 3) + 2048);
    quads[quad >> 3] = 0xff;
    // Some of any six codes match, so both paths find candidates.
    sixes.fill(0x55, (quad >> 5) & 0x3fff, ((quad >> 5) & 0x3fff) + 4096);
  }
  return { trigrams, fours, quads, sixes, rows, seconds, firsts, tellsAt };
}

/** All places of a text, sorted; read-ahead may report them in a different order. */
function placesIn(
  prefilter: Prefilter,
  bytes: Uint8Array,
): { literals: number[]; tokens: string[] } {
  const literals: number[] = [];
  const tokens: string[] = [];
  prefilter.begin();
  while (prefilter.advance(bytes, bytes.length)) {
    const { places } = prefilter;
    literals.push(...places.literals.subarray(0, places.literalCount));
    for (let index = 0; index < places.tokenCount; index += 1) {
      tokens.push(`${places.starts[index]} ${places.keys[index]}`);
    }
  }
  return { literals, tokens: tokens.toSorted() };
}

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' 12.3',
        '+4912',
        '(555) ',
        'AB123456',
        'deadbeef_',
        '@',
        ' ',
        '\n',
        'x@y',
        'é',
      ),
      fc.constantFrom(
        '1',
        '2-',
        '"a',
        'ABC 1',
        'the ',
        '1'.repeat(70),
        'a'.repeat(64),
        ' '.repeat(60),
      ),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => new TextEncoder().encode(pieces.join('')));

test('what is compiled to WebAssembly tells the same places', () => {
  fc.assert(
    fc.property(
      texts,
      fc.array(fc.nat({ max: (1 << 20) - 1 }), { maxLength: 3000 }),
      fc.boolean(),
      (bytes, random, tellsAt) => {
        const tables = tablesOf(random, tellsAt);
        const compiled = createCompiledPrefilter(tables);
        expect(compiled).not.toBeNull();
        if (compiled === null) return;
        expect(placesIn(compiled, bytes)).toEqual(placesIn(createPrefilter(tables), bytes));
      },
    ),
    { numRuns: 150 },
  );
});

test('a token goes on from one stride to the next', () => {
  const tables = tablesOf([], false);
  const compiled = createCompiledPrefilter(tables);
  const plain = createPrefilter(tables);
  for (const before of [32_700, 32_765, 32_766, 32_767, 32_768, 65_530]) {
    const text = new TextEncoder().encode(`${' '.repeat(before)}deadbeef01 12.3 AB1234567`);
    if (compiled === null) throw new Error('no WebAssembly');
    expect(placesIn(compiled, text)).toEqual(placesIn(plain, text));
  }
});
