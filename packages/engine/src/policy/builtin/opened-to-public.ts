import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'opened-to-public',
  version: 1,
  name: 'Opened to the public',
  description:
    'A file, folder, bucket or channel became accessible to the public or to anyone with its link.',
  group: 'sharing',
  reason: 'Anyone with the link can read it, and search engines may index it.',
  techniques: ['T1567', 'T1530'],
  needs: 'A file store, cloud storage or chat with audit logs',
  since: 1,
  severity: 'LOW',
  title: 'Opened to the public',
  condition: {
    all: [
      {
        any: [
          {
            all: [
              { f: 'visibility.after', op: 'in', v: ['public', 'link'] },
              { f: 'visibility.widened', op: 'eq', v: true },
            ],
          },
          {
            all: [
              { f: 'category', op: 'eq', v: 'External Share' },
              { f: 'destination.kind', op: 'eq', v: 'public' },
            ],
          },
        ],
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'container', 'destination'],
  window: null,
  examples: {
    match: [
      { movement: 'share', visibilityBefore: 'private', visibilityAfter: 'link' },
      { movement: 'share', visibilityBefore: 'link', visibilityAfter: 'public' },
      {
        movement: 'share',
        visibilityAfter: 'public',
        source: 'AWS S3',
        object: { kind: 'bucket' },
      },
      { movement: 'none', visibilityBefore: 'internal', visibilityAfter: 'public' },
      {
        source: 'Exchange',
        category: 'External Share',
        movement: 'share',
        object: { kind: 'folder', name: 'Calendar' },
        recipients: [{ kind: 'public', outside: 'yes' }],
        recipientsOutside: 'yes',
        destination: { kind: 'public', name: 'Public', outside: 'yes' },
      },
    ],
    noMatch: [
      { category: 'External Share', movement: 'share', destination: { kind: 'person' } },
      { movement: 'none', action: 'View', visibilityAfter: 'public' },
      { movement: 'share', visibilityBefore: 'public', visibilityAfter: 'link' },
      { movement: 'share', visibilityBefore: 'private', visibilityAfter: 'internal' },
      { movement: 'share', visibilityAfter: 'public', outcome: 'failure' },
    ],
  },
});
