import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'google-finding',
  version: 1,
  name: 'Google DLP match or alert',
  description:
    'A data protection rule of Google Workspace matched, or its alert center raised an alert. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'Google sees content and sign-ins that audit logs do not contain.',
  techniques: [],
  needs: 'Google Workspace alert center or DLP',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'Google Workspace', sources: ['Google Drive', 'Gmail'] },
  title: 'Google data protection rule matched',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: ['Google Drive', 'Gmail'],
      },
      {
        any: [
          {
            all: [
              {
                f: 'stream',
                op: 'eq',
                v: 'rules',
              },
              {
                f: 'operation',
                op: 'in',
                v: ['action_complete', 'rule_match', 'content_matched', 'rule_trigger'],
              },
            ],
          },
          {
            f: 'stream',
            op: 'eq',
            v: 'alert-center',
          },
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
        source: 'Google Drive',
        stream: 'rules',
        vendorOperation: 'rule_match',
        vendorSeverity: 'HIGH',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        stream: 'rules',
        vendorOperation: 'rule_match',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        stream: 'drive',
        vendorOperation: 'view',
        vendorSeverity: 'HIGH',
      },
    ],
  },
});
