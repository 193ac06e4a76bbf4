import { readCondition, type ConditionReading } from '@waybill/contract';
import { readLeaf } from './read-leaf.ts';

/** An empty ALL would match everything; no one means that. */
const RULES = { readLeaf, emptyGroup: 'is empty' } as const;

/**
 * Validates an untrusted condition: shape and limits as in the contract, known fields, and matching
 * operators and operands. Accepts every input, including cyclic ones. The returned condition is a fresh
 * copy with only the known keys.
 */
export function validateCondition(condition: unknown): ConditionReading {
  return readCondition(condition, RULES);
}
