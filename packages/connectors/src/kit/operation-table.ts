import { ownValue, type EventAction, type Movement } from '@waybill/contract';

/**
 * One vendor operation: the product's action (null: none, the vendor's name stays), and how data moves.
 * One table per connector, from the vendor's documentation.
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
 * The rule of an operation. An unlisted operation has no action, moves nothing, and is marked so that
 * it can be counted.
 */
export function operationRule(table: OperationTable, operation: string): OperationRule {
  return ownValue(table, operation) ?? UNLISTED;
}
