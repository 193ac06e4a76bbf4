import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Events of the audit log ("Audit logs", event names) and of boards and webhooks ("Activity logs",
 * "Webhooks"). What is not here, such as sign-ins, teams and column values, is not one of the product's
 * actions and keeps Monday's word.
 */

const download: OperationRule = { action: 'Download', movement: 'download' };
const rename: OperationRule = { action: 'Rename', movement: 'none' };

export const AUDIT_OPERATIONS: OperationTable = {
  'download-attachment': download,
  'export-account-data': download,
  'export-board': download,
  'export-board-activity-log': download,
  'export-dashboard': download,
  'export-content-directory': download,
  // A broadcast is a view of a board that everyone who has its address can open.
  'board-broadcast-enabled': { action: 'Share', movement: 'share' },
};

/** Both logs of a board write an item as `pulse`, its name of old. */
export const BOARD_OPERATIONS: OperationTable = {
  update_name: rename,
  change_name: rename,
  change_subitem_name: rename,
};

export const LEAVING_EVENTS: readonly string[] = Object.keys(AUDIT_OPERATIONS);
