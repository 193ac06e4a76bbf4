import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

const MINUTE_MS = 60_000;

export const policy = defineBuiltinPolicy({
  key: 'mass-download',
  version: 2,
  name: 'Mass download',
  description:
    'One person downloaded at least 100 different objects within 60 minutes. Downloads of the same ' +
    'object are counted once.',
  group: 'mass',
  reason: 'Ordinary work rarely requires a hundred files within an hour.',
  techniques: ['T1213', 'T1530'],
  needs: 'A file store with audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Mass download',
  condition: {
    all: [
      { f: 'movement', op: 'eq', v: 'download' },
      { f: 'outcome', op: 'ne', v: 'failure' },
      { f: 'actor.key', op: 'exists' },
      { f: 'actor.kind', op: 'notIn', v: ['service', 'system'] },
    ],
  },
  groupBy: ['actor'],
  window: {
    metric: 'objects',
    threshold: 100,
    windowMs: 60 * MINUTE_MS,
    episodeGapMs: 6 * 60 * MINUTE_MS,
    groupBy: ['actor'],
  },
  examples: {
    match: [
      {
        source: 'SharePoint',
        action: 'Download',
        movement: 'download',
        actorKey: 'dana@example.com',
        object: { kind: 'file', name: 'a.docx' },
      },
    ],
    noMatch: [
      { source: 'SharePoint', action: 'View', movement: 'none', actorKey: 'dana@example.com' },
      { source: 'SharePoint', action: 'Download', movement: 'download', actorKey: null },
      {
        source: 'SharePoint',
        movement: 'download',
        actorKey: 'dana@example.com',
        outcome: 'failure',
      },
    ],
  },
});
