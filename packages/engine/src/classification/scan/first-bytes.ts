import type { Automaton } from '../../patterns/automaton.ts';

/** By byte: 1 where a match can begin with it. Assertions are taken to hold. */
export function firstBytes({ states, sets, start }: Automaton): Uint8Array {
  const first = new Uint8Array(256);
  const seen = new Set<number>();
  const waiting = [start];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    const state = states[index];
    if (state?.kind === 'split') waiting.push(state.left, state.right);
    else if (state?.kind === 'assertion') waiting.push(state.out);
    else if (state?.kind === 'bytes') {
      for (const [from, to] of sets[state.set] ?? []) first.fill(1, from, to + 1);
    }
  }
  return first;
}
