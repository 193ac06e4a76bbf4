import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileGlob } from './glob.ts';

test.each([
  ['', '', true],
  ['', 'a', false],
  ['*', '', true],
  ['*', 'anything\nat all', true],
  ['**', 'x', true],
  ['a', 'a', true],
  ['a', 'ab', false],
  ['?', '', false],
  ['?', 'x', true],
  ['?', 'xy', false],
  ['a?c', 'abc', true],
  ['*.txt', 'notes.txt', true],
  ['*.txt', '.txt', true],
  ['*.txt', 'notes.txt.exe', false],
  ['report*', 'report', true],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'acb', false],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['ab*ba', 'aba', false],
  ['*?*', '', false],
  ['*a?c*', 'xxabcxx', true],
  ['\\*', '*', true],
  ['\\*', 'x', false],
  ['a\\?b', 'a?b', true],
  ['a\\', 'a\\', true],
  ['%_[a-z]', '%_[a-z]', true],
  ['[ab]', 'a', false],
])('glob %j on %j is %j', (pattern, text, expected) => {
  expect(compileGlob(pattern)(text)).toBe(expected);
});

/** The textbook definition, with backtracking: exponential, but obvious. */
function slowMatch(pattern: string, text: string): boolean {
  if (pattern === '') return text === '';
  const rest = pattern.slice(1);
  if (pattern.startsWith('*')) {
    return slowMatch(rest, text) || (text !== '' && slowMatch(pattern, text.slice(1)));
  }
  if (text === '') return false;
  return (pattern.startsWith('?') || pattern[0] === text[0]) && slowMatch(rest, text.slice(1));
}

test('agrees with the textbook definition', () => {
  const unit = fc.constantFrom('a', 'b', '*', '?');
  const pattern = fc.string({ unit, maxLength: 8 });
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 });
  fc.assert(
    fc.property(pattern, text, (given, candidate) => {
      expect(compileGlob(given)(candidate)).toBe(slowMatch(given, candidate));
    }),
    { numRuns: 2000 },
  );
});

test('a pattern that makes backtracking explode takes pattern times text steps', () => {
  // Counts text accesses instead of measuring time.
  let looks = 0;
  const units = 'a'.repeat(5000);
  const counted = new Proxy(Object(units), {
    get(target, key) {
      if (key === 'length') return units.length;
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  const pattern = `${'a*'.repeat(40)}b`;
  expect(compileGlob(pattern)(counted)).toBe(false);
  expect(compileGlob(`${'*a'.repeat(40)}*b*`)(counted)).toBe(false);
  expect(looks).toBeLessThan(2 * pattern.length * units.length);
});
