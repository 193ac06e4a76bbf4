import type { ActivityEvent, Condition, DetectionExplanation, LeafResult } from '@waybill/contract';
import { compileCondition, validateCondition } from '@waybill/engine';

/** Stored explanation of a detection. */
export interface StoredGrounds {
  leadEvent: ActivityEvent;
  explanation: DetectionExplanation;
}

interface ComparedLeaf {
  path: string;
  stored: LeafResult | null;
  now: LeafResult | null;
  isSame: boolean;
}

interface Reproduction {
  outcome: 'same' | 'different' | 'not_possible';
  holds: boolean | null;
  leaves: ComparedLeaf[];
  reason: 'made_by_hand' | 'needs_history' | null;
}

/**
 * Evaluates the stored event by the stored condition with the current engine, and compares leaf by
 * leaf. Leaves that need more than the event, such as the person's past, cannot be repeated.
 */
export function reproduce({ leadEvent, explanation }: StoredGrounds): Reproduction {
  const impossible = (reason: Reproduction['reason']): Reproduction => ({
    outcome: 'not_possible',
    holds: null,
    leaves: [],
    reason,
  });
  const condition = storedCondition(explanation);
  if (condition === null) {
    return impossible(explanation.facts.length > 0 ? 'needs_history' : 'made_by_hand');
  }
  const compiled = compileCondition(condition);
  if (Object.values(compiled.needs).some(Boolean)) return impossible('needs_history');
  const now = new Map(compiled.explain(leadEvent).map((leaf) => [leaf.path, leaf]));
  const stored = new Map(explanation.leaves.map((leaf) => [leaf.path, leaf]));
  const leaves = [...new Set([...stored.keys(), ...now.keys()])].map((path) =>
    compared(path, stored.get(path), now.get(path)),
  );
  const holds = compiled.test(leadEvent);
  const isSame = holds && leaves.every((leaf) => leaf.isSame);
  return { outcome: isSame ? 'same' : 'different', holds, leaves, reason: null };
}

/** The condition that the detection was raised by; null if there was none. */
export function storedCondition({ condition }: DetectionExplanation): Condition | null {
  if (condition === null) return null;
  const read = validateCondition(condition);
  return read.ok ? read.condition : null;
}

function compared(
  path: string,
  stored: LeafResult | undefined,
  now: LeafResult | undefined,
): ComparedLeaf {
  const told = (leaf: LeafResult | undefined) =>
    leaf && JSON.stringify([leaf.field, leaf.op, leaf.expected, leaf.seen, leaf.held]);
  return {
    path,
    stored: stored ?? null,
    now: now ?? null,
    isSame: told(stored) === told(now),
  };
}
