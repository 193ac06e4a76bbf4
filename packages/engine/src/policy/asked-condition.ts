import type { Condition } from '@waybill/contract';
import type { Policy } from './policy.ts';

/** What an event has to meet: the condition, and a step where the policy is a sequence. */
export function askedOf({ condition, window }: Pick<Policy, 'condition' | 'window'>): Condition {
  if (window?.metric !== 'sequence') return condition;
  return { all: [condition, { any: window.steps.map((step) => step.condition) }] };
}
