import { readCondition, type ConditionReading } from '@waybill/contract';
import { readLeaf } from './read-leaf.ts';

/** An empty ALL would match everything; no one means that. */
const RULES = { readLeaf, emptyGroup: 'is empty' } as const;

/**
 * Checks anything that claims to be a condition: shape and limits as the contract has them, and besides known fields,
 * and operators and operands that fit them. Total on every input, cyclic ones included. The condition that it returns
 * is a fresh copy with nothing but the known keys.
 */
export function validateCondition(condition: unknown): ConditionReading {
  return readCondition(condition, RULES);
}
