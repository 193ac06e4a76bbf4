import { byteSets } from './byte-sets.ts';
import { PatternRefusal } from './pattern-refusal.ts';
import type { Assertion, SyntaxNode } from './syntax-tree.ts';
import type { ByteRange } from './utf8-sequences.ts';

export type State =
  | { kind: 'match' }
  | { kind: 'split'; left: number; right: number }
  | { kind: 'bytes'; set: number; out: number }
  | { kind: 'assertion'; assertion: Assertion; out: number };

/** A nondeterministic automaton over bytes (Thompson 1968). States name each other by index. */
export interface Automaton {
  states: readonly State[];
  /** Sets of bytes; states share equal ones. */
  sets: readonly (readonly ByteRange[])[];
  /** Where a match begins. */
  start: number;
  /** Splits between `start` and skipping a byte: where a search starts. */
  search: number;
  /** The state that skips a byte. A search without it only continues started matches. */
  skip: number;
}

export interface AutomatonOptions {
  /** Reads matches from their end to their start. */
  backwards: boolean;
  /** A pattern that needs more is refused. */
  maximumStates: number;
}

const BACKWARDS: Readonly<Record<Assertion, Assertion>> = {
  'text-start': 'text-end',
  'text-end': 'text-start',
  'line-start': 'line-end',
  'line-end': 'line-start',
  'word-edge': 'word-edge',
  'no-word-edge': 'no-word-edge',
};

/** Builds the automaton of a tree, from the match back to the start, so that each state knows its next. */
export function buildAutomaton(tree: SyntaxNode, options: AutomatonOptions): Automaton {
  const states: State[] = [];
  const { sets, indexOf, headsOf } = byteSets(options.backwards);
  /** Repeats around the place that is being built. */
  const repeats: { count: number; position: number }[] = [];

  function add(state: State): number {
    if (states.length >= options.maximumStates) throw tooLarge(options.maximumStates, repeats);
    return states.push(state) - 1;
  }

  function addSet(node: SyntaxNode & { kind: 'set' }, next: number): number {
    const shared = new Map<string, number>();
    const addRest = (rest: readonly number[]): number => {
      const [set, ...others] = rest;
      if (set === undefined) return next;
      const key = rest.join();
      const state = shared.get(key) ?? add({ kind: 'bytes', set, out: addRest(others) });
      shared.set(key, state);
      return state;
    };
    return choose(
      headsOf(node.points).map(({ first, rest }) =>
        add({ kind: 'bytes', set: first, out: addRest(rest) }),
      ),
    );
  }

  function choose(lefts: readonly number[]): number {
    return lefts.reduceRight((right, left) => add({ kind: 'split', left, right }));
  }

  function repeat(node: SyntaxNode & { kind: 'repeat' }, next: number): number {
    const { body, minimum, maximum, position } = node;
    repeats.push({ count: Math.max(minimum, maximum ?? 0), position });
    let state = next;
    let copies = minimum;
    if (maximum === null) {
      const loop = { kind: 'split' as const, left: next, right: next };
      const entry = add(loop);
      loop.left = build(body, entry);
      state = minimum === 0 ? entry : loop.left;
      copies = Math.max(0, minimum - 1);
    } else {
      for (let more = minimum; more < maximum; more += 1) {
        state = add({ kind: 'split', left: build(body, state), right: next });
      }
    }
    for (; copies > 0; copies -= 1) {
      const before = state;
      state = build(body, before);
      // An empty repeat matches only empty text; nested repeats of it would never end.
      if (state === before) break;
    }
    repeats.pop();
    return state;
  }

  function build(node: SyntaxNode, next: number): number {
    switch (node.kind) {
      case 'set':
        return addSet(node, next);
      case 'sequence': {
        const parts = options.backwards ? node.parts.toReversed() : node.parts;
        return parts.reduceRight((state, part) => build(part, state), next);
      }
      case 'choice':
        return choose(node.options.map((option) => build(option, next)));
      case 'repeat':
        return repeat(node, next);
      case 'assertion': {
        const assertion = options.backwards ? BACKWARDS[node.assertion] : node.assertion;
        return add({ kind: 'assertion', assertion, out: next });
      }
    }
  }

  const start = build(tree, add({ kind: 'match' }));
  const again = { kind: 'split' as const, left: start, right: start };
  const search = add(again);
  again.right = add({ kind: 'bytes', set: indexOf([[0, 255]]), out: search });
  return { states, sets, start, search, skip: again.right };
}

function tooLarge(
  maximum: number,
  repeats: readonly { count: number; position: number }[],
): PatternRefusal {
  const [largest] = repeats.toSorted((a, b) => b.count - a.count);
  if (largest === undefined || largest.count < 2) {
    return new PatternRefusal(0, `the pattern needs more than ${maximum} states; shorten it.`);
  }
  return new PatternRefusal(
    largest.position,
    `with this repeat the pattern needs more than ${maximum} states; repeat less often.`,
  );
}
