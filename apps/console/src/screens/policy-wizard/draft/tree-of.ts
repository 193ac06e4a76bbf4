import type { ConditionNode } from '@waybill/ui';
import { parseCondition } from '../../../components/detection/condition-view.ts';

/** The condition of a rule to edit: one that is not written yet asks for nothing. */
export function treeOf(condition: unknown): ConditionNode {
  return parseCondition(condition) ?? { all: [] };
}
