import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/* Actions of the audit log. What is not here is not one of the product's actions and keeps its own word. */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };

export const OPERATIONS: OperationTable = {
  file_uploaded: upload,
  file_version_uploaded: upload,
  file_imported: upload,
  file_downloaded: download,
  folder_downloaded: download,
  file_exported: download,
  report_exported: download,
  file_viewed: view,
  file_previewed: view,
  folder_opened: view,
  file_shared: share,
  folder_shared: share,
  link_created: share,
  link_opened_to_public: share,
  guest_invited: share,
};
