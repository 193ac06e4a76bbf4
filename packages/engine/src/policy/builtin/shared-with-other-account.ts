import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'shared-with-other-account',
  version: 1,
  name: 'Database shared with another account',
  description:
    'A database was shared with another account of the same service, which can now read it without a copy. ' +
    'The owner of that account is unknown.',
  group: 'cloud',
  reason: 'The other account can read the data without a copy and without entries in your log.',
  techniques: ['T1537'],
  needs: 'AWS, Azure, Google Cloud or Snowflake audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Database shared with another account',
  condition: {
    all: [
      { f: 'movement', op: 'eq', v: 'share' },
      { f: 'source', op: 'eq', v: 'Snowflake' },
      { f: 'object.kind', op: 'eq', v: 'database' },
      { f: 'recipients.kinds', op: 'anyOf', v: ['account'] },
      { f: 'recipients.outside', op: 'eq', v: 'unknown' },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['object', 'recipients'],
  window: null,
  examples: {
    match: [
      {
        source: 'Snowflake',
        movement: 'share',
        object: { kind: 'database', name: 'ledger' },
        recipients: [{ kind: 'account', address: 'partner_org' }],
      },
    ],
    noMatch: [
      {
        source: 'Snowflake',
        movement: 'share',
        object: { kind: 'database' },
        recipients: [{ kind: 'group', address: 'analysts' }],
      },
      {
        source: 'Snowflake',
        movement: 'share',
        object: { kind: 'database' },
        recipients: [{ kind: 'account', address: 'ours', outside: 'no' }],
        recipientsOutside: 'no',
      },
      { source: 'AWS', vendorOperation: 'CopySnapshot', movement: 'copy' },
    ],
  },
});
