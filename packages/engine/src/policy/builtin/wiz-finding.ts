import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'wiz-finding',
  version: 1,
  name: 'Wiz issue or detection',
  description: 'Wiz reported an issue or a detection. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'Wiz correlates data, exposure and access in the cloud.',
  techniques: [],
  needs: 'Wiz',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'Wiz', sources: ['Wiz'] },
  title: 'Wiz issue',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'Wiz',
      },
      {
        f: 'stream',
        op: 'in',
        v: ['issues', 'detections'],
      },
      {
        f: 'vendorSeverity.level',
        op: 'in',
        v: ['low', 'medium', 'high', 'critical'],
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Wiz',
        stream: 'issues',
        vendorSeverity: 'HIGH',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Wiz',
        stream: 'issues',
        vendorSeverity: 'INFORMATIONAL',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Wiz',
        stream: 'audit',
        vendorSeverity: 'HIGH',
      },
    ],
  },
});
