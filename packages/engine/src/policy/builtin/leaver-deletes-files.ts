import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, objectsWithin } from '../bulk.ts';
import { DELETION } from '../deletion.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-deletes-files',
  version: 1,
  name: 'Leaver deletes many files',
  description:
    'A person close to their last day deleted at least 25 different objects within 60 minutes.',
  group: 'leavers',
  reason: 'Deleted work is often missed only weeks later, when it can no longer be restored.',
  techniques: ['T1485'],
  needs: 'Last days from an HR system, and a file store with audit logs',
  since: 2,
  severity: 'MEDIUM',
  title: 'Leaver deleted many files',
  condition: { all: [...BY_LEAVER, ...DELETION] },
  groupBy: ['actor'],
  window: objectsWithin(25, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        vendorOperation: 'FileDeleted',
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        vendorOperation: 'FileDeleted',
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'SharePoint',
        vendorOperation: 'FileDeleted',
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'SharePoint',
        vendorOperation: 'FileAccessed',
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
