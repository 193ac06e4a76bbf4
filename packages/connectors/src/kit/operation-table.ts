import { ownValue, type EventAction, type Movement } from '@waybill/contract';

/**
 * What one vendor operation means: the product's action (null: none of them, the vendor's word stays),
 * and how data moves by it. One table per connector, read from the vendor's documentation.
 */
export interface OperationRule {
  action: EventAction | null;
  movement: Movement;
}

export type OperationTable = Readonly<Record<string, OperationRule>>;

const UNLISTED: OperationRule = { action: null, movement: 'none' };

/** The rule of an operation; an operation that the table does not name has no action and moves nothing. */
export function operationRule(table: OperationTable, operation: string): OperationRule {
  return ownValue(table, operation) ?? UNLISTED;
}
