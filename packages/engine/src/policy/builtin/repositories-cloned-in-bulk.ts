import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'repositories-cloned-in-bulk',
  version: 1,
  name: 'Repositories cloned in bulk',
  description:
    'One person cloned or downloaded at least 25 different repositories within 60 minutes. Build systems and apps are excluded.',
  group: 'code',
  reason: 'No one works on twenty-five repositories within an hour.',
  techniques: ['T1213.003'],
  needs: 'GitHub audit log with Git events',
  since: 2,
  severity: 'HIGH',
  title: 'Repositories cloned in bulk',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'GitHub',
      },
      {
        f: 'operation',
        op: 'in',
        v: ['git.clone', 'git.fetch', 'repo.download_zip'],
      },
      {
        f: 'actor.kind',
        op: 'notIn',
        v: ['service', 'system'],
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
        source: 'GitHub',
        vendorOperation: 'git.clone',
        movement: 'download',
        object: {
          kind: 'folder',
          name: 'acme/a',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'service',
        },
        source: 'GitHub',
        vendorOperation: 'git.clone',
        movement: 'download',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'GitHub',
        vendorOperation: 'git.push',
        movement: 'upload',
      },
    ],
  },
});
