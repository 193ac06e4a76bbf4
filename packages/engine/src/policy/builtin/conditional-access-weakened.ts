import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'conditional-access-weakened',
  version: 1,
  name: 'Sign-in rule removed or disabled',
  description:
    'A rule that restricts how, where or with which device people sign in was removed or disabled.',
  group: 'posture',
  reason: 'For everyone the rule covered, a stolen password is enough again.',
  techniques: ['T1556.009'],
  needs: 'Entra or Okta audit logs',
  since: 2,
  severity: 'MEDIUM',
  title: 'Sign-in rule removed or disabled',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['Entra', 'Microsoft 365'] },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'Delete conditional access policy',
                  'Delete conditional access policy.',
                  'Delete named location',
                  'Delete named location.',
                  'Disable Security Defaults',
                  'Disable Security Defaults.',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'in', v: ['Okta'] },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'policy.lifecycle.deactivate',
                  'policy.lifecycle.delete',
                  'policy.rule.deactivate',
                  'policy.rule.delete',
                  'zone.deactivate',
                  'zone.delete',
                ],
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
        source: 'Entra',
        vendorOperation: 'Delete conditional access policy',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Okta',
        vendorOperation: 'policy.rule.deactivate',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Entra',
        vendorOperation: 'Add conditional access policy',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Okta',
        vendorOperation: 'policy.rule.activate',
      },
    ],
  },
});
