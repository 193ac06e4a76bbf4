import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Event types of the System Log ("Event types", Okta developer documentation). Nearly all of them are
 * sign-ins, policies and changes of accounts, which move no data and keep Okta's word.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };

export const SYSTEM_LOG_OPERATIONS: OperationTable = {
  'analytics.reports.export.download': download,
  'application.user_membership.show_password': view,
  'application.user_membership.reveal_password': view,
  'pam.secret.reveal': view,
  'pam.user_creds.issue': view,
  'user.session.impersonation.grant': share,
  'workflows.user.flow.export': download,
  'workflows.user.flow.import': upload,
  'workflows.user.folder.export': download,
  'workflows.user.folder.import': upload,
  'workflows.user.table.export': download,
  'workflows.user.table.import': upload,
  'workflows.user.table.view': view,
};
