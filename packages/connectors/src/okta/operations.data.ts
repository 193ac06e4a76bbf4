import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Event types of the System Log ("Event types", Okta developer documentation). Nearly all of them are
 * sign-ins, policies and account changes, which move no data and keep Okta's name.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
/** An archive being prepared: nothing has left yet. */
const prepare: OperationRule = { action: 'Download', movement: 'none' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };

export const SYSTEM_LOG_OPERATIONS: OperationTable = {
  'analytics.reports.export.request': prepare,
  'analytics.reports.export.generate': prepare,
  'analytics.reports.export.download': download,
  'app.oauth2.admin.consent.grant': share,
  'application.user_membership.show_password': view,
  'mim.streamDevicesCSVDownload': download,
  'pam.secret.reveal': view,
  'pam.user_creds.issue': view,
  'personal.user.app_migration.export': download,
  'user.session.impersonation.grant': share,
  'user.session.impersonation.initiate': share,
  'workflows.user.flow.export': download,
  'workflows.user.flow.import': upload,
  'workflows.user.folder.export': download,
  'workflows.user.folder.import': upload,
  'workflows.user.table.export': download,
  'workflows.user.table.schema.export': download,
  'workflows.user.table.import': upload,
  'workflows.user.table.view': view,
};
