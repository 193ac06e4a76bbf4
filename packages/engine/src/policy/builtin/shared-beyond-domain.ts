import { BEYOND_DOMAIN } from '../beyond-domain.data.ts';
import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'shared-beyond-domain',
  version: 2,
  name: 'Shared with another mail domain',
  description:
    'Someone shared data with people in another mail domain, or at a personal mail ' +
    'service, and no organization domains are configured. Once they ' +
    'are, this policy is inactive.',
  group: 'sharing',
  reason: 'External people can now read it.',
  techniques: ['T1567'],
  needs: 'A file store with audit logs',
  since: 1,
  severity: 'LOW',
  title: 'Shared with another domain',
  condition: {
    all: [
      { f: 'movement', op: 'eq', v: 'share' },
      BEYOND_DOMAIN,
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
      {
        source: 'Google Cloud',
        vendorOperation: 'v1.compute.images.setIamPolicy',
        movement: 'share',
        actor: { kind: 'service', domain: 'prod.iam.gserviceaccount.com' },
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
