import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'shared-beyond-domain',
  version: 2,
  name: 'Shared with another mail domain',
  description:
    'Somebody gave access to people of another mail domain than their own, and the settings do not say ' +
    'which domains are the organisation’s. Once they do, those decide and this policy rests.',
  severity: 'MEDIUM',
  title: 'Shared with another domain',
  condition: {
    all: [
      { f: 'movement', op: 'eq', v: 'share' },
      { f: 'recipients.outside', op: 'eq', v: 'unknown' },
      { f: 'actor.kind', op: 'eq', v: 'person' },
      { f: 'actor.domain', op: 'exists' },
      { f: 'recipients.domains', op: 'exists' },
      { f: 'actor.domain', op: 'ne', v: { field: 'recipients.domains' } },
      // Programs of the cloud have domains of their own in every project.
      { not: { f: 'recipients.domains', op: 'endsWith~', v: 'gserviceaccount.com' } },
      // The domain that Microsoft gives a tenant stands beside its own ones.
      { not: { f: 'actor.domain', op: 'endsWith~', v: '.onmicrosoft.com' } },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'container', 'recipients'],
  window: null,
  examples: {
    match: [
      {
        source: 'Google Cloud',
        vendorOperation: 'v1.compute.disks.setIamPolicy',
        movement: 'share',
        object: { kind: 'bucket', name: 'ledger' },
        actor: { kind: 'person', email: 'dana@example.com', domain: 'example.com' },
        recipients: [{ address: 'kim@freemail.example', domain: 'freemail.example' }],
      },
    ],
    noMatch: [
      {
        movement: 'share',
        actor: { kind: 'person', domain: 'ours.onmicrosoft.com' },
        recipients: [{ address: 'kim@example.com', domain: 'example.com' }],
      },
      {
        movement: 'share',
        actor: { kind: 'person', domain: 'example.com' },
        recipients: [{ address: 'kim@example.com', domain: 'example.com' }],
      },
      {
        movement: 'share',
        actor: { kind: 'person', domain: 'example.com' },
        recipients: [{ address: 'kim@partner.example', domain: 'partner.example', outside: 'yes' }],
        recipientsOutside: 'yes',
      },
      {
        movement: 'share',
        actor: { kind: 'person', domain: 'example.com' },
        recipients: [
          {
            kind: 'account',
            address: 'job@prod.iam.gserviceaccount.com',
            domain: 'prod.iam.gserviceaccount.com',
          },
        ],
      },
      {
        movement: 'send',
        actor: { kind: 'person', domain: 'example.com' },
        recipients: [{ address: 'kim@freemail.example', domain: 'freemail.example' }],
      },
    ],
  },
});
