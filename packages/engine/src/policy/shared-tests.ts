import type { Condition } from '@waybill/contract';
import type { LeafTest } from './compile-leaf.ts';

/** Shared parts of conditions evaluated on the same event. */
export interface SharedTests {
  /** A new event, or the same one with more context: earlier results are invalid. */
  begin(): void;
  /** The test of a part that several conditions have answers once an event; any other stays as it is. */
  share(part: Condition, test: LeafTest): LeafTest;
}

/**
 * Finds repeated parts of conditions: most policies of an organisation start with the same few tests.
 */
export function sharedTests(conditions: readonly Condition[]): SharedTests {
  const times = new Map<string, number>();
  for (const condition of conditions) countParts(condition, times);
  const tests = new Map<string, LeafTest>();
  let round = 0;

  function remembering(test: LeafTest): LeafTest {
    let askedIn = -1;
    let held = false;
    return (event, context) => {
      if (askedIn !== round) {
        held = test(event, context);
        askedIn = round;
      }
      return held;
    };
  }

  return {
    begin: () => void (round += 1),
    share(part, test) {
      const key = keyOf(part);
      if ((times.get(key) ?? 0) < 2) return test;
      const shared = tests.get(key) ?? remembering(test);
      tests.set(key, shared);
      return shared;
    },
  };
}

function countParts(condition: Condition, times: Map<string, number>): void {
  const key = keyOf(condition);
  times.set(key, (times.get(key) ?? 0) + 1);
  for (const part of partsOf(condition)) countParts(part, times);
}

/** Conditions are immutable: each is serialized once, for any number of sets. */
const keys = new WeakMap<Condition, string>();

/** Equal for parts that say the same. */
function keyOf(part: Condition): string {
  const key = keys.get(part) ?? textOf(part);
  keys.set(part, key);
  return key;
}

/** Numbers that JSON has no text for would all become null. */
function textOf(part: Condition): string {
  return JSON.stringify(part, (_name, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value,
  );
}

function partsOf(condition: Condition): readonly Condition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return 'not' in condition ? [condition.not] : [];
}
