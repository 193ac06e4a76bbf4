import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'mass-view',
  version: 1,
  name: 'Mass viewing',
  description:
    'One person opened at least 200 different objects within 60 minutes, which is more than a person can read.',
  group: 'mass',
  reason: 'Opening hundreds of files collects their content, even where downloads are blocked.',
  techniques: ['T1213'],
  needs: 'A file store, CRM or wiki with audit logs',
  since: 2,
  severity: 'MEDIUM',
  title: 'Objects viewed in bulk',
  condition: {
    all: [
      {
        f: 'action',
        op: 'eq',
        v: 'View',
      },
      {
        f: 'object.kind',
        op: 'in',
        v: ['file', 'message', 'database', 'other'],
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
    threshold: 200,
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
        source: 'Google Drive',
        action: 'View',
        object: {
          kind: 'file',
          name: 'a',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'service',
        },
        source: 'Google Drive',
        action: 'View',
        object: {
          kind: 'file',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        action: 'Download',
        movement: 'download',
        object: {
          kind: 'file',
        },
      },
    ],
  },
});
