import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'account-archive-downloaded',
  version: 2,
  name: 'Account archive downloaded',
  description:
    'A person exported or downloaded an archive of the mail and files of an account with the provider’s own export tool.',
  group: 'mass',
  reason:
    'One archive holds years of mail and files, and the export leaves no trace on individual files.',
  techniques: ['T1213', 'T1530'],
  needs: 'Google Workspace or Microsoft 365 audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Account archive downloaded',
  condition: {
    all: [
      {
        f: 'operation',
        op: 'in~',
        v: [
          'COMPLETED_USER_TAKEOUT',
          'DOWNLOADED_USER_TAKEOUT',
          'SCHEDULED_USER_TAKEOUT',
          'STARTED_USER_TAKEOUT',
          'CUSTOMER_TAKEOUT_SUCCEEDED',
        ],
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
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
        vendorOperation: 'DOWNLOADED_USER_TAKEOUT',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        vendorOperation: 'download',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Gmail',
        vendorOperation: 'delivery',
      },
    ],
  },
});
