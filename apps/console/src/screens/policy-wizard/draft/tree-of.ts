import type { Condition } from '@waybill/contract';

/** The condition of a rule to edit: one that is not written yet asks for nothing. */
export function treeOf(condition: Condition | null): Condition {
  return condition ?? { all: [] };
}
