import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * From the vendor's API reference (get alerts with events, management audit log). An alert's operation
 * is the agent's response (`action`), which moves nothing on its own; the kind of its event says what
 * happened.
 */

const none: OperationRule = { action: null, movement: 'none' };
const cli: OperationRule = { action: 'CLI', movement: 'none' };

/** The agent's responses, and the kinds of events without an alert. */
export const ALERT_OPERATIONS: OperationTable = {
  DETECTED: none,
  DETECTED_REPORTED: none,
  BLOCKED: none,
  BLOCKED_1: none,
  BLOCKED_2: none,
  REPORTED: none,
  SCANNED: none,
  'Process Execution': cli,
  'File Event': none,
  'Registry Event': none,
  'Network Connections': none,
  'Network Event': none,
  'Load Image': none,
  'RPC Call': none,
  Injection: none,
  VPN: none,
};

export const AUDIT_OPERATIONS: OperationTable = {
  'Export Data': { action: 'Download', movement: 'download' },
  'Download File': { action: 'Download', movement: 'download' },
  'Retrieve Endpoint Data': { action: 'Download', movement: 'download' },
  'File Retrieval': { action: 'Download', movement: 'download' },
};
