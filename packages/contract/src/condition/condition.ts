import { z } from 'zod';
import type { Condition as ConditionTree } from './condition-shape.ts';
import { conditionFault } from './read-condition.ts';

export type Condition = ConditionTree;

/**
 * A condition as it is sent and stored. Parsing counts levels and comparisons before it goes deeper, names the place of
 * a fault, and accepts what `ConditionShape` accepts within `CONDITION_LIMITS`. Whether fields exist and operands fit
 * them is asked by the engine, for fields are registered.
 */
export const Condition: z.ZodType<ConditionTree> = z.custom<ConditionTree>().check((payload) => {
  const fault = conditionFault(payload.value);
  if (fault === null) return;
  payload.issues.push({
    code: 'custom',
    message: fault.reason,
    path: fault.path === '' ? [] : fault.path.split('.').map(stepOf),
    input: payload.value,
    // Beside other choices, e.g. that nothing is written yet, this fault is the one to tell.
    continue: true,
  });
});

/** Steps of a place are keys of a node, or indexes of a list. */
function stepOf(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}
