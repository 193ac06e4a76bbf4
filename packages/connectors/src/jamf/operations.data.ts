import type { OperationTable } from '../kit/operation-table.ts';

/** Kinds of alerts and names of telemetry events that are product actions; the others are not. */
export const JAMF_OPERATIONS: OperationTable = {
  GPDownloadEvent: { action: 'Download', movement: 'download' },
  rename: { action: 'Rename', movement: 'none' },
  AUE_RENAME: { action: 'Rename', movement: 'none' },
  AUE_RENAMEAT: { action: 'Rename', movement: 'none' },
  copyfile: { action: 'CopyFile', movement: 'copy' },
  clone: { action: 'CopyFile', movement: 'copy' },
};
