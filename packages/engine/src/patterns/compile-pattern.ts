import { buildAutomaton, type Automaton } from './automaton.ts';
import { lazyAutomaton, type LazyAutomaton, type LazyLimits } from './lazy-automaton.ts';
import { leadingLiterals } from './leading-literals.ts';
import type { LinearPattern, PatternProblem } from './linear-pattern.ts';
import { longestMatch, type LongestMatch } from './longest-match.ts';
import { parsePattern, type ParsedPattern } from './parse-pattern.ts';
import { PatternRefusal } from './pattern-refusal.ts';
import { searchPattern, testPattern } from './search-pattern.ts';
import { extentOf, type Extent } from './syntax-tree.ts';

export interface PatternOptions {
  /** Letters match in either case; the same as `(?i)` at the start. */
  caseless?: boolean;
  /** Code units that the source may have; no limit by default. */
  maximumLength?: number;
}

const MAXIMUM_STATES = 10_000;
/** Characters of several bytes share less when they are read from the end. */
const MAXIMUM_BACKWARDS = 3 * MAXIMUM_STATES;
/** About 4 MB for one pattern at the worst: hostile sources and texts share the memory of all. */
const LIMITS: LazyLimits = { maximumStates: 2000, maximumMembers: 500_000 };

/**
 * Compiles a user's pattern. A subset of RE2: literals, `.`, classes, groups, `|`, repeats up to 1,000,
 * `\d \w \s \b` (ASCII), `^` and `$` for the whole text, `(?ims)` at the start. Matches are leftmost
 * and longest, so `a|ab` finds `ab`, and lazy repeats are the same as greedy ones. A problem says where
 * and why a source is refused, and what to write instead.
 */
export function compilePattern(
  source: string,
  options: PatternOptions = {},
): { pattern: LinearPattern } | { problem: PatternProblem } {
  try {
    const checked = checkPattern(source, options);
    // Compiled now, so that an oversized pattern is refused now and not during a search.
    const [forwards, backwards] = [buildForwards(checked), buildBackwards(checked)];
    return {
      pattern: assemble(source, checked, { forwards: () => forwards, backwards: () => backwards }),
    };
  } catch (error) {
    if (!(error instanceof PatternRefusal)) throw error;
    return { problem: { position: error.position, reason: error.message } };
  }
}

/**
 * Like above, for built-in patterns: throws a `PatternRefusal` for an invalid one. Because there are
 * many, optional parts are created on first use.
 */
export function linearPattern(source: string, options: PatternOptions = {}): LinearPattern {
  const checked = checkPattern(source, options);
  return assemble(source, checked, {
    forwards: () => buildForwards(checked),
    backwards: () => buildBackwards(checked),
  });
}

interface CheckedPattern extends ParsedPattern {
  extent: Extent;
}

interface Automata {
  forwards(): Automaton;
  backwards(): Automaton;
}

function checkPattern(source: string, options: PatternOptions): CheckedPattern {
  const { caseless = false, maximumLength = Infinity } = options;
  if (source.length > maximumLength) {
    throw new PatternRefusal(maximumLength, `the pattern is longer than ${maximumLength} signs.`);
  }
  const parsed = parsePattern(source, caseless);
  const extent = extentOf(parsed.tree);
  if (extent.shortest === 0) {
    throw new PatternRefusal(0, 'the pattern matches the empty text, which stands everywhere.');
  }
  return { ...parsed, extent };
}

function buildForwards({ tree }: ParsedPattern): Automaton {
  return buildAutomaton(tree, { backwards: false, maximumStates: MAXIMUM_STATES });
}

function buildBackwards({ tree }: ParsedPattern): Automaton {
  return buildAutomaton(tree, { backwards: true, maximumStates: MAXIMUM_BACKWARDS });
}

function assemble(
  source: string,
  { tree, flags, extent: { longest } }: CheckedPattern,
  { forwards, backwards }: Automata,
): LinearPattern {
  let automaton: Automaton | undefined;
  let walked: LazyAutomaton | undefined;
  let longestFrom: LongestMatch | undefined;
  let find: LinearPattern['find'] | undefined;
  let test: LinearPattern['test'] | undefined;
  let literals: LinearPattern['literals'] | undefined;
  const built = () => (automaton ??= forwards());
  const walk = () => (walked ??= lazyAutomaton(built(), LIMITS));
  const matcher = () => (longestFrom ??= longestMatch(walk()));
  return {
    source,
    get automaton() {
      return built();
    },
    matchAt: (bytes, start, limit) => (longestFrom ?? matcher())(bytes, start, limit, limit),
    find(bytes, start, limit) {
      find ??= searchPattern(walk(), lazyAutomaton(backwards(), LIMITS), matcher());
      return find(bytes, start, limit);
    },
    test(bytes, start, limit) {
      test ??= testPattern(walk());
      return test(bytes, start, limit);
    },
    get literals() {
      if (literals === undefined) literals = leadingLiterals(tree, flags.caseless);
      return literals;
    },
    longest: longest === Infinity ? null : longest,
  };
}
