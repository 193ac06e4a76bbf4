import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-clones-repositories',
  version: 1,
  name: 'Leaver clones repositories',
  description:
    'A person close to their last day cloned or downloaded at least 5 different repositories within 60 minutes.',
  group: 'leavers',
  reason: 'A clone contains the code with its full history.',
  techniques: ['T1213.003'],
  needs: 'Last days from an HR system, and the GitHub audit log with Git events',
  since: 2,
  severity: 'MEDIUM',
  title: 'Leaver cloned repositories',
  condition: {
    all: [
      ...BY_LEAVER,
      { f: 'source', op: 'eq', v: 'GitHub' },
      { f: 'operation', op: 'in', v: ['git.clone', 'repo.download_zip'] },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(5, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'git.clone',
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'git.clone',
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'GitHub',
        vendorOperation: 'git.clone',
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'git.push',
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
