import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'github-finding',
  version: 1,
  name: 'GitHub secret scanning alert',
  description: 'GitHub secret scanning found a credential in a repository.',
  group: 'secrets',
  reason: 'Anyone who can read the code can use the credential.',
  techniques: ['T1552.001'],
  needs: 'GitHub secret scanning',
  since: 2,
  severity: 'HIGH',
  vendor: { name: 'GitHub', sources: ['GitHub'] },
  title: 'Secret found in a repository',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'GitHub',
      },
      {
        any: [
          {
            f: 'operation',
            op: 'in',
            v: ['secret_scanning_alert.create', 'secret_scanning_alert.publicly_leaked'],
          },
          {
            all: [
              {
                f: 'stream',
                op: 'eq',
                v: 'secret-scanning-alerts',
              },
              {
                not: {
                  f: 'operation',
                  op: 'contains~',
                  v: 'resolved',
                },
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
        source: 'GitHub',
        vendorOperation: 'secret_scanning_alert.create',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'GitHub',
        stream: 'secret-scanning-alerts',
        vendorOperation: 'secret_scanning_alert',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'GitHub',
        vendorOperation: 'secret_scanning_alert.resolve',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'GitHub',
        stream: 'code-scanning-alerts',
      },
    ],
  },
});
