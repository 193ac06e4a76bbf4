import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'workspace-exported',
  version: 3,
  name: 'Whole workspace, mailbox or account exported',
  description:
    'An administrator created or downloaded a full export of a workspace, mailbox or account: ' +
    'messages, files and mail of many people leave in one archive.',
  group: 'mass',
  reason: 'Messages, files and mail of many people leave in one archive.',
  techniques: ['T1213'],
  needs: 'Audit logs of Slack, Google Workspace, Notion or another workspace',
  since: 1,
  severity: 'HIGH',
  title: 'Whole workspace exported',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          // Downloads of a Google export are not recorded: only the request is visible.
          {
            f: 'operation',
            op: 'in~',
            v: ['CUSTOMER_TAKEOUT_CREATED', 'CUSTOMER_TAKEOUT_SCHEDULED'],
          },
          {
            all: [
              { f: 'movement', op: 'eq', v: 'download' },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  // Slack
                  'manual_export_downloaded',
                  'manual_user_export_downloaded',
                  'scheduled_export_downloaded',
                  'channels_export_downloaded',
                  // Notion, monday.com
                  'workspace.content_exported',
                  'export-account-data',
                  // Google Workspace: the whole customer
                  'CUSTOMER_TAKEOUT_SUCCEEDED',
                  'REQUEST_MAILBOX_DUMP',
                  // Microsoft 365
                  'SearchExported',
                  'SearchExportDownloaded',
                  'ViewedSearchExported',
                  'New-MailboxExportRequest',
                  'New-ComplianceSearchAction',
                  // GitHub
                  'migration.download',
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'container'],
  window: null,
  examples: {
    match: [
      {
        source: 'Slack',
        vendorOperation: 'manual_export_downloaded',
        action: 'Download',
        movement: 'download',
      },
      { source: 'Notion', vendorOperation: 'workspace.content_exported', movement: 'download' },
      { source: 'Exchange', vendorOperation: 'New-MailboxExportRequest', movement: 'download' },
      { source: 'Google Drive', vendorOperation: 'CUSTOMER_TAKEOUT_CREATED', stream: 'admin' },
    ],
    noMatch: [
      { source: 'Slack', vendorOperation: 'manual_export_started', movement: 'none' },
      { source: 'Notion', vendorOperation: 'page.exported', movement: 'download' },
      {
        source: 'Slack',
        vendorOperation: 'manual_export_downloaded',
        movement: 'download',
        outcome: 'failure',
      },
    ],
  },
});
