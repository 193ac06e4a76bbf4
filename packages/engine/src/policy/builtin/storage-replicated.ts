import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'storage-replicated',
  version: 1,
  name: 'Cloud storage replicated',
  description:
    'New data in a bucket is now copied to another bucket. The rule may not show who owns ' +
    'it; if it names an external account, the policy on external accounts applies.',
  group: 'cloud',
  reason: 'Replication copies all new data.',
  techniques: ['T1537'],
  needs: 'AWS CloudTrail, Azure or Google Cloud audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Cloud storage replicated',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'AWS S3' },
      { f: 'operation', op: 'eq', v: 'PutBucketReplication' },
      { f: 'destination.outside', op: 'ne', v: 'yes' },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['container', 'destination'],
  window: null,
  examples: {
    match: [
      {
        source: 'AWS S3',
        vendorOperation: 'PutBucketReplication',
        movement: 'copy',
        object: { kind: 'bucket', name: 'ledger' },
        destination: { kind: 'app', name: 'AWS S3', container: 'mirror' },
      },
    ],
    noMatch: [
      {
        source: 'AWS S3',
        vendorOperation: 'PutBucketReplication',
        movement: 'copy',
        object: { kind: 'bucket', name: 'ledger' },
        destination: { kind: 'app', name: 'AWS S3', account: '999988887777', outside: 'yes' },
      },
      { source: 'AWS S3', vendorOperation: 'DeleteBucketReplication' },
      { source: 'AWS S3', vendorOperation: 'PutBucketReplication', outcome: 'failure' },
    ],
  },
});
