import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'content-search-started',
  version: 1,
  name: 'Content search of mailboxes or files started',
  description: 'Someone searched other people’s mail, chats or files with eDiscovery tools.',
  group: 'mass',
  reason: 'These tools can read everyone’s data. Few people need them.',
  techniques: ['T1114.002', 'T1213'],
  needs: 'Microsoft 365 audit log',
  since: 2,
  severity: 'LOW',
  title: 'Content search of other people started',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        all: [
          { f: 'source', op: 'in', v: ['Exchange', 'Microsoft 365', 'SharePoint'] },
          {
            f: 'operation',
            op: 'in~',
            v: [
              'New-ComplianceSearch',
              'Start-ComplianceSearch',
              'New-MailboxSearch',
              'Search-Mailbox',
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
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'New-ComplianceSearch',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'Search-Mailbox',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'Get-ComplianceSearch',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'New-InboxRule',
      },
    ],
  },
});
