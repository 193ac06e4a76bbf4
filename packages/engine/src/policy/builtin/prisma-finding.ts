import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'prisma-finding',
  version: 1,
  name: 'Prisma Cloud alert',
  description:
    'Prisma Cloud raised an alert or an incident. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'Prisma Cloud checks the cloud configuration.',
  techniques: [],
  needs: 'Prisma Cloud',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'Prisma Cloud', sources: ['Prisma'] },
  title: 'Prisma Cloud alert',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'Prisma',
      },
      {
        f: 'stream',
        op: 'in',
        v: ['alerts', 'incidents'],
      },
      {
        any: [
          { f: 'vendorSeverity.level', op: 'in', v: ['low', 'medium', 'high', 'critical'] },
          // Host and container incidents have none.
          {
            all: [
              { f: 'stream', op: 'eq', v: 'incidents' },
              { not: { f: 'vendorSeverity.level', op: 'exists' } },
            ],
          },
        ],
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
        source: 'Prisma',
        stream: 'alerts',
        vendorSeverity: 'high',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Prisma',
        stream: 'alerts',
        vendorSeverity: 'informational',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Prisma',
        stream: 'audit',
        vendorSeverity: 'high',
      },
    ],
  },
});
