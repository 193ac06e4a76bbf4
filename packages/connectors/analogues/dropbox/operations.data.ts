import type { OperationRule, OperationTable } from '../../src/kit/operation-table.ts';

/* Event types of the team log ("EventType", Dropbox Business API). */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const copy: OperationRule = { action: 'Copy', movement: 'copy' };
const rename: OperationRule = { action: 'Rename', movement: 'none' };

export const OPERATIONS: OperationTable = {
  file_add: upload,
  file_add_from_automation: upload,
  file_edit: upload,
  file_download: download,
  file_preview: view,
  file_view: view,
  file_copy: copy,
  file_save_copy_reference: copy,
  file_get_copy_reference: copy,
  file_move: rename,
  file_rename: rename,
  paper_doc_download: download,
  paper_doc_view: view,
  paper_doc_add_member: share,
  paper_external_view_allow: share,
  export_members_report: download,
  shared_link_create: share,
  shared_link_share: share,
  shared_link_change_visibility: share,
  shared_link_settings_change_audience: share,
  shared_link_download: download,
  shared_link_view: view,
  shared_link_copy: copy,
  shared_content_add_member: share,
  shared_content_add_link: share,
  shared_content_change_link_audience: share,
  shared_content_change_member_role: share,
  shared_content_copy: copy,
  shared_content_download: download,
  shared_content_view: view,
  shared_folder_create: share,
  shared_folder_transfer_ownership: share,
  sf_external_invite_warn: share,
  sf_add_group: share,
  sf_invite_group: share,
  file_transfers_transfer_send: { action: 'Send', movement: 'send' },
  file_transfers_transfer_download: download,
  file_transfers_transfer_view: view,
  file_transfers_file_add: upload,
};

export const LEAVING: readonly string[] = Object.entries(OPERATIONS)
  .filter(([, { movement }]) => ['download', 'share', 'copy', 'send'].includes(movement))
  .map(([operation]) => operation);
