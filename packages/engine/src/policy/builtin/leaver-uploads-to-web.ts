import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-uploads-to-web',
  version: 1,
  name: 'Leaver uploads files to websites',
  description:
    'A person close to their last day uploaded at least 10 different files to external destinations within a day.',
  group: 'leavers',
  reason: 'Leavers often use personal cloud storage to keep files.',
  techniques: ['T1567.002'],
  needs: 'Last days from an HR system, and the browser extension or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Leaver uploaded files to websites',
  condition: { all: [...BY_LEAVER, { f: 'category', op: 'eq', v: 'Web Upload' }] },
  groupBy: ['actor'],
  window: objectsWithin(10, 24 * 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        category: 'Web Upload',
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        category: 'Web Upload',
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Extension',
        movement: 'upload',
        category: 'Web Upload',
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
