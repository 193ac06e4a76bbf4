import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_LEAVER, objectsWithin } from '../bulk.ts';
import { PRINT_OPERATIONS } from '../printing.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'leaver-prints-files',
  version: 1,
  name: 'Leaver prints many files',
  description: 'A person close to their last day printed at least 10 different files within a day.',
  group: 'leavers',
  reason: 'Paper leaves the building without a log entry.',
  techniques: ['T1052'],
  needs: 'Last days from an HR system, and Microsoft Purview endpoint or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Leaver printed many files',
  condition: { all: [...BY_LEAVER, { f: 'operation', op: 'in~', v: PRINT_OPERATIONS }] },
  groupBy: ['actor'],
  window: objectsWithin(10, 24 * 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
        occurredAt: 1000,
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
        occurredAt: 9_000_000_000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
        occurredAt: 1000,
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Microsoft 365',
        vendorOperation: 'FileRead',
        occurredAt: 1000,
      },
    ],
    person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
  },
});
