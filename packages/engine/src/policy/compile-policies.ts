import type { ActivityEvent, LeafResult } from '@waybill/contract';
import { compileCondition, type CompiledCondition } from './compile-condition.ts';
import { pinnedValues } from './pinned-values.ts';
import type { Policy } from './policy.ts';

export interface PolicyHit {
  policy: Policy;
  /** Every leaf of the policy's condition with what it saw. */
  leaves: LeafResult[];
  /** True: only a candidate, which counts towards the policy's window. False: a detection by itself. */
  windowed: boolean;
}

export interface CompiledPolicySet {
  policies: readonly Policy[];
  /** The policies whose condition the event meets, in the order they were given. */
  evaluate(event: ActivityEvent): PolicyHit[];
}

interface Entry {
  policy: Policy;
  compiled: CompiledCondition;
  actions: ReadonlySet<string> | null;
  sources: ReadonlySet<string> | null;
}

/** Stands for every value that no policy pins. */
const OTHER = Symbol('other');
type IndexKey = string | typeof OTHER;

const NO_HITS: readonly Entry[] = [];

/**
 * Compiles policies once for many events. An index over source and action leaves out the policies
 * whose conditions pin either to other values; its size is bounded by the values that policies name.
 */
export function compilePolicies(policies: readonly Policy[]): CompiledPolicySet {
  const entries = policies.map((policy): Entry => ({
    policy,
    compiled: compileCondition(policy.condition),
    actions: pinnedValues(policy.condition, 'action'),
    sources: pinnedValues(policy.condition, 'source'),
  }));
  const candidatesOf = indexEntries(entries);
  return {
    policies,
    evaluate(event) {
      const hits: PolicyHit[] = [];
      for (const { policy, compiled } of candidatesOf(event)) {
        if (!compiled.test(event)) continue;
        hits.push({ policy, leaves: compiled.explain(event), windowed: policy.window !== null });
      }
      return hits;
    },
  };
}

function indexEntries(entries: readonly Entry[]): (event: ActivityEvent) => readonly Entry[] {
  const sources = keysOf(entries.map((entry) => entry.sources));
  const actions = keysOf(entries.map((entry) => entry.actions));
  const table = new Map<IndexKey, Map<IndexKey, Entry[]>>();
  for (const source of sources) {
    const bySource = entries.filter((entry) => admits(entry.sources, source));
    const row = new Map<IndexKey, Entry[]>();
    for (const action of actions) {
      row.set(
        action,
        bySource.filter((entry) => admits(entry.actions, action)),
      );
    }
    table.set(source, row);
  }
  const otherRow = table.get(OTHER);
  return (event) => {
    const row = table.get(event.source) ?? otherRow;
    return row?.get(event.action ?? OTHER) ?? row?.get(OTHER) ?? NO_HITS;
  };
}

function keysOf(pins: readonly (ReadonlySet<string> | null)[]): Set<IndexKey> {
  return new Set<IndexKey>([OTHER, ...pins.flatMap((pinned) => [...(pinned ?? [])])]);
}

function admits(pinned: ReadonlySet<string> | null, key: IndexKey): boolean {
  return pinned === null || (key !== OTHER && pinned.has(key));
}
