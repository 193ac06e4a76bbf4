import { isWordAt } from './byte-tables.ts';
import { bytesOf, frontOf } from './fronts.ts';
import { joinAutomata } from './joined-automaton.ts';
import { createPatternSet, type PatternSet } from './pattern-set.ts';
import {
  insertHit,
  type CompiledValuePattern,
  type RawHits,
  type ScannedText,
} from './raw-hits.ts';

/** Patterns that are tried together. */
export interface Group {
  /** By index, ascending. */
  readonly patterns: readonly number[];
  /** By byte: 1 if a match of one of them can start with it. Any byte until the first attempt. */
  first: Uint8Array;
  /** None of them may follow a letter, digit or underscore. */
  readonly onlyTokens: boolean;
  /** Made when it is first needed: most groups never are. */
  walks: readonly Walk[] | null;
}

interface Walk {
  set: PatternSet;
  /** By place in the set: the pattern. */
  members: readonly number[];
}

/** Tries patterns at places. */
export interface Attempts {
  group(patterns: readonly number[]): Group;
  /** Adds the hits of the group that begin at `start`. */
  tryAt(group: Group, text: ScannedText, start: number, hits: RawHits): void;
}

/**
 * Reach of one attempt, so that no text makes the scan read the same bytes endlessly: after a literal
 * the length of a private key, elsewhere far more than any value. Longer matches end there.
 */
export const LONGEST_BEHIND_LITERAL = 16_384;
export const LONGEST = 1024;

/**
 * Bytes that attempts may read per byte scanned, and in addition; real texts take one to five. If a
 * text takes more, each further attempt is limited to a short reach until the budget recovers:
 * otherwise values that repeat their own start would be read from each repetition.
 */
const READS_PER_BYTE = 64;
const READS_AHEAD = 2 ** 22;
const SHORTENED = 128;

const ANY_BYTE = new Uint8Array(256).fill(1);

export function createAttempts(all: readonly CompiledValuePattern[], longest: number): Attempts {
  const isToken = Uint8Array.from(all, ({ edges }) => (edges === 'token' ? 1 : 0));
  const groups = new Map<string, Group>();
  /** How much of which text was read. */
  const spent = { text: null as ScannedText | null, reads: 0 };

  function reachAt(text: ScannedText, start: number): number {
    if (spent.text !== text) Object.assign(spent, { text, reads: 0 });
    const isOver = spent.reads > READS_AHEAD + READS_PER_BYTE * start;
    return Math.min(text.length, start + (isOver ? Math.min(longest, SHORTENED) : longest));
  }

  function makeGroup(patterns: readonly number[]): Group {
    const onlyTokens = patterns.every((pattern) => isToken[pattern] === 1);
    return { patterns, first: ANY_BYTE, onlyTokens, walks: null };
  }

  function firstBytes(patterns: readonly number[]): Uint8Array {
    const first = new Uint8Array(256);
    for (const pattern of patterns) {
      const automaton = all[pattern]?.linear.automaton;
      const own = automaton && bytesOf(automaton, frontOf(automaton, [automaton.start]));
      own?.forEach((can, byte) => {
        if (can === 1) first[byte] = 1;
      });
    }
    return first;
  }

  /** Most groups are never tried, so their automata are built at the first attempt. */
  function prepare(group: Group): readonly Walk[] {
    const walks = makeWalks(group.patterns);
    Object.assign(group, { first: firstBytes(group.patterns), walks });
    return walks;
  }

  function makeWalks(patterns: readonly number[]): readonly Walk[] {
    const automata = patterns.flatMap((pattern) => all[pattern]?.linear.automaton ?? []);
    return joinAutomata(automata).map(({ automaton, members }) => ({
      set: createPatternSet(automaton),
      members: members.map((member) => patterns[member] ?? 0),
    }));
  }

  function addHits({ set, members }: Walk, text: ScannedText, start: number, hits: RawHits): void {
    const behindWord = isWordAt(text.bytes, start - 1, text.length);
    for (let index = 0; index < set.count(); index += 1) {
      const place = set.found[index] ?? 0;
      const end = set.ends[place] ?? 0;
      const pattern = members[place] ?? 0;
      const isCut =
        isToken[pattern] === 1 && (behindWord || isWordAt(text.bytes, end, text.length));
      if (!isCut) insertHit(hits, pattern, start, end);
    }
  }

  return {
    group(patterns) {
      const key = patterns.join();
      const made = groups.get(key) ?? makeGroup(patterns);
      groups.set(key, made);
      return made;
    },
    tryAt(group, text, start, hits) {
      const { bytes, length } = text;
      if (group.onlyTokens && isWordAt(bytes, start - 1, length)) return;
      const limit = reachAt(text, start);
      const walks = group.walks ?? prepare(group);
      for (const walk of walks) {
        const isHit = walk.set.matchAt(bytes, start, limit);
        const reached = walk.set.reached();
        spent.reads += reached - start;
        if (reached === limit && limit < Math.min(length, start + longest)) hits.isCapped = true;
        if (isHit) addHits(walk, text, start, hits);
      }
    },
  };
}
