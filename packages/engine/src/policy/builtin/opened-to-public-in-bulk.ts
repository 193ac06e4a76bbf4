import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

export const policy = defineBuiltinPolicy({
  key: 'opened-to-public-in-bulk',
  version: 1,
  name: 'Files opened to the public in bulk',
  description:
    'One person shared at least 50 different objects with the public, or with anyone with the link, within 60 minutes.',
  group: 'sharing',
  reason: 'Anyone with a link can read the objects, and no one reviews fifty links individually.',
  techniques: ['T1567', 'T1530'],
  needs: 'A file store with audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Files opened to the public in bulk',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'visibility.widened', op: 'eq', v: true },
      { f: 'visibility.after', op: 'in', v: ['link', 'public'] },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(50, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Drive',
        movement: 'share',
        visibilityBefore: 'private',
        visibilityAfter: 'link',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Google Drive',
        movement: 'share',
        visibilityBefore: 'private',
        visibilityAfter: 'link',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Drive',
        movement: 'share',
        visibilityBefore: 'private',
        visibilityAfter: 'link',
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Drive',
        movement: 'share',
        visibilityBefore: 'private',
        visibilityAfter: 'internal',
      },
    ],
  },
});
