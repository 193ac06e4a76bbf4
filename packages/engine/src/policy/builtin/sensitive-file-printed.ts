import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { PRINT_OPERATIONS } from '../printing.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'sensitive-file-printed',
  version: 1,
  name: 'Sensitive file printed',
  description: 'A file with sensitive data or a confidential label was printed.',
  group: 'printing',
  reason: 'Paper leaves the building without a log entry.',
  techniques: ['T1052'],
  needs: 'Microsoft Purview endpoint or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Sensitive file printed',
  condition: {
    all: [
      {
        f: 'operation',
        op: 'in~',
        v: PRINT_OPERATIONS,
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
      {
        any: [
          {
            f: 'extra.sensitiveTypes',
            op: 'exists',
          },
          {
            f: 'label.level',
            op: 'in',
            v: ['secret', 'confidential'],
          },
          {
            f: 'data.sensitivity',
            op: 'gte',
            v: 3,
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
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
        extra: {
          sensitiveTypes: 'International Banking Account Number (IBAN)',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Microsoft 365',
        vendorOperation: 'FilePrinted',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Microsoft 365',
        vendorOperation: 'FileRead',
        extra: {
          sensitiveTypes: 'x',
        },
      },
    ],
  },
});
