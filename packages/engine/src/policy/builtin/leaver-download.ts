import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-download',
  version: 1,
  name: 'Leaver downloads many files',
  description:
    'A person close to their last day downloaded at least 25 different objects within 60 minutes.',
  group: 'leavers',
  reason: 'Leavers take most data in the weeks around their last day.',
  techniques: ['T1213', 'T1530'],
  needs: 'Last days from an HR system, and a file store',
  since: 2,
  severity: 'MEDIUM',
  title: 'Leaver downloaded many files',
  condition: {
    all: [
      {
        f: 'movement',
        op: 'eq',
        v: 'download',
      },
      {
        f: 'actor.leaver',
        op: 'eq',
        v: true,
      },
      {
        f: 'actor.key',
        op: 'exists',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
    ],
  },
  groupBy: ['actor'],
  window: {
    metric: 'objects',
    threshold: 25,
    windowMs: 3600000,
    episodeGapMs: 21600000,
    groupBy: ['actor'],
  },
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'SharePoint',
        movement: 'download',
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'SharePoint',
        movement: 'download',
        occurredAt: 9000000000,
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'SharePoint',
        action: 'View',
      },
    ],
    person: {
      department: null,
      title: null,
      manager: null,
      status: 'active',
      leavesAt: 5,
    },
  },
});
