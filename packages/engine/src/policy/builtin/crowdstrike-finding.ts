import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'crowdstrike-finding',
  version: 1,
  name: 'CrowdStrike detection',
  description: 'CrowdStrike Falcon raised a detection. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'Falcon sees processes and devices that cloud logs do not show.',
  techniques: [],
  needs: 'CrowdStrike Falcon',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'CrowdStrike', sources: ['CrowdStrike Falcon'] },
  title: 'CrowdStrike detection',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'CrowdStrike Falcon',
      },
      {
        f: 'stream',
        op: 'in',
        v: ['alerts', 'event-stream'],
      },
      {
        f: 'vendorRule',
        op: 'exists',
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
        source: 'CrowdStrike Falcon',
        stream: 'alerts',
        vendorRule: 'Exfiltration via Web Service',
        vendorSeverity: '70',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'CrowdStrike Falcon',
        stream: 'fdr',
        vendorRule: 'x',
        vendorSeverity: '70',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'CrowdStrike Falcon',
        stream: 'alerts',
        vendorRule: 'x',
        vendorSeverity: '15',
      },
    ],
  },
});
