import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Types of the audit log ("Audit log events") and of webhooks ("Event types & delivery"). What is not
 * here, such as sign-ins, settings and memberships, is not one of the product's actions.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };

export const AUDIT_OPERATIONS: OperationTable = {
  'page.viewed': view,
  'page.comments_read': view,
  'page.exported': download,
  'page.file_downloaded': download,
  'page.file_uploaded': upload,
  'page.duplicated': { action: 'Copy', movement: 'copy' },

  'page.permissions.guest_role_added': share,
  'page.permissions.guest_role_updated': share,
  'page.permissions.member_role_added': share,
  'page.permissions.member_role_updated': share,
  'page.permissions.group_role_added': share,
  'page.permissions.group_role_updated': share,
  'page.permissions.teamspace_role_added': share,
  'page.permissions.teamspace_role_updated': share,
  'page.permissions.email_domain_role_added': share,
  'page.permissions.email_domain_role_updated': share,
  'page.permissions.integration_role_added': share,
  'page.permissions.integration_role_updated': share,
  'page.permissions.shared_to_workspace_role_added': share,
  'page.permissions.shared_to_workspace_role_updated': share,
  'page.permissions.shared_to_public_role_added': share,
  'page.permissions.shared_to_public_role_updated': share,

  'teamspace.permissions.guest_added': share,

  'workspace.content_exported': download,
  'workspace.audit_log_exported': download,
  'workspace.settings.public_homepage_added': share,
};

export const WEBHOOK_OPERATIONS: OperationTable = {
  'file_upload.completed': upload,
};
