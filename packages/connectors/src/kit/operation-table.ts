import { ownValue, type EventAction, type Movement } from '@waybill/contract';

/**
 * What one vendor operation means: the product's action (null: none of them, the vendor's word stays),
 * and how data moves by it. One table per connector, read from the vendor's documentation.
 */
export interface OperationRule {
  action: EventAction | null;
  movement: Movement;
  /** Set by `operationRule` alone: no table names the operation. */
  isUnlisted?: true;
}

export type OperationTable = Readonly<Record<string, OperationRule>>;

const UNLISTED: OperationRule = { action: null, movement: 'none', isUnlisted: true };

/**
 * The rule of an operation. An operation that the table does not name has no action and moves nothing, and
 * says so, so that it can be counted.
 */
export function operationRule(table: OperationTable, operation: string): OperationRule {
  return ownValue(table, operation) ?? UNLISTED;
}
