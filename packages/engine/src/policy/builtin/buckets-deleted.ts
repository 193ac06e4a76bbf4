import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'buckets-deleted',
  version: 1,
  name: 'Buckets deleted',
  description:
    'One person deleted at least 3 different buckets or storage accounts within 60 minutes.',
  group: 'cloud',
  reason: 'Entire data stores are lost, and attackers demand ransom for their copy.',
  techniques: ['T1485'],
  needs: 'AWS CloudTrail, Azure or Google Cloud audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Buckets deleted',
  condition: {
    all: [
      ...BY_PERSON,
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS', 'AWS S3'] },
              { f: 'operation', op: 'eq', v: 'DeleteBucket' },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Azure' },
              { f: 'operation', op: 'eq~', v: 'microsoft.storage/storageaccounts/delete' },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              { f: 'operation', op: 'eq', v: 'storage.buckets.delete' },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(3, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS S3',
        vendorOperation: 'DeleteBucket',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'AWS S3',
        vendorOperation: 'DeleteBucket',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS S3',
        vendorOperation: 'DeleteBucket',
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS S3',
        vendorOperation: 'CreateBucket',
      },
    ],
  },
});
