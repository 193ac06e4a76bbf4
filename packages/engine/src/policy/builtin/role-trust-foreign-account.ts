import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'role-trust-foreign-account',
  version: 1,
  name: 'Role trusts an external account',
  description:
    'The trust policy of a role was changed so that an account of another organization, or anyone, can assume it.',
  group: 'posture',
  reason: 'Anyone in the external account can now use the role.',
  techniques: ['T1098.003', 'T1199'],
  needs: 'AWS CloudTrail',
  since: 2,
  severity: 'HIGH',
  title: 'Role trusts an external account',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: ['AWS', 'AWS S3'],
      },
      {
        f: 'operation',
        op: 'in',
        v: ['UpdateAssumeRolePolicy', 'CreateRole'],
      },
      {
        f: 'recipients.outside',
        op: 'eq',
        v: 'yes',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
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
        source: 'AWS',
        vendorOperation: 'UpdateAssumeRolePolicy',
        recipientsOutside: 'yes',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        vendorOperation: 'UpdateAssumeRolePolicy',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        vendorOperation: 'PutBucketPolicy',
        recipientsOutside: 'yes',
      },
    ],
  },
});
