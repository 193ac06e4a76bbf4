import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linearPattern } from '../../patterns/compile-pattern.ts';
import { createReferenceScan } from '../reference-scan.ts';
import { encodeUtf8 } from '../utf8.ts';
import { createScan } from './create-scan.ts';
import { createRawHits, type CompiledValuePattern, type Scan } from './raw-hits.ts';

interface Written {
  caseless?: boolean;
  edges?: 'token' | 'free';
  after?: CompiledValuePattern['after'];
  anchor?: '@';
  holds?: readonly string[];
}

function compiled(source: string, options: Written = {}): CompiledValuePattern {
  const { caseless = false, edges = 'token', after = null, anchor, holds } = options;
  const linear = linearPattern(source, { caseless });
  return {
    linear,
    caseless,
    edges,
    after,
    ...(anchor === undefined ? {} : { anchor }),
    ...(holds === undefined ? {} : { holds }),
  };
}

/** One of each kind of anchor, and ways in which they meet. */
const PATTERNS = [
  compiled('[0-9]{3}-[0-9]{2}-[0-9]{4}'),
  compiled('[0-9]{1,3}(?:\\.[0-9]{1,3}){3}'),
  compiled('[A-Z]{2}[0-9]{2}[A-Z0-9]{4,30}'),
  compiled('[a-f0-9]{8,}'),
  compiled('\\+?[0-9]{2,4}[ -][0-9]{3,4}'),
  compiled('\\([0-9]{3}\\) ?[0-9]{3}'),
  compiled('[A-ZÄÖÜ][a-zäöüß]{2,9} [0-9]{1,3}'),
  compiled('ghp_[A-Za-z0-9]{4,8}'),
  compiled('ghp_[A-Za-z]{4}', { caseless: true }),
  compiled('(?:AKIA|ASIA)[A-Z0-9]{4}'),
  compiled('eyJ[A-Za-z0-9_-]{2,}', { edges: 'free' }),
  compiled('[0-9a-f]{4}Az_[0-9]?'),
  compiled('[^ ]q~q', { caseless: true }),
  compiled('[0-9a-f]{4}Az_[0-9]?'),
  compiled('[^ ]q~q', { caseless: true }),
  compiled('-----BEGIN [A-Z ]{3,20}-----'),
  compiled('[0-9a-f]{4}', { after: { words: ['key', 'токен'], within: 12 } }),
  compiled('[^\\s"]{4,9}', { after: { words: ['pw', 'key', 'password'], within: 9 } }),
  compiled('[^\\s"]{3,9}', { after: { words: ['pw', 'key'], within: 9, next: '"= ' } }),
  compiled('[0-9]+', { edges: 'free', after: { words: ['no', 'no key'], within: 4 } }),
  compiled("[\\w.'%+-]+@[a-z]+\\.[a-z]{2}", { anchor: '@' }),
  compiled('(?:[a-z0-9-]{1,9}[.]){1,3}(?:com|co[.]uk)(?:[.][a-z]{2})?', {
    holds: ['.com', '.co.'],
  }),
  compiled('x[0-9]', { edges: 'free' }),
  compiled('[0-9]{2}[/-][0-9]', { edges: 'free' }),
  compiled('["/][0-9]', { edges: 'free' }),
  compiled('\\b[0-9]{2}/[0-9]{2}\\b'),
];

const PIECES = [
  '123-45-6789 987-65-4321-0000 10.0.0.1 1.2.3.4.5 DE44500105175407 deadbeef0 +49 1234 (555) 123',
  'Straße 12 Ärger 5 ghp_abcd GHP_ABCD AKIA1234 ASIAZZZZ xxeyJab -----BEGIN X KEY----- x1 12/24 no12',
  'key: cafe token pw=hunter2 password "abcd" токен: beef ТОКЕН 1234 no key 77 電話12/24番 é10.0.0.1é ab@cd.de x.y+z@q.de d’e@f.fr @g.de 12abAz_ éQ~q axq~Q ab.cd.com x-y.com.com.de -a.co.uk _b.com é7.com .com',
]
  .join(' ')
  .split(' ');

