import type { Condition } from '@waybill/contract';
import type { Policy } from './policy.ts';

/** What an event must match: the condition, and a step if the policy is a sequence. */
export function askedOf({ condition, window }: Pick<Policy, 'condition' | 'window'>): Condition {
  if (window?.metric !== 'sequence') return condition;
  return { all: [condition, { any: window.steps.map((step) => step.condition) }] };
}
