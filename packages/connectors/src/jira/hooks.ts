import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import { operationRule, type OperationRule } from '../kit/operation-table.ts';
import { ORGANIZATION_VERBS } from './operations.data.ts';

/** Action and movement of an event of the organisation log: its actions are written `object_verb`. */
export function organizationAct(record: VendorRecord): OperationRule {
  const verb = textAt(record, 'attributes.action')?.split('_').at(-1) ?? '';
  return operationRule(ORGANIZATION_VERBS, verb);
}
