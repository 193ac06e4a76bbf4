import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'entra-finding',
  version: 1,
  name: 'Entra ID Protection risk',
  description:
    'Entra ID Protection reported a sign-in, a person or an application at medium or high risk: leaked ' +
    'credentials, an anonymous address, a token that was replayed.',
  group: 'vendor',
  reason: 'After an account takeover, later actions are not those of the account’s owner.',
  techniques: [],
  needs: 'Entra ID P2',
  since: 2,
  severity: 'LOW',
  vendor: { name: 'Microsoft Entra ID Protection', sources: ['Entra'] },
  title: 'Entra risk reported',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'Entra' },
      { f: 'stream', op: 'eq', v: 'risk' },
      { f: 'vendorSeverity.level', op: 'in', v: ['medium', 'high', 'critical'] },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Entra',
        stream: 'risk',
        vendorOperation: 'User Risk Detection',
        vendorSeverity: 'high',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Entra',
        stream: 'risk',
        vendorOperation: 'User Risk Detection',
        vendorSeverity: 'low',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Entra',
        stream: 'risk',
        vendorOperation: 'Risky user',
        // Entra's value after someone dismissed it.
        vendorSeverity: 'none',
      },
    ],
  },
});
