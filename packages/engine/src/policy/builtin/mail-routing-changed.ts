import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { containsOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'mail-routing-changed',
  version: 1,
  name: 'Organization-wide mail routing changed',
  description:
    'A rule that routes, copies or journals all mail of the organization was created, changed or ' +
    'removed. Such a rule can redirect everyone’s mail or bypass its protection.',
  group: 'posture',
  reason: 'An organization-wide connector or rule can copy everyone’s mail.',
  techniques: ['T1114.003', 'T1484'],
  needs: 'Exchange or Google Workspace audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Mail routing changed',
  condition: {
    all: [
      { f: 'source', op: 'in', v: ['Exchange', 'Microsoft 365', 'Google Drive'] },
      {
        any: [
          {
            f: 'operation',
            op: 'in~',
            v: [
              // Exchange
              'New-OutboundConnector',
              'Set-OutboundConnector',
              'New-RemoteDomain',
              'Set-RemoteDomain',
              'New-JournalRule',
              'Set-JournalRule',
              // Google Workspace
              'MAIL_ROUTING_DESTINATION_ADDED',
              'CREATE_EMAIL_MONITOR',
            ],
          },
          {
            all: [
              {
                f: 'operation',
                op: 'in',
                v: ['CREATE_GMAIL_SETTING', 'CHANGE_GMAIL_SETTING', 'DELETE_GMAIL_SETTING'],
              },
              containsOne('extra.setting', [
                'MESSAGE_SECURITY_RULE',
                'ROUTING',
                'RELAY',
                'GATEWAY',
                'JOURNAL',
                'FORWARDING',
                'CONTENT_COMPLIANCE',
              ]),
            ],
          },
        ],
      },
      // If the record says that mail goes outside, the forwarding policy matches instead.
      {
        not: {
          all: [
            { f: 'extra.forwarding', op: 'exists' },
            { f: 'recipients.outside', op: 'eq', v: 'yes' },
          ],
        },
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        source: 'Google Drive',
        vendorOperation: 'CREATE_GMAIL_SETTING',
        object: { kind: 'setting', name: 'MESSAGE_SECURITY_RULE' },
        extra: { setting: 'MESSAGE_SECURITY_RULE' },
      },
      { source: 'Exchange', vendorOperation: 'New-OutboundConnector' },
    ],
    noMatch: [
      {
        source: 'Google Drive',
        vendorOperation: 'CHANGE_GMAIL_SETTING',
        extra: { setting: 'ENABLE_EMAIL_THEMES' },
      },
      {
        source: 'Exchange',
        vendorOperation: 'New-JournalRule',
        extra: { forwarding: 'transport' },
        recipientsOutside: 'yes',
      },
      { source: 'Exchange', vendorOperation: 'Set-OutboundConnector', outcome: 'failure' },
    ],
  },
});
