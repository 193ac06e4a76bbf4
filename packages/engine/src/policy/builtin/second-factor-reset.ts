import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'second-factor-reset',
  version: 1,
  name: 'Another person’s second factor reset',
  description:
    'An administrator removed the second factors of another person’s account. A password is enough until a new factor is set up.',
  group: 'access',
  reason: 'A help desk tricked into a reset gives away the account.',
  techniques: ['T1556.006', 'T1098.005'],
  needs: 'Audit logs of Okta, Entra, Google Workspace, AWS or GitHub',
  since: 2,
  severity: 'MEDIUM',
  title: 'Another person’s second factor reset',
  condition: {
    all: [
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'Okta',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['user.mfa.factor.reset_all'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'in',
                v: ['Entra', 'Microsoft 365'],
              },
              {
                any: [
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Admin deleted security info',
                  },
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Disable Strong Authentication',
                  },
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Admin updated security info',
                  },
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'in',
                v: ['Google Drive', 'Gmail'],
              },
              {
                f: 'operation',
                op: 'in',
                v: [
                  'TURN_OFF_2_STEP_VERIFICATION',
                  'REVOKE_3LO_DEVICE_TOKENS',
                  'UNENROLL_USER_FROM_TITANIUM',
                ],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'AWS',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['DeactivateMFADevice', 'DeleteVirtualMFADevice'],
              },
            ],
          },
          {
            all: [
              {
                f: 'source',
                op: 'eq',
                v: 'GitHub',
              },
              {
                f: 'operation',
                op: 'in',
                v: [
                  'org.disable_two_factor_requirement',
                  'business.disable_two_factor_requirement',
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
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'user.mfa.factor.reset_all',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        vendorOperation: 'DeactivateMFADevice',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'user.mfa.factor.activate',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        vendorOperation: 'EnableMFADevice',
      },
    ],
  },
});
