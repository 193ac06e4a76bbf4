import { isWordAt } from './byte-tables.ts';
import { firstBytes } from './first-bytes.ts';
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
  /** By byte: 1 where a match of one of them can begin with it. */
  readonly first: Uint8Array;
  /** None of them may stand behind a letter, digit or underscore. */
  readonly onlyTokens: boolean;
  readonly walks: readonly { set: PatternSet; entry: number }[];
}

/** Tries patterns at places. */
export interface Attempts {
  group(patterns: readonly number[]): Group;
  /** Adds the hits of the group that begin at `start`. */
  tryAt(group: Group, text: ScannedText, start: number, hits: RawHits): void;
}

/**
 * How far one attempt reads, so that no text makes the scan read the same bytes without end: behind a
 * literal as far as a private key is long, elsewhere far more than any value. Longer matches end there.
 */
const LONGEST_BEHIND_LITERAL = 16_384;
const LONGEST = 1024;

/** @param patterns those that `group` will name; the others of the list have no part in the automata. */
export function createAttempts(
  all: readonly CompiledValuePattern[],
  patterns: readonly number[],
  isLiteral: boolean,
): Attempts {
  const longest = isLiteral ? LONGEST_BEHIND_LITERAL : LONGEST;
  const named = patterns.flatMap((index) => all[index] ?? []);
  const sets = joinAutomata(named).map(({ automaton, members }) => ({
    set: createPatternSet(automaton),
    members: members.map((member) => patterns[member] ?? 0),
  }));
  /** By set and place in it: the pattern. */
  const memberOf = new Map<PatternSet, Int32Array>(
    sets.map(({ set, members }) => [set, Int32Array.from(members)]),
  );
  const isToken = Uint8Array.from(all, ({ edges }) => (edges === 'token' ? 1 : 0));
  const groups = new Map<string, Group>();

  function makeGroup(members: readonly number[]): Group {
    const first = new Uint8Array(256);
    for (const member of members) {
      const pattern = all[member];
      if (pattern === undefined) continue;
      for (const [byte, can] of firstBytes(pattern).entries()) {
        if (can === 1) first[byte] = 1;
      }
    }
    return {
      patterns: members,
      first,
      onlyTokens: members.every((member) => isToken[member] === 1),
      walks: sets.flatMap((each) => {
        const own = members.map((member) => each.members.indexOf(member)).filter((at) => at >= 0);
        return own.length === 0 ? [] : [{ set: each.set, entry: each.set.entry(own) }];
      }),
    };
  }

  return {
    group(members) {
      const key = members.join();
      const made = groups.get(key) ?? makeGroup(members);
      groups.set(key, made);
      return made;
    },
    tryAt(group, { bytes, length }, start, hits) {
      const behindWord = isWordAt(bytes, start - 1, length);
      if (behindWord && group.onlyTokens) return;
      const limit = Math.min(length, start + longest);
      for (const { set, entry } of group.walks) {
        const count = set.matchAt(entry, bytes, start, limit);
        const members = memberOf.get(set);
        for (let index = 0; index < count; index += 1) {
          const place = set.found[index] ?? 0;
          const end = set.ends[place] ?? 0;
          const pattern = members?.[place] ?? 0;
          if (isToken[pattern] === 1 && (behindWord || isWordAt(bytes, end, length))) continue;
          insertHit(hits, pattern, start, end);
        }
      }
    },
  };
}
