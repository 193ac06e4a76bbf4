import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'okta-finding',
  version: 1,
  name: 'Okta threat detected',
  description: 'Okta ThreatInsight or identity threat protection reported a threat.',
  group: 'vendor',
  reason: 'Okta compares sign-ins across all its customers.',
  techniques: [],
  needs: 'Okta ThreatInsight or risk events',
  since: 2,
  severity: 'MEDIUM',
  vendor: { name: 'Okta', sources: ['Okta'] },
  title: 'Okta threat reported',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'Okta',
      },
      {
        any: [
          {
            f: 'operation',
            op: 'in',
            v: [
              'security.threat.detected',
              'security.attack.start',
              'user.session.context.change',
              'security.breached_credential.detected',
              'user.account.report_suspicious_activity_by_enduser',
            ],
          },
          {
            all: [
              {
                f: 'operation',
                op: 'eq',
                v: 'user.risk.change',
              },
              {
                f: 'vendorSeverity.level',
                op: 'in',
                v: ['high', 'critical'],
              },
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
        source: 'Okta',
        vendorOperation: 'security.threat.detected',
        vendorSeverity: 'WARN',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'user.session.start',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Okta',
        vendorOperation: 'user.risk.change',
        vendorSeverity: 'INFO',
      },
    ],
  },
});
