import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'mailbox-opened-to-other',
  version: 1,
  name: 'Mailbox access granted to another account',
  description:
    'Another account was granted access to a whole mailbox. It can read all mail, and the owner notices ' +
    'nothing.',
  group: 'access',
  reason: 'Another account can read this mailbox without its owner noticing.',
  techniques: ['T1098.002'],
  needs: 'Exchange audit logs',
  since: 1,
  severity: 'LOW',
  title: 'Mailbox access granted to another account',
  condition: {
    all: [
      { f: 'source', op: 'in', v: ['Exchange', 'Gmail', 'Google Drive'] },
      {
        f: 'operation',
        op: 'in~',
        v: ['Add-MailboxPermission', 'Add-ADPermission', 'email_delegate_added'],
      },
      // Exchange itself gives its services permissions all day.
      { f: 'actor.kind', op: 'notIn', v: ['system', 'service'] },
      // Beyond the organisation, the policies on sharing outside find it.
      { f: 'recipients.outside', op: 'ne', v: 'yes' },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        source: 'Exchange',
        vendorOperation: 'Add-MailboxPermission',
        movement: 'share',
        actor: { kind: 'person', email: 'admin@example.com' },
        object: { kind: 'mailbox', name: 'dana' },
        recipients: [{ kind: 'group', address: 'kim' }],
      },
    ],
    noMatch: [
      {
        source: 'Exchange',
        vendorOperation: 'Add-MailboxPermission',
        actor: { kind: 'system' },
      },
      { source: 'Exchange', vendorOperation: 'Remove-MailboxPermission' },
      { source: 'Exchange', vendorOperation: 'Add-MailboxPermission', outcome: 'failure' },
    ],
  },
});
