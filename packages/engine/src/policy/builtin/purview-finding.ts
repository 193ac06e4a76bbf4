import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'purview-finding',
  version: 1,
  name: 'Microsoft Purview match',
  description:
    'A data loss prevention or insider risk policy of Microsoft Purview matched. Its severity is the base of the score.',
  group: 'vendor',
  reason: 'Purview inspects content that the audit log does not contain.',
  techniques: [],
  needs: 'Microsoft Purview DLP',
  since: 2,
  severity: 'LOW',
  vendor: {
    name: 'Microsoft Purview',
    sources: ['Microsoft 365', 'Exchange', 'SharePoint', 'OneDrive', 'Microsoft Teams', 'PowerBI'],
  },
  title: 'Microsoft Purview policy matched',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: ['Microsoft 365', 'Exchange', 'SharePoint', 'OneDrive', 'Microsoft Teams', 'PowerBI'],
      },
      {
        f: 'operation',
        op: 'in~',
        v: ['DLPRuleMatch', 'DlpRuleMatch', 'InsiderRiskAlert', 'AlertTriggered'],
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
        source: 'OneDrive',
        vendorOperation: 'DLPRuleMatch',
        vendorSeverity: 'High',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'OneDrive',
        vendorOperation: 'DLPRuleUndo',
        vendorSeverity: 'High',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'OneDrive',
        vendorOperation: 'DLPRuleMatch',
      },
    ],
  },
});
