import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'directory-or-log-exported',
  version: 2,
  name: 'User list or audit log exported',
  description:
    'The list of accounts, groups or members, or the audit log, was exported to a ' +
    'file with names, addresses and activity of many people.',
  group: 'mass',
  reason: 'User lists help prepare attacks, and audit logs reveal what was detected.',
  techniques: ['T1087.004', 'T1213'],
  needs: 'Audit logs of Okta, Entra, Google Workspace, GitHub or Slack',
  since: 1,
  severity: 'LOW',
  title: 'User list or audit log exported',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: [
          'Entra',
          'Google Drive',
          'GitHub',
          'Slack',
          'Notion',
          'Jira',
          'Okta',
          'PowerBI',
          'Kandji',
        ],
      },
      {
        f: 'operation',
        op: 'in~',
        v: [
          // Entra
          'Download users',
          'Download groups',
          'Download group members',
          'Download devices',
          'Download role assignments',
          'Download users - finished (bulk)',
          'Download groups - finished (bulk)',
          'Download group members - finished (bulk)',
          'Download devices - finished (bulk)',
          'Download role assignments - finished (bulk)',
          // Google Workspace
          'DOWNLOAD_USERLIST_CSV',
          'DOWNLOAD_UNMANAGED_USERS_LIST',
          'GROUP_LIST_DOWNLOAD',
          'GROUP_MEMBERS_DOWNLOAD',
          'SECURITY_INVESTIGATION_EXPORT_QUERY',
          // GitHub
          'org.audit_log_export',
          'org.audit_log_git_event_export',
          'business.audit_log_export',
          'business.audit_log_git_event_export',
          'user.audit_log_export',
          // Slack, Notion, Jira, Okta, Microsoft 365, Kandji
          'audit_logs_export_csv_started',
          'audit_logs_export_json_started',
          'workspace.audit_log_exported',
          'atlassian.audit.event.action.audit.export',
          'analytics.reports.export.download',
          'ExportActivityEvents',
          'audit_log.export',
          'user.export',
        ],
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'container'],
  window: null,
  examples: {
    match: [
      { source: 'Notion', vendorOperation: 'workspace.audit_log_exported', movement: 'download' },
      { source: 'Entra', vendorOperation: 'Download users', movement: 'download' },
      {
        source: 'Entra',
        vendorOperation: 'Download users - finished (bulk)',
        movement: 'download',
      },
      { source: 'GitHub', vendorOperation: 'org.audit_log_export', movement: 'download' },
    ],
    noMatch: [
      { source: 'Notion', vendorOperation: 'page.exported', movement: 'download' },
      { source: 'Entra', vendorOperation: 'Download users', outcome: 'failure' },
      { source: 'Entra', vendorOperation: 'Add user' },
    ],
  },
});
