import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-views-many-files',
  version: 1,
  name: 'Leaver opens many files',
  description:
    'A person close to their last day opened at least 60 different objects within 60 minutes.',
  group: 'leavers',
  reason: 'Opening many files often precedes taking them.',
  techniques: ['T1213'],
  needs: 'Last days from an HR system, and a file store with audit logs',
  since: 2,
  severity: 'LOW',
  title: 'Leaver opened many files',
  condition: {
    all: [
      ...BY_LEAVER,
      { f: 'action', op: 'eq', v: 'View' },
      { f: 'object.kind', op: 'in', v: ['file', 'message', 'database', 'other'] },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(60, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        action: 'View',
        object: { kind: 'file' },
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        action: 'View',
        object: { kind: 'file' },
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'SharePoint',
        action: 'View',
        object: { kind: 'file' },
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        action: 'View',
        object: { kind: 'bucket' },
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
