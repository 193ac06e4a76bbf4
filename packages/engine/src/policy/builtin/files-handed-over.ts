import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'files-handed-over',
  version: 1,
  name: 'All files of a person transferred to another',
  description:
    'An administrator transferred all files of one person to another. This is common for ' +
    'leavers, but also gives access to all files of a colleague.',
  group: 'leavers',
  reason: 'The recipient may see more than they need.',
  techniques: ['T1213'],
  needs: 'Google Workspace audit logs',
  since: 1,
  severity: 'LOW',
  title: 'Files transferred to another person',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'Google Drive' },
      {
        f: 'operation',
        op: 'in~',
        v: ['CREATE_DATA_TRANSFER_REQUEST', 'TRANSFER_DOCUMENT_OWNERSHIP'],
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'recipients'],
  window: null,
  examples: {
    match: [
      {
        source: 'Google Drive',
        vendorOperation: 'CREATE_DATA_TRANSFER_REQUEST',
        movement: 'share',
        recipients: [{ address: 'kim@example.com', domain: 'example.com' }],
      },
    ],
    noMatch: [
      { source: 'Google Drive', vendorOperation: 'change_owner', movement: 'share' },
      {
        source: 'Google Drive',
        vendorOperation: 'CREATE_DATA_TRANSFER_REQUEST',
        outcome: 'failure',
      },
    ],
  },
});
