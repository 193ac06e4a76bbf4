import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'salesforce-finding',
  version: 1,
  name: 'Salesforce threat detection',
  description:
    'Salesforce threat detection reported an unusual report or query, a hijacked session, credential ' +
    'stuffing, or a guest user with unusual access.',
  group: 'vendor',
  reason: 'Salesforce compares each session with the person’s earlier activity.',
  techniques: [],
  needs: 'Salesforce Shield or Event Monitoring',
  since: 2,
  severity: 'MEDIUM',
  vendor: { name: 'Salesforce', sources: ['Salesforce'] },
  title: 'Salesforce threat reported',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'Salesforce' },
      { f: 'stream', op: 'eq', v: 'threats' },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Salesforce',
        stream: 'threats',
        vendorOperation: 'ReportAnomaly',
        vendorRule: 'ReportAnomaly',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Salesforce',
        stream: 'reports',
        vendorOperation: 'ReportExport',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Okta',
        stream: 'threats',
        vendorOperation: 'ReportAnomaly',
      },
    ],
  },
});
