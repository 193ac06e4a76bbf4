import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';
import { PRINT_OPERATIONS } from '../printing.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'mass-printing',
  version: 1,
  name: 'Mass printing',
  description: 'One person printed at least 30 different files within 60 minutes.',
  group: 'printing',
  reason: 'Paper leaves the building without a log entry.',
  techniques: ['T1052'],
  needs: 'Microsoft Purview endpoint or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Files printed in bulk',
  condition: { all: [...BY_PERSON, { f: 'operation', op: 'in~', v: PRINT_OPERATIONS }] },
  groupBy: ['actor'],
  window: objectsWithin(30, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'FileRead',
      },
    ],
  },
});
