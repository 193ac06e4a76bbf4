import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'defender-finding',
  version: 1,
  name: 'Microsoft Defender alert',
  description: 'Microsoft Defender raised an alert. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'Defender correlates mail, identity and endpoint behaviour.',
  techniques: [],
  needs: 'Microsoft Defender',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'Microsoft Defender', sources: ['Microsoft 365', 'Azure', 'Device'] },
  title: 'Microsoft Defender alert',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: ['Microsoft 365', 'Azure', 'Device'],
      },
      {
        any: [
          {
            f: 'stream',
            op: 'in',
            v: ['defender-alert', 'defender-incident', 'defender-for-cloud'],
          },
          // An alert of Defender for Cloud in the activity log
          { f: 'operation', op: 'endsWith~', v: 'alerts/activate/action' },
        ],
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
        source: 'Microsoft 365',
        stream: 'defender-alert',
        vendorSeverity: 'high',
      },
      {
        source: 'Azure',
        stream: 'activity',
        vendorOperation: 'Microsoft.Security/locations/alerts/activate/action',
        vendorSeverity: 'high',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Microsoft 365',
        stream: 'defender-alert',
        vendorSeverity: 'informational',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Microsoft 365',
        stream: 'audit',
        vendorSeverity: 'high',
      },
    ],
  },
});
