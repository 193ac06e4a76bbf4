import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'cortex-finding',
  version: 1,
  name: 'Cortex alert or incident',
  description:
    'Palo Alto Cortex raised an alert or an incident. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'Cortex correlates endpoint and network behaviour.',
  techniques: [],
  needs: 'Cortex XDR',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'Cortex', sources: ['Cortex'] },
  title: 'Cortex alert',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'Cortex',
      },
      {
        f: 'stream',
        op: 'in',
        v: ['alerts', 'incidents'],
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
        source: 'Cortex',
        stream: 'alerts',
        vendorSeverity: 'medium',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Cortex',
        stream: 'alerts',
        vendorSeverity: 'informational',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Cortex',
        stream: 'management-audit',
        vendorSeverity: 'high',
      },
    ],
  },
});
