import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'copied-to-other-region',
  version: 1,
  name: 'Snapshot or image copied to another region',
  description:
    'A disk or database snapshot or a machine image was copied to another cloud region. The data leaves ' +
    'the region it may be restricted to, and often its monitoring.',
  group: 'cloud',
  reason: 'A copy in an unmonitored region is easy to steal.',
  techniques: ['T1537'],
  needs: 'AWS CloudTrail or Google Cloud audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Copied to another region',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'AWS' },
      { f: 'movement', op: 'eq', v: 'copy' },
      { f: 'extra.fromRegion', op: 'exists' },
      { f: 'cloud.region', op: 'exists' },
      { f: 'extra.fromRegion', op: 'ne', v: { field: 'cloud.region' } },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'container'],
  window: null,
  examples: {
    match: [
      {
        source: 'AWS',
        vendorOperation: 'CopyDBSnapshot',
        movement: 'copy',
        object: { kind: 'snapshot', id: 'nightly' },
        cloudRegion: 'eu-west-1',
        extra: { fromRegion: 'us-east-1' },
      },
    ],
    noMatch: [
      {
        source: 'AWS',
        vendorOperation: 'CopySnapshot',
        movement: 'copy',
        cloudRegion: 'eu-west-1',
        extra: { fromRegion: 'eu-west-1' },
      },
      {
        source: 'AWS',
        vendorOperation: 'CopyDBSnapshot',
        movement: 'copy',
        cloudRegion: 'eu-west-1',
      },
      { source: 'AWS', movement: 'none', cloudRegion: 'eu-west-1', extra: { fromRegion: 'a' } },
    ],
  },
});
