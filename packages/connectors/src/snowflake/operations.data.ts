import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Values of QUERY_TYPE ("QUERY_HISTORY view", Snowflake documentation) for statements whose text is
 * hidden or does not tell, and kinds of transfer ("DATA_TRANSFER_HISTORY view"). What is not listed
 * moves nothing.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const copy: OperationRule = { action: 'Copy', movement: 'copy' };
const rename: OperationRule = { action: 'Rename', movement: 'none' };

export const QUERY_TYPES: OperationTable = {
  GET_FILES: download,
  UNLOAD: download,
  PUT_FILES: upload,
  COPY: upload,
  SELECT: view,
  GRANT: share,
  CREATE_SHARE: share,
  CREATE_LISTING: share,
  CREATE_TABLE_AS_SELECT: copy,
  RENAME_TABLE: rename,
  RENAME_VIEW: rename,
  RENAME_COLUMN: rename,
  RENAME_DATABASE: rename,
  RENAME_SCHEMA: rename,
};

export const TRANSFER_TYPES: OperationTable = {
  COPY: download,
  REPLICATION: copy,
  EXTERNAL_ACCESS: { action: 'Send', movement: 'send' },
  EXTERNAL_FUNCTION: { action: 'Send', movement: 'send' },
  DATA_LAKE: copy,
};

export const GRANTS: OperationTable = { GRANT: share };
export const LOADS: OperationTable = { COPY_HISTORY: upload };
