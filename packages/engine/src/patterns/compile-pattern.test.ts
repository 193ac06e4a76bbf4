import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern, linearPattern } from './compile-pattern.ts';
import type { LinearPattern } from './linear-pattern.ts';

const RUNS = 300;
const encoder = new TextEncoder();

/** A text as code points, with the byte offset of each and of the end. */
interface Text {
  text: string;
  points: number;
  bytes: Uint8Array;
  offsets: readonly number[];
}

function textOf(signs: readonly string[]): Text {
  const offsets = [0];
  for (const sign of signs) offsets.push((offsets.at(-1) ?? 0) + encoder.encode(sign).length);
  const text = signs.join('');
  return { text, points: signs.length, bytes: encoder.encode(text), offsets };
}

const texts = fc
  .array(fc.constantFrom('a', 'b', 'B', '1', '_', '-', 'é', 'è', '\n', ' ', '😀'), { maxLength: 8 })
  .map(textOf);

/** Sources with the same meaning in JavaScript, except for which of several matches it prefers. */
const { source: sources } = fc.letrec<{ source: string; part: string; atom: string }>((tie) => ({
  source: fc
    .array(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((options) => options.map((parts) => parts.join('')).join('|')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(tie('atom'), fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?'))
      .map(([atom, repeat]) => atom + repeat),
    fc.constantFrom('\\b', '\\B', '^', '$'),
  ),
  atom: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '1', '_', '-', 'é', '😀', ' '),
    fc.constantFrom('[ab]', '[^a]', '\\w', '\\W', '\\d', '\\s', '.', '[a-é]', '[^\\d-]', '[1_B]'),
    tie('source').map((inner) => `(?:${inner})`),
    tie('source').map((inner) => `(${inner})`),
  ),
}));

const patterns = fc.tuple(sources, fc.boolean()).map(([source, caseless]) => ({
  source,
  caseless,
  result: compilePattern(source, { caseless }),
}));

/**
 * By code point: end of the longest match that starts there, or -1, from JavaScript trying every end.
 * Only non-empty matches.
 */
function slowMatches(source: string, flags: string, { text, points }: Text): number[] {
  const longest = Array.from({ length: points + 1 }, () => -1);
  const units = Array.from(text).map((sign) => sign.length);
  for (let to = 1; to <= points; to += 1) {
    const exact = new RegExp(`(?:${source})(?=[^]{${points - to}}$(?![^]))`, `${flags}y`);
    let unit = 0;
    for (let from = 0; from < to; from += 1) {
      exact.lastIndex = unit;
      if (exact.test(text)) longest[from] = to;
      unit += units[from] ?? 0;
    }
  }
  return longest;
}

function forAnyPattern(
  check: (pattern: LinearPattern, text: Text, slow: (from: number) => number) => void,
): void {
  fc.assert(
    fc.property(patterns, texts, ({ source, caseless, result }, text) => {
      fc.pre('pattern' in result);
      const ends = slowMatches(source, caseless ? 'iu' : 'u', text);
      check(result.pattern, text, (from) => ends[from] ?? -1);
    }),
    { numRuns: RUNS },
  );
}

test('a pattern is refused only for the empty text', () => {
  fc.assert(
    fc.property(patterns, ({ result }) => {
      expect('problem' in result ? result.problem.reason : 'the empty text').toMatch(
        /the empty text/,
      );
    }),
    { numRuns: RUNS },
  );
});

test('a match from a place is the longest that JavaScript knows', () => {
  forAnyPattern((pattern, text, slow) => {
    for (let from = 0; from <= text.points; from += 1) {
      const end = slow(from);
      expect(pattern.matchAt(text.bytes, text.offsets[from] ?? 0, text.bytes.length)).toBe(
        end < 0 ? -1 : text.offsets[end],
      );
    }
  });
});

test('a search finds the leftmost match, and of those the longest', () => {
  forAnyPattern((pattern, text, slow) => {
    for (let start = 0; start <= text.points; start += 1) {
      const from = Array.from({ length: text.points }, (_, index) => index).find(
        (index) => index >= start && slow(index) >= 0,
      );
      expect(pattern.find(text.bytes, text.offsets[start] ?? 0, text.bytes.length)).toEqual(
        from === undefined ? null : { start: text.offsets[from], end: text.offsets[slow(from)] },
      );
    }
  });
});

test('every match begins with one of the literals and is no longer than the longest', () => {
  forAnyPattern((pattern, text, slow) => {
    for (let from = 0; from < text.points; from += 1) {
      const end = slow(from);
      if (end < 0) continue;
      const match = text.bytes.slice(text.offsets[from], text.offsets[end]);
      expect(match.length).toBeLessThanOrEqual(pattern.longest ?? Infinity);
      const written = new TextDecoder().decode(match);
      const lower = written.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
      const begins = (literal: string) => written.startsWith(literal) || lower.startsWith(literal);
      expect(pattern.literals?.some(begins) ?? true).toBe(true);
    }
  });
});

test.each([
  ['gh[pousr]_[0-9a-z]{36}', ['gho_', 'ghp_', 'ghr_', 'ghs_', 'ghu_']],
  ['(?i)Bearer\\s+\\w+', ['bearer']],
  ['abc|abcd', ['abc']],
  ['(?:sk|pk)_(?:live|test)_\\w+', ['sk_live_', 'sk_test_', 'pk_live_', 'pk_test_']],
  ['ab?cd', ['abcd', 'acd']],
  ['\\bkey', ['key']],
  ['a{3}b*', ['aaa']],
  ['éa', ['éa']],
  ['ab\\d', null],
  ['\\d{4}', null],
  ['(?:abc)?d', null],
  ['ab|cde', null],
])('the literals of %j are %j', (source, literals) => {
  expect(linearPattern(source).literals).toEqual(literals);
});

test.each([
  ['a{2,5}', 5],
  ['é|ab', 2],
  ['.', 4],
  ['a{0}b', 1],
  ['ab*', null],
])('the longest match of %j has %j bytes', (source, longest) => {
  expect(linearPattern(source).longest).toBe(longest);
});
