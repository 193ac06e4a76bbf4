import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'database-network-rule-removed',
  version: 1,
  name: 'Data warehouse network rule removed',
  description: 'The rule that limits which addresses can reach a data warehouse was removed.',
  group: 'posture',
  reason: 'Anyone with a password can read the warehouse from anywhere.',
  techniques: ['T1562.007'],
  needs: 'Snowflake query history',
  since: 2,
  severity: 'HIGH',
  title: 'Data warehouse network rule removed',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      { f: 'source', op: 'eq', v: 'Snowflake' },
      {
        f: 'extra.query',
        op: 'matches~',
        v: '^\\s*(alter\\s+(account|user)\\s.*unset\\s+network_policy|drop\\s+network\\s+(policy|rule)\\s)',
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
        source: 'Snowflake',
        extra: { query: 'ALTER ACCOUNT UNSET NETWORK_POLICY' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Snowflake',
        extra: { query: 'drop network policy office_only' },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Snowflake',
        extra: { query: 'ALTER ACCOUNT SET NETWORK_POLICY = office_only' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Snowflake',
        extra: { query: 'SELECT 1' },
      },
    ],
  },
});
