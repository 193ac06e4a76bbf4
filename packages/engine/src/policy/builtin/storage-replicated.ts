import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'storage-replicated',
  version: 1,
  name: 'Cloud storage replicated',
  description:
    'Whatever is written to a bucket is copied to another bucket from now on. The rule need not say whose ' +
    'that is; where it names a foreign account, the policy on foreign accounts judges it.',
  group: 'cloud',
  reason: 'Replication copies everything that is written from now on.',
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
