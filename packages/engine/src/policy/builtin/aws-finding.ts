import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'aws-finding',
  version: 1,
  name: 'Amazon GuardDuty, Macie or Security Hub finding',
  description: 'An AWS security service reported a finding. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'AWS sees account and network behaviour that no other source records.',
  techniques: [],
  needs: 'GuardDuty, Macie or Security Hub findings',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'Amazon GuardDuty, Macie and Security Hub', sources: ['AWS', 'AWS S3'] },
  title: 'AWS security finding',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: ['AWS', 'AWS S3'],
      },
      {
        f: 'stream',
        op: 'in',
        v: ['guardduty', 'securityhub', 'macie'],
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
        source: 'AWS',
        stream: 'guardduty',
        vendorOperation: 'Exfiltration',
        vendorSeverity: '8',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        stream: 'macie',
        vendorSeverity: 'High',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        stream: 'cloudtrail',
        vendorSeverity: '8',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'AWS',
        stream: 'securityhub',
        vendorSeverity: 'INFORMATIONAL',
      },
    ],
  },
});
