import type { OperationTable } from '../kit/operation-table.ts';

/** What happened to the alert (`$ALERT_ACTION`): states of a notice, which move nothing. */
export const ALERT_OPERATIONS: OperationTable = {
  trigger: { action: null, movement: 'none' },
  resolve: { action: null, movement: 'none' },
};
