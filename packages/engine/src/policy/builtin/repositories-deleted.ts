import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'repositories-deleted',
  version: 1,
  name: 'Repositories deleted',
  description: 'One person deleted at least 3 different repositories within 60 minutes.',
  group: 'code',
  reason: 'Without a backup, code, issues and reviews are lost.',
  techniques: ['T1485'],
  needs: 'GitHub audit log',
  since: 2,
  severity: 'HIGH',
  title: 'Repositories deleted',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'source', op: 'eq', v: 'GitHub' },
      { f: 'operation', op: 'eq', v: 'repo.destroy' },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(3, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'repo.destroy',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'GitHub',
        vendorOperation: 'repo.destroy',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'repo.destroy',
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'repo.create',
      },
    ],
  },
});
