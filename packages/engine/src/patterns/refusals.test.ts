import { expect, test } from 'vitest';
import { compilePattern, linearPattern } from './compile-pattern.ts';
import { PatternRefusal } from './pattern-refusal.ts';

test.each([
  ['x(a)\\1', 4, /references/],
  ['(?<y>a)\\k<y>', 0, /no names/],
  ['a(?=b)', 1, /looking ahead/],
  ['a(?!b)', 1, /looking ahead/],
  ['(?<=b)a', 0, /looking/],
  ['(?<!b)a', 0, /looking behind/],
  ['(?P<y>a)', 0, /no names/],
  ['é(?>a)', 1, /atomic/],
  ['a(?i)b', 1, /flags stand at the start/],
  ['(?i:a)', 0, /flags stand at the start/],
  ['a++', 2, /possessive/],
  ['a**', 1, /repeat of a repeat/],
  ['a{2}{3}', 1, /repeat of a repeat/],
  ['\\b+a', 2, /anchor or a word edge/],
  ['|*a', 1, /nothing to repeat; write \\\*/],
  ['a{,5}', 1, /no repeat such as/],
  ['a{5,2}', 1, /wrong way round/],
  ['a{1001}', 1, /1000 at most/],
  ['(ab', 0, /not closed with \)/],
  ['ab)', 2, /no group is open/],
  ['x[ab', 1, /not closed with \]/],
  ['x[]a]', 1, /class is empty/],
  ['[^\\d\\D]a', 0, /matches no character/],
  ['[z-a]', 1, /wrong way round/],
  ['[a-\\d]', 1, /from one character to another/],
  ['[[:alpha:]]', 1, /named classes/],
  ['[a\\b]', 2, /word edge is not a character/],
  ['\\p{L}', 0, /Unicode properties/],
  ['a\\', 1, /backslash at the end/],
  ['a\\y', 1, /escape \\y is not known/],
  ['\\x4', 0, /hexadecimal/],
  ['\\u{110000}', 0, /no character of this number/],
  ['a\\ud83d', 1, /no character of this number/],
  ['a\ud83d', 1, /half of a character/],
  ['😀\\Z', 2, /write \$/],
  ['', 0, /empty text/],
  ['a*|b', 0, /empty text/],
  ['\\b', 0, /empty text/],
  ['(?:[a-z]{10}){5}(?:(?:xy){900}z){30}', 25, /10000 states; repeat less/],
  [`${'('.repeat(101)}a${')'.repeat(101)}`, 100, /nested/],
])('%j is refused at %j: %s', (source, position, reason) => {
  const result = compilePattern(source);
  expect(result).toEqual({ problem: { position, reason: expect.stringMatching(reason) } });
});

test('a source that is too long is refused where it goes on', () => {
  expect(compilePattern('a'.repeat(501), { maximumLength: 500 })).toEqual({
    problem: { position: 500, reason: expect.stringMatching(/longer than 500/) },
  });
  expect(compilePattern('a'.repeat(500), { maximumLength: 500 })).toHaveProperty('pattern');
});

test('a pattern of our own throws', () => {
  expect(() => linearPattern('a(?=b)')).toThrow(PatternRefusal);
});

test('nothing is repeated any number of times at once', () => {
  const source = `${'(?:'.repeat(50)}${'){1000}'.repeat(50)}a`;
  expect(compilePattern(source)).toHaveProperty('pattern.longest', 1);
});

test.each([
  ['\\x41\\u00e9\\u{1F600}\\ud83d\\ude00', 'Aé😀😀'],
  ['\\t\\n\\r\\f\\v\\.\\/\\-\\@', '\t\n\r\f\v./-@'],
  ['[\\]\\-a-c-][^^]]', ']x]'],
  ['a}]', 'a}]'],
  ['[[a]{2}', '[a'],
  ['(?i)straße', 'STRAßE'],
  ['(?i)[à-é]x', 'ÈX'],
  ['(?i)[^a-c]', 'D'],
  ['.{900}', '😀'.repeat(900)],
  ['(?:)a{0}b??c', 'bc'],
])('%j matches %j whole', (source, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(linearPattern(source).matchAt(bytes, 0, bytes.length)).toBe(bytes.length);
});

test.each([
  ['(?i)k', '\u212a'],
  ['(?i)[^a-c]', 'B'],
  ['\\w', 'é'],
  ['\\d', '٣'],
])('%j does not match %j', (source, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(linearPattern(source).matchAt(bytes, 0, bytes.length)).toBe(-1);
});
