import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'files-handed-over',
  version: 1,
  name: 'All files of a person handed to another',
  description:
    'An administrator had the files of one person transferred to another. That is how the work ' +
    'of leavers is passed on, and one way to get all files of a colleague at once.',
  group: 'leavers',
  reason: 'The person who receives all files of a leaver sees more than they need.',
  techniques: ['T1213'],
  needs: 'Google Workspace audit logs',
  since: 1,
  severity: 'LOW',
  title: 'Files handed to another person',
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
