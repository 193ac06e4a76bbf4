import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'shared-outside-in-bulk',
  version: 1,
  name: 'Files shared externally in bulk',
  description:
    'One person shared at least 20 different files with external people within 60 minutes.',
  group: 'sharing',
  reason: 'Sharing many files can move a whole project outside without a download.',
  techniques: ['T1567'],
  needs: 'A file store with audit logs, and your domains in the settings',
  since: 2,
  severity: 'MEDIUM',
  title: 'Files shared externally in bulk',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'category', op: 'eq', v: 'External Share' },
      { f: 'object.kind', op: 'in', v: ['file', 'folder'] },
      { f: 'visibility.after', op: 'notIn', v: ['public', 'link'] },
      { f: 'source', op: 'ne', v: 'AWS S3' },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(20, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        movement: 'share',
        category: 'External Share',
        object: { kind: 'file' },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'SharePoint',
        movement: 'share',
        category: 'External Share',
        object: { kind: 'file' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        movement: 'share',
        category: 'External Share',
        object: { kind: 'file' },
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        movement: 'share',
      },
    ],
  },
});
