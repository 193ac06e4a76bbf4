import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'mail-protection-weakened',
  version: 1,
  name: 'Mail protection removed',
  description: 'A mail rule against malware, phishing or malicious links was removed or disabled.',
  group: 'protection',
  reason: 'Mail is the most common attack vector, and the rule blocked it.',
  techniques: ['T1562'],
  needs: 'Exchange audit logs',
  since: 2,
  severity: 'MEDIUM',
  title: 'Mail protection removed',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        all: [
          { f: 'source', op: 'in', v: ['Exchange', 'Microsoft 365'] },
          {
            f: 'operation',
            op: 'in~',
            v: [
              'Remove-AntiPhishPolicy',
              'Remove-AntiPhishRule',
              'Disable-AntiPhishRule',
              'Remove-MalwareFilterPolicy',
              'Remove-MalwareFilterRule',
              'Disable-MalwareFilterRule',
              'Remove-SafeAttachmentPolicy',
              'Remove-SafeAttachmentRule',
              'Disable-SafeAttachmentRule',
              'Remove-SafeLinksPolicy',
              'Remove-SafeLinksRule',
              'Disable-SafeLinksRule',
              'Remove-HostedContentFilterRule',
              'Disable-HostedContentFilterRule',
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
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'Disable-SafeLinksRule',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'Remove-AntiPhishPolicy',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'New-SafeLinksRule',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Exchange',
        vendorOperation: 'Get-AntiPhishPolicy',
      },
    ],
  },
});
