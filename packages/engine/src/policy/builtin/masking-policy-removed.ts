import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'masking-policy-removed',
  version: 1,
  name: 'Masking or row policy removed',
  description:
    'A masking policy or row access policy was removed or deleted. Protected values are now readable.',
  group: 'posture',
  reason: 'Without the policy, queries return values that were hidden before.',
  techniques: ['T1562'],
  needs: 'Snowflake query history',
  since: 2,
  severity: 'MEDIUM',
  title: 'Masking policy removed',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'Snowflake',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            f: 'extra.query',
            op: 'contains~',
            v: 'UNSET MASKING POLICY',
          },
          {
            f: 'extra.query',
            op: 'contains~',
            v: 'DROP MASKING POLICY',
          },
          {
            f: 'extra.query',
            op: 'contains~',
            v: 'DROP ROW ACCESS POLICY',
          },
          {
            f: 'extra.query',
            op: 'contains~',
            v: 'DROP ALL ROW ACCESS POLICIES',
          },
          {
            f: 'operation',
            op: 'in~',
            v: ['DROP_MASKING_POLICY', 'DROP_ROW_ACCESS_POLICY'],
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
        source: 'Snowflake',
        vendorOperation: 'ALTER_TABLE_MODIFY_COLUMN',
        extra: {
          query: 'ALTER TABLE c MODIFY COLUMN ssn UNSET MASKING POLICY',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Snowflake',
        vendorOperation: 'ALTER_TABLE_MODIFY_COLUMN',
        extra: {
          query: 'ALTER TABLE c MODIFY COLUMN ssn SET MASKING POLICY m',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        extra: {
          query: 'UNSET MASKING POLICY',
        },
      },
    ],
  },
});
