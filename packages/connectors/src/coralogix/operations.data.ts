import type { OperationTable } from '../kit/operation-table.ts';

/** Alert actions (`$ALERT_ACTION`): states of a notification, which move nothing. */
export const ALERT_OPERATIONS: OperationTable = {
  trigger: { action: null, movement: 'none' },
  resolve: { action: null, movement: 'none' },
};
