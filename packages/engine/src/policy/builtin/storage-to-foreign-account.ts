import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'storage-to-foreign-account',
  version: 2,
  name: 'Cloud storage shared with an external account',
  description:
    'A bucket policy, replication rule, copy or upload lets a cloud account outside the organization read ' +
    'or store data.',
  group: 'cloud',
  reason: 'The external account can read the data without a visible download.',
  techniques: ['T1537', 'T1530'],
  needs: 'AWS CloudTrail, Azure or Google Cloud audit logs',
  since: 1,
  severity: 'HIGH',
  title: 'Cloud storage shared with an external account',
  condition: {
    all: [
      { f: 'movement', op: 'in', v: ['share', 'copy', 'upload'] },
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          { f: 'object.kind', op: 'eq', v: 'bucket' },
          { f: 'source', op: 'eq', v: 'AWS S3' },
          { f: 'origin.name', op: 'eq', v: 'AWS S3' },
        ],
      },
      { f: 'object.kind', op: 'notIn', v: ['snapshot', 'image', 'database'] },
      {
        any: [
          {
            all: [
              { f: 'destination.outside', op: 'eq', v: 'yes' },
              { f: 'destination.kind', op: 'in', v: ['account', 'app'] },
            ],
          },
          {
            all: [
              { f: 'recipients.outside', op: 'eq', v: 'yes' },
              { f: 'recipients.kinds', op: 'noneOf', v: ['public'] },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'container', 'destination'],
  window: null,
  examples: {
    match: [
      {
        source: 'AWS S3',
        vendorOperation: 'PutBucketPolicy',
        movement: 'share',
        object: { kind: 'bucket', name: 'ledger' },
        recipients: [{ kind: 'account', address: '999988887777', outside: 'yes' }],
        recipientsOutside: 'yes',
      },
      {
        source: 'AWS S3',
        vendorOperation: 'CopyObject',
        movement: 'copy',
        object: { kind: 'file', name: 'ledger.csv' },
        destination: { kind: 'app', name: 'AWS S3', account: '999988887777', outside: 'yes' },
      },
      {
        source: 'AWS S3',
        vendorOperation: 'PutObject',
        movement: 'upload',
        object: { kind: 'file', name: 'ledger.csv' },
        destination: { kind: 'app', name: 'AWS S3', account: '999988887777', outside: 'yes' },
      },
      {
        source: 'Google Cloud',
        vendorOperation: 'storage.setIamPermissions',
        movement: 'share',
        object: { kind: 'bucket' },
        recipients: [
          { address: 'kim@freemail.example', domain: 'freemail.example', outside: 'yes' },
        ],
        recipientsOutside: 'yes',
      },
      {
        source: 'Google Cloud',
        movement: 'share',
        object: { kind: 'bucket' },
        destination: { kind: 'account', name: 'Google Cloud', account: 'other', outside: 'yes' },
      },
    ],
    noMatch: [
      {
        source: 'AWS S3',
        movement: 'share',
        object: { kind: 'bucket' },
        recipients: [{ kind: 'account', address: '111122223333', outside: 'unknown' }],
      },
      {
        source: 'AWS S3',
        movement: 'share',
        object: { kind: 'bucket' },
        recipients: [{ kind: 'public', outside: 'yes' }],
        recipientsOutside: 'yes',
        destination: { kind: 'public', name: 'Public', outside: 'yes' },
      },
      {
        source: 'AWS S3',
        movement: 'copy',
        outcome: 'failure',
        destination: { kind: 'account', name: 'AWS', account: '999988887777', outside: 'yes' },
      },
      {
        source: 'Google Drive',
        movement: 'share',
        object: { kind: 'file' },
        recipients: [{ outside: 'yes' }],
        recipientsOutside: 'yes',
      },
    ],
  },
});
