import { buildAutomaton, type Automaton, type State } from '../../patterns/automaton.ts';
import { parsePattern } from '../../patterns/parse-pattern.ts';
import type { CompiledValuePattern } from './raw-hits.ts';

/** Several patterns in one automaton, each with a start and a match of its own. */
export interface JoinedAutomaton extends Automaton {
  /** By pattern, in the order given. */
  starts: readonly number[];
  /** By state: the pattern that it is the match of, or -1. */
  matchOf: Int32Array;
}

/** The most that one automaton can have: its states are told by 16 bits. */
const MOST_STATES = 60_000;

/** Puts patterns side by side into as few automata as hold them, in order; `members` are their indexes. */
export function joinAutomata(
  patterns: readonly CompiledValuePattern[],
): { automaton: JoinedAutomaton; members: readonly number[] }[] {
  const groups: { parts: Automaton[]; members: number[]; states: number }[] = [];
  for (const [index, { linear, caseless }] of patterns.entries()) {
    const { tree } = parsePattern(linear.source, caseless);
    const part = buildAutomaton(tree, { backwards: false, maximumStates: MOST_STATES });
    let group = groups.at(-1);
    if (group === undefined || group.states + part.states.length > MOST_STATES) {
      group = { parts: [], members: [], states: 0 };
      groups.push(group);
    }
    group.parts.push(part);
    group.members.push(index);
    group.states += part.states.length;
  }
  return groups.map(({ parts, members }) => ({ automaton: join(parts), members }));
}

function join(parts: readonly Automaton[]): JoinedAutomaton {
  const states: State[] = [];
  const sets: Automaton['sets'][number][] = [];
  const starts: number[] = [];
  const matches: [state: number, part: number][] = [];
  for (const [index, part] of parts.entries()) {
    const first = states.length;
    const firstSet = sets.length;
    starts.push(first + part.start);
    for (const state of part.states) {
      if (state.kind === 'match') matches.push([states.length, index]);
      states.push(moved(state, first, firstSet));
    }
    sets.push(...part.sets);
  }
  const matchOf = new Int32Array(states.length).fill(-1);
  for (const [state, part] of matches) matchOf[state] = part;
  return { states, sets, starts, matchOf, start: -1, search: -1, skip: -1 };
}

function moved(state: State, by: number, setsBy: number): State {
  switch (state.kind) {
    case 'match':
      return state;
    case 'split':
      return { kind: 'split', left: state.left + by, right: state.right + by };
    case 'bytes':
      return { kind: 'bytes', set: state.set + setsBy, out: state.out + by };
    case 'assertion':
      return { ...state, out: state.out + by };
  }
}
