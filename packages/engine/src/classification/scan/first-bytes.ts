import { buildAutomaton } from '../../patterns/automaton.ts';
import { parsePattern } from '../../patterns/parse-pattern.ts';
import type { CompiledValuePattern } from './raw-hits.ts';

/** By byte: 1 where a match of the pattern can begin with it. Assertions are taken to hold. */
export function firstBytes({ linear, caseless }: CompiledValuePattern): Uint8Array {
  const { tree } = parsePattern(linear.source, caseless);
  const automaton = buildAutomaton(tree, { backwards: false, maximumStates: Infinity });
  const first = new Uint8Array(256);
  const seen = new Set<number>();
  const waiting = [automaton.start];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    const state = automaton.states[index];
    if (state?.kind === 'split') waiting.push(state.left, state.right);
    else if (state?.kind === 'assertion') waiting.push(state.out);
    else if (state?.kind === 'bytes') {
      for (const [from, to] of automaton.sets[state.set] ?? []) first.fill(1, from, to + 1);
    }
  }
  return first;
}
