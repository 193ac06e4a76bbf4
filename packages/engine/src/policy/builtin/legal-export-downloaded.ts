import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'legal-export-downloaded',
  version: 2,
  name: 'Legal or compliance export downloaded',
  description:
    'An export of an eDiscovery or compliance search with mail and files of many people was downloaded.',
  group: 'mass',
  reason: 'Such an export contains mail and files of many people.',
  techniques: ['T1213'],
  needs: 'Microsoft Purview, Google Vault or Slack audit logs',
  since: 2,
  severity: 'MEDIUM',
  title: 'Legal or compliance export downloaded',
  condition: {
    all: [
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            all: [
              {
                f: 'source',
                op: 'in',
                v: ['Google Drive', 'Gmail'],
              },
              {
                f: 'stream',
                op: 'eq',
                v: 'vault',
              },
              {
                f: 'operation',
                op: 'in~',
                v: ['export_file_download', 'legacy_export_download'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'in',
                v: ['Exchange', 'Microsoft 365', 'SharePoint'],
              },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'SearchExportDownloaded',
                  'SearchResultExported',
                  'ExportDownloaded',
                  'ReviewSetExportDownloaded',
                  'DownloadDocument',
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        stream: 'vault',
        vendorOperation: 'export_file_download',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Microsoft 365',
        vendorOperation: 'SearchExportDownloaded',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Gmail',
        stream: 'vault',
        vendorOperation: 'view_cross_matter_litigation_hold_report',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        stream: 'drive',
        vendorOperation: 'download',
      },
    ],
  },
});
