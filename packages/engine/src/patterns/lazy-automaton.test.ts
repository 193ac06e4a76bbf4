import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAutomaton } from './automaton.ts';
import { linearPattern } from './compile-pattern.ts';
import { lazyAutomaton, type LazyAutomaton, type LazyLimits } from './lazy-automaton.ts';
import { longestMatch } from './longest-match.ts';
import { parsePattern } from './parse-pattern.ts';
import { searchPattern } from './search-pattern.ts';

const encoder = new TextEncoder();
const SOURCES = [
  '(?:a|b)*a(?:a|b){6}c?',
  '\\b(?:ab|b[^a]{2,5}|é)+\\b',
  '(?m)^a.{3,9}b$|bab',
  'a+b|(?:ba){2}',
];

function automata(source: string, limits: LazyLimits): [LazyAutomaton, LazyAutomaton] {
  const { tree } = parsePattern(source, false);
  const make = (backwards: boolean) =>
    lazyAutomaton(buildAutomaton(tree, { backwards, maximumStates: 1000 }), limits);
  return [make(false), make(true)];
}

const texts = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é', ' ', '\n'), { minLength: 20, maxLength: 60 })
  .map((signs) => encoder.encode(signs.join('')));

test.each([
  { maximumStates: 2, maximumMembers: 1e6 },
  { maximumStates: 5, maximumMembers: 1e6 },
  { maximumStates: 1e6, maximumMembers: 10 },
])('what is forgotten is made again: %j', (limits) => {
  const cases = SOURCES.map((source) => {
    const [forwards, backwards] = automata(source, limits);
    const longest = longestMatch(forwards);
    const find = searchPattern(forwards, backwards, longest);
    return { whole: linearPattern(source), longest, find };
  });
  fc.assert(
    fc.property(texts, fc.constantFrom(...cases), (bytes, { whole, longest, find }) => {
      for (let start = 0; start < bytes.length; start += 1) {
        const limit = bytes.length;
        expect(longest(bytes, start, limit, limit)).toBe(whole.matchAt(bytes, start, limit));
        expect(find(bytes, start, limit)).toEqual(whole.find(bytes, start, limit));
      }
    }),
  );
});

test('the states kept stay within the limit, whatever is read', () => {
  const [forwards] = automata('(?:a|b)*a(?:a|b){12}c', { maximumStates: 50, maximumMembers: 1e6 });
  const find = longestMatch(forwards);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0x61, 0x62), { minLength: 500, maxLength: 500 }),
      (text) => {
        find(Uint8Array.from(text), 0, text.length, text.length);
        // Four classes (a, b, c, the rest) and the end; tables double.
        expect(forwards.rows().length).toBeLessThanOrEqual(64 * 5);
      },
    ),
  );
});

test('a known step is not made again', () => {
  const [forwards] = automata('ab', { maximumStates: 50, maximumMembers: 1e6 });
  let made = 0;
  const step = (state: number, byteClass: number) => {
    made += 1;
    return forwards.step(state, byteClass);
  };
  const longest = longestMatch({ ...forwards, step });
  const text = encoder.encode('ab ');
  longest(text, 0, text.length, text.length);
  expect(made).toBe(3);
  longest(text, 0, text.length, text.length);
  expect(made).toBe(3);
});
