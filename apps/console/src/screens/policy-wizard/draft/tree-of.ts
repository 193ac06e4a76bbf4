import type { Condition } from '@waybill/contract';

/** The condition of a rule to edit; empty if it is not written yet. */
export function treeOf(condition: Condition | null): Condition {
  return condition ?? { all: [] };
}
