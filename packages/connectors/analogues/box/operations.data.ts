import type { OperationRule, OperationTable } from '../../src/kit/operation-table.ts';

/* Event types of the enterprise event stream ("Event types", Box developer documentation). */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const copy: OperationRule = { action: 'Copy', movement: 'copy' };
const rename: OperationRule = { action: 'Rename', movement: 'none' };

export const OPERATIONS: OperationTable = {
  UPLOAD: upload,
  ITEM_UPLOAD: upload,
  DOWNLOAD: download,
  ITEM_DOWNLOAD: download,
  PREVIEW: view,
  ITEM_PREVIEW: view,
  ITEM_OPEN: view,
  CONTENT_ACCESS: view,
  COPY: copy,
  ITEM_COPY: copy,
  RENAME: rename,
  ITEM_RENAME: rename,
  MOVE: rename,
  ITEM_MOVE: rename,
  SHARE: share,
  ITEM_SHARED: share,
  ITEM_SHARED_CREATE: share,
  ITEM_SHARED_UPDATE: share,
  COLLABORATION_INVITE: share,
  COLLABORATION_ACCEPT: share,
  COLLABORATION_ROLE_CHANGE: share,
  COLLAB_ADD_COLLABORATOR: share,
  COLLAB_INVITE_COLLABORATOR: share,
  COLLAB_ROLE_CHANGE: share,
  CHANGE_FOLDER_PERMISSION: share,
};

export const LEAVING: readonly string[] = Object.entries(OPERATIONS)
  .filter(([, { movement }]) => ['download', 'share', 'copy'].includes(movement))
  .map(([operation]) => operation);
