import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'snapshot-to-foreign-account',
  version: 1,
  name: 'Snapshot, image or database shared with an external account',
  description:
    'A disk snapshot, machine image, database or database snapshot was shared with or copied to a cloud account outside the ' +
    'organization. An entire data store leaves in one step.',
  group: 'cloud',
  reason: 'A whole disk or database leaves in one step, without a download.',
  techniques: ['T1537'],
  needs: 'AWS CloudTrail, Azure or Google Cloud audit logs',
  since: 1,
  severity: 'HIGH',
  title: 'Snapshot or database shared with an external account',
  condition: {
    all: [
      { f: 'movement', op: 'in', v: ['share', 'copy'] },
      { f: 'object.kind', op: 'in', v: ['snapshot', 'image', 'database'] },
      { f: 'outcome', op: 'ne', v: 'failure' },
      { f: 'destination.kind', op: 'ne', v: 'public' },
      {
        any: [
          { f: 'recipients.outside', op: 'eq', v: 'yes' },
          { f: 'destination.outside', op: 'eq', v: 'yes' },
        ],
      },
    ],
  },
  groupBy: ['actor', 'object', 'destination'],
  window: null,
  examples: {
    match: [
      {
        source: 'AWS',
        vendorOperation: 'ModifySnapshotAttribute',
        movement: 'share',
        object: { kind: 'snapshot', id: 'snap-1' },
        recipients: [{ kind: 'account', address: '999988887777', outside: 'yes' }],
        recipientsOutside: 'yes',
      },
      {
        source: 'AWS',
        movement: 'copy',
        object: { kind: 'image', id: 'ami-1' },
        destination: { kind: 'account', name: 'AWS', account: '999988887777', outside: 'yes' },
      },
    ],
    noMatch: [
      { source: 'AWS', movement: 'share', object: { kind: 'snapshot' }, recipientsOutside: 'no' },
      { source: 'AWS', movement: 'share', object: { kind: 'snapshot' } },
      {
        source: 'AWS',
        movement: 'share',
        object: { kind: 'image' },
        visibilityAfter: 'public',
        destination: { kind: 'public', name: 'Public', outside: 'yes' },
      },
      { source: 'AWS S3', movement: 'share', object: { kind: 'bucket' }, recipientsOutside: 'yes' },
    ],
  },
});
