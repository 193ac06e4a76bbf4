import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'shared-outside',
  version: 1,
  name: 'Shared outside the organization',
  description:
    'A named external person was given access. Public objects, cloud ' +
    'storage, snapshots and guests in private channels have separate policies.',
  group: 'sharing',
  reason: 'External people can now read it.',
  techniques: ['T1567'],
  needs: 'A file store with audit logs, and your domains in the settings',
  since: 1,
  severity: 'LOW',
  title: 'Shared outside',
  condition: {
    all: [
      { f: 'category', op: 'eq', v: 'External Share' },
      { f: 'visibility.after', op: 'notIn', v: ['public', 'link'] },
      { f: 'destination.kind', op: 'ne', v: 'public' },
      { f: 'object.kind', op: 'notIn', v: ['bucket', 'snapshot', 'image', 'database'] },
      { f: 'source', op: 'ne', v: 'AWS S3' },
      { f: 'origin.name', op: 'ne', v: 'AWS S3' },
      {
        not: {
          all: [
            { f: 'source', op: 'in', v: ['Slack', 'Microsoft Teams'] },
            { f: 'object.kind', op: 'in', v: ['channel', 'group'] },
            { f: 'visibility.before', op: 'notIn', v: ['internal', 'link', 'public'] },
          ],
        },
      },
    ],
  },
  groupBy: ['actor', 'container', 'destination'],
  window: null,
  examples: {
    match: [
      {
        category: 'External Share',
        movement: 'share',
        object: { kind: 'file', name: 'plan.xlsx' },
        recipients: [{ address: 'kim@partner.example', domain: 'partner.example', outside: 'yes' }],
        recipientsOutside: 'yes',
        destination: { kind: 'person', name: 'User', account: 'partner.example', outside: 'yes' },
      },
      { category: 'External Share', movement: 'share', visibilityAfter: 'external' },
      {
        source: 'Slack',
        category: 'External Share',
        movement: 'share',
        object: { kind: 'channel', name: 'news' },
        visibilityBefore: 'internal',
        visibilityAfter: 'external',
      },
      {
        source: 'GitHub',
        category: 'External Share',
        movement: 'share',
        object: { kind: 'group' },
      },
    ],
    noMatch: [
      { category: null, movement: 'share', recipientsOutside: 'no' },
      { category: 'External Share', movement: 'share', visibilityAfter: 'public' },
      { category: 'External Share', movement: 'share', object: { kind: 'snapshot' } },
      { source: 'AWS S3', category: 'External Share', movement: 'copy', object: { kind: 'file' } },
      {
        source: 'Slack',
        category: 'External Share',
        movement: 'share',
        object: { kind: 'channel' },
        visibilityBefore: 'private',
      },
      { category: 'External Comms', movement: 'send', recipientsOutside: 'yes' },
    ],
  },
});
