import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-shares-outside',
  version: 1,
  name: 'Leaver shares files externally',
  description:
    'A person close to their last day shared at least 5 different files with external people within a day.',
  group: 'leavers',
  reason: 'The share keeps working after the person’s account is closed.',
  techniques: ['T1567'],
  needs: 'Last days from an HR system, and a file store with audit logs',
  since: 2,
  severity: 'MEDIUM',
  title: 'Leaver shared files externally',
  condition: {
    all: [
      ...BY_LEAVER,
      { f: 'category', op: 'eq', v: 'External Share' },
      { f: 'object.kind', op: 'in', v: ['file', 'folder'] },
      { f: 'visibility.after', op: 'notIn', v: ['public', 'link'] },
      { f: 'source', op: 'ne', v: 'AWS S3' },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(5, 24 * 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Drive',
        movement: 'share',
        category: 'External Share',
        object: { kind: 'file' },
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Drive',
        movement: 'share',
        category: 'External Share',
        object: { kind: 'file' },
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Google Drive',
        movement: 'share',
        category: 'External Share',
        object: { kind: 'file' },
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Drive',
        movement: 'share',
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
