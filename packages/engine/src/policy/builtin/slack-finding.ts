import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'slack-finding',
  version: 2,
  name: 'Slack anomaly or DLP match',
  description:
    'Slack reported unusual behavior of an account, or a data loss prevention rule of Slack matched.',
  group: 'vendor',
  reason: 'Slack compares sessions and content that its audit log does not contain.',
  techniques: [],
  needs: 'Slack Enterprise Grid',
  since: 2,
  severity: 'MEDIUM',
  vendor: { name: 'Slack', sources: ['Slack'] },
  title: 'Slack anomaly reported',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'Slack',
      },
      {
        f: 'operation',
        op: 'in',
        v: ['anomaly', 'native_dlp_rule_action_applied'],
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
        source: 'Slack',
        vendorOperation: 'anomaly',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Slack',
        vendorOperation: 'file_downloaded',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'anomaly',
      },
    ],
  },
});
