import type { Automaton, State } from '../../patterns/automaton.ts';

/** Active states of an automaton: those that consume a byte, and whether a match can end there. */
export interface Front {
  waiting: readonly Extract<State, { kind: 'bytes' }>[];
  matches: boolean;
}

/** Everything reachable without consuming a byte; assertions are assumed to hold. */
export function frontOf({ states }: Automaton, from: Iterable<number>): Front {
  const waiting: Extract<State, { kind: 'bytes' }>[] = [];
  let matches = false;
  const seen = new Set<number>();
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    const state = states[index];
    if (state?.kind === 'split') open.push(state.left, state.right);
    else if (state?.kind === 'assertion') open.push(state.out);
    else if (state?.kind === 'bytes') waiting.push(state);
    else matches = true;
  }
  return { waiting, matches };
}

/** By byte: 1 if one of the states accepts it. */
export function bytesOf({ sets }: Automaton, { waiting }: Front): Uint8Array {
  const bytes = new Uint8Array(256);
  for (const { set } of waiting) {
    for (const [first, last] of sets[set] ?? []) bytes.fill(1, first, last + 1);
  }
  return bytes;
}
