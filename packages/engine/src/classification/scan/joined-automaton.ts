import type { Automaton, State } from '../../patterns/automaton.ts';

/** Several patterns in one automaton, each with a start and its own match. */
export interface JoinedAutomaton extends Automaton {
  /** By pattern, in the order given. */
  starts: readonly number[];
  /** By state: the pattern that it is the match of, or -1. */
  matchOf: Int32Array;
}

/** Maximum states per automaton before the next pattern starts another: state numbers have 16 bits. */
const ENOUGH_STATES = 16_000;

/** Puts patterns side by side, in order, into automata of bounded size; `members` are their indexes. */
export function joinAutomata(
  automata: readonly Automaton[],
): { automaton: JoinedAutomaton; members: readonly number[] }[] {
  const groups: { parts: Automaton[]; members: number[]; states: number }[] = [];
  for (const [index, part] of automata.entries()) {
    let group = groups.find(({ states }) => states + part.states.length <= ENOUGH_STATES);
    if (group === undefined) {
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