const documents = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 3, arbitrary: fc.constantFrom(' ', '\n', '-', '.', ':', '"', '_', '', 'a', 'é') },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
    ),
    { maxLength: 30 },
  )
  .map((pieces) => encodeUtf8(pieces.join('')));

function hitsOf(scan: Scan, bytes: Uint8Array, length = bytes.length): string[] {
  const hits = createRawHits(1);
  scan.scan(bytes, length, hits);
  return Array.from(
    { length: hits.count },
    (_, index) => `${hits.start[index]}-${hits.end[index]} ${hits.pattern[index]}`,
  );
}

describe('the fast scan', () => {
  const fast = createScan(PATTERNS);
  const reference = createReferenceScan(PATTERNS);

  test('finds what trying every pattern at every byte finds', () => {
    fc.assert(
      fc.property(documents, (bytes) => {
        expect(hitsOf(fast, bytes)).toEqual(hitsOf(reference, bytes));
      }),
      { numRuns: 500 },
    );
  });

  test('finds each pattern by itself as among others', () => {
    for (const [index, pattern] of PATTERNS.entries()) {
      const text = encodeUtf8(PIECES.join(' '));
      const own = hitsOf(reference, text).filter((hit) => hit.endsWith(` ${index}`));
      const alone = hitsOf(createScan([pattern]), text);
      expect(own.length).toBeGreaterThan(0);
      expect(alone.map((hit) => hit.replace(/ .*/, ''))).toEqual(
        own.map((hit) => hit.replace(/ .*/, '')),
      );
    }
  });

  test('finds the same wherever a text is cut into strides', () => {
    const value = encodeUtf8(' password=abcd 123-45-6789 é10.0.0.1 ghp_abcd eyJabc ');
    const wanted = hitsOf(reference, value).length;
    for (let before = 8192 - value.length; before <= 8192; before += 1) {
      const bytes = new Uint8Array(before + value.length).fill(0x20);
      bytes.set(value, before);
      expect(hitsOf(fast, bytes)).toHaveLength(wanted);
    }
  });

  test('reads no byte behind the length', () => {
    const bytes = encodeUtf8('10.0.0.1 pw=abcdefgh 12/24');
    for (let length = 0; length <= bytes.length; length += 1) {
      expect(hitsOf(fast, bytes, length)).toEqual(hitsOf(reference, bytes.slice(0, length)));
    }
  });

  test('finds nothing in nothing', () => {
    expect(hitsOf(fast, new Uint8Array(0))).toEqual([]);
    expect(hitsOf(createScan([]), encodeUtf8('10.0.0.1'))).toEqual([]);
  });

  test('refuses a word of one byte', () => {
    const short = compiled('[0-9]+', { after: { words: ['#'], within: 4 } });
    expect(() => createScan([short])).toThrow(RangeError);
  });
});

describe('an address behind an @', () => {
  const scan = createScan([compiled("[a-z0-9.+'’%-]{1,64}@[a-z]+\\.[a-z]+", { anchor: '@' })]);
  const found = (text: string) => hitsOf(scan, encodeUtf8(text)).map((hit) => hit.split(' ')[0]);

  test('is tried once, from the start of its run', () => {
    expect(found('to: a.b-c+d@example.org')).toEqual(['4-23']);
    expect(found('x@y.de z@w.de,@q.de')).toEqual(['0-6', '7-13']);
    expect(found('..ab@y.de')).toEqual(['2-9']);
    expect(found("o'n%b@y.de 'c@y.de' d’e@y.de")).toEqual(['0-10', '12-18', '20-30']);
    expect(found('@y.de')).toEqual([]);
  });

  test('has a run of at most 64 bytes', () => {
    expect(found(`${'a'.repeat(64)}@y.de`)).toEqual(['0-69']);
    expect(found(`${'a'.repeat(65)}@y.de`)).toEqual([]);
  });
});
