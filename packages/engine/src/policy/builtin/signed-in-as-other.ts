import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'signed-in-as-other',
  version: 1,
  name: 'Administrator signed in as another person',
  description:
    'An administrator or vendor support opened a session as another person. All its actions ' +
    'are recorded under that person’s name.',
  group: 'access',
  reason: 'The session has the other person’s access and acts under their name.',
  techniques: ['T1078', 'T1134.003'],
  needs: 'Audit logs of Salesforce or Okta',
  since: 2,
  severity: 'MEDIUM',
  title: 'Signed in as another person',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'eq', v: 'Salesforce' },
              { f: 'operation', op: 'eq', v: 'LoginAs' },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Okta' },
              {
                f: 'operation',
                op: 'in',
                v: ['user.session.impersonation.initiate', 'user.session.impersonation.grant'],
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
        actor: { kind: 'person' },
        source: 'Salesforce',
        vendorOperation: 'LoginAs',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Okta',
        vendorOperation: 'user.session.impersonation.initiate',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Salesforce',
        vendorOperation: 'Login',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Okta',
        vendorOperation: 'user.session.impersonation.revoke',
      },
    ],
  },
});
