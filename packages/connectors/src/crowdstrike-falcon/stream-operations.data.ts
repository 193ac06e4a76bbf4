import type { OperationTable } from '../kit/operation-table.ts';

/** Audit operations and event stream types that move data; all others do not. */
export const STREAM_OPERATIONS: OperationTable = {
  DataProtectionDetectionSummaryEvent: { action: 'Upload', movement: 'upload' },
  exportCsv: { action: 'Download', movement: 'download' },
  export: { action: 'Download', movement: 'download' },
  download: { action: 'Download', movement: 'download' },
  quarantined_file_download: { action: 'Download', movement: 'download' },
  sample_download: { action: 'Download', movement: 'download' },
};
