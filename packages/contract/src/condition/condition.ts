import { z } from 'zod';
import type { Condition as ConditionTree } from './condition-shape.ts';
import { conditionFault } from './read-condition.ts';

export type Condition = ConditionTree;

/**
 * A condition as sent and stored. Parsing counts levels and comparisons before going deeper, reports
 * the path of a fault, and accepts what `ConditionShape` accepts within `CONDITION_LIMITS`. The engine
 * checks whether fields exist and operands are valid, because fields are registered.
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
