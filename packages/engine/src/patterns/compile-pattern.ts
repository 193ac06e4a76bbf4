import { buildAutomaton } from './automaton.ts';
import { lazyAutomaton, type LazyLimits } from './lazy-automaton.ts';
import { leadingLiterals } from './leading-literals.ts';
import type { LinearPattern, PatternProblem } from './linear-pattern.ts';
import { longestMatch } from './longest-match.ts';
import { parsePattern } from './parse-pattern.ts';
import { PatternRefusal } from './pattern-refusal.ts';
import { searchPattern } from './search-pattern.ts';
import { extentOf } from './syntax-tree.ts';
import { tokenShape } from './token-shape.ts';

export interface PatternOptions {
  /** Letters match in either case; the same as `(?i)` at the start. */
  caseless?: boolean;
  /** Code units that the source may have; no limit when not told. */
  maximumLength?: number;
}

const MAXIMUM_STATES = 10_000;
/** Characters of several bytes share less when they are read from the end. */
const MAXIMUM_BACKWARDS = 3 * MAXIMUM_STATES;
/** About 4 MB for one pattern at the worst: hostile sources and texts share the memory of all. */
const LIMITS: LazyLimits = { maximumStates: 2000, maximumMembers: 500_000 };

/**
 * Compiles a pattern that somebody wrote. A subset of RE2: literals, `.`, classes, groups, `|`,
 * repeats up to 1,000, `\d \w \s \b` (ASCII), `^` and `$` for the whole text, `(?ims)` at the start.
 * Matches are leftmost and longest, so `a|ab` finds `ab`, and lazy repeats mean the same as others.
 * A problem tells where and why a source is refused, and what to write instead.
 */
export function compilePattern(
  source: string,
  options: PatternOptions = {},
): { pattern: LinearPattern } | { problem: PatternProblem } {
  try {
    return { pattern: linearPattern(source, options) };
  } catch (error) {
    if (!(error instanceof PatternRefusal)) throw error;
    return { problem: { position: error.position, reason: error.message } };
  }
}

/** The same for patterns of our own. Throws a `PatternRefusal` where one is wrong. */
export function linearPattern(source: string, options: PatternOptions = {}): LinearPattern {
  const { maximumLength = Infinity } = options;
  if (source.length > maximumLength) {
    throw new PatternRefusal(maximumLength, `the pattern is longer than ${maximumLength} signs.`);
  }
  const { tree, flags } = parsePattern(source, options.caseless ?? false);
  const { shortest, longest } = extentOf(tree);
  if (shortest === 0) {
    throw new PatternRefusal(0, 'the pattern matches the empty text, which stands everywhere.');
  }
  const forwards = buildAutomaton(tree, { backwards: false, maximumStates: MAXIMUM_STATES });
  const backwards = buildAutomaton(tree, { backwards: true, maximumStates: MAXIMUM_BACKWARDS });
  const walked = lazyAutomaton(forwards, LIMITS);
  const longestFrom = longestMatch(walked);
  return {
    source,
    automaton: forwards,
    matchAt: (bytes, start, limit) => longestFrom(bytes, start, limit, limit),
    find: searchPattern(walked, lazyAutomaton(backwards, LIMITS), longestFrom),
    literals: leadingLiterals(tree, flags.caseless),
    shape: tokenShape(forwards),
    longest: longest === Infinity ? null : longest,
  };
}
