import { BEYOND_DOMAIN } from '../beyond-domain.data.ts';
import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'mail-forward-to-outside',
  version: 2,
  name: 'Mail forwarded outside automatically',
  description:
    'A mailbox rule, mailbox setting or transport rule now forwards mail outside the ' +
    'organization. If no mail domain is configured, this applies to any domain other than ' +
    'that of the person who created the rule.',
  group: 'personal',
  reason: 'The rule forwards all later mail, even after a password change.',
  techniques: ['T1114.003'],
  needs: 'Exchange or Gmail audit logs',
  since: 1,
  severity: 'HIGH',
  title: 'Mail forwarded to an external address',
  condition: {
    all: [
      { any: [{ f: 'recipients.outside', op: 'eq', v: 'yes' }, BEYOND_DOMAIN] },
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          { f: 'extra.forwarding', op: 'exists' },
          // The audit log of Google Workspace names the action itself.
          { f: 'operation', op: 'eq~', v: 'email_forwarding_out_of_domain' },
        ],
      },
    ],
  },
  groupBy: ['actor', 'recipients'],
  window: null,
  examples: {
    match: [
      {
        source: 'Exchange',
        vendorOperation: 'New-InboxRule',
        movement: 'send',
        extra: { forwarding: 'rule' },
        recipients: [
          { address: 'me@freemail.example', domain: 'freemail.example', outside: 'yes' },
        ],
        recipientsOutside: 'yes',
      },
      {
        source: 'Gmail',
        vendorOperation: 'email_forwarding_out_of_domain',
        movement: 'send',
        recipientsOutside: 'yes',
      },
      {
        source: 'Exchange',
        vendorOperation: 'Set-Mailbox',
        movement: 'send',
        actor: { kind: 'person', email: 'dana@example.com', domain: 'example.com' },
        extra: { forwarding: 'mailbox' },
        recipients: [{ address: 'me@freemail.example', domain: 'freemail.example' }],
      },
    ],
    noMatch: [
      {
        source: 'Exchange',
        movement: 'send',
        actor: { kind: 'person', email: 'dana@example.com', domain: 'example.com' },
        extra: { forwarding: 'mailbox' },
        recipients: [{ address: 'kim@example.com', domain: 'example.com' }],
      },
      { source: 'Exchange', movement: 'send', recipientsOutside: 'yes' },
      { source: 'Exchange', extra: { forwarding: 'mailbox' }, recipientsOutside: 'no' },
      { source: 'Exchange', extra: { forwarding: 'mailbox' }, recipientsOutside: 'unknown' },
      {
        source: 'Exchange',
        extra: { forwarding: 'rule' },
        recipientsOutside: 'yes',
        outcome: 'failure',
      },
    ],
  },
});
