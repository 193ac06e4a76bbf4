import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'label-removed',
  version: 2,
  name: 'Sensitivity label removed or lowered',
  description: 'A person removed the sensitivity label from a file or message, or lowered it.',
  group: 'protection',
  reason: 'Without the label, rules for confidential files no longer apply.',
  techniques: ['T1562'],
  needs: 'Microsoft Purview sensitivity labels',
  since: 2,
  severity: 'MEDIUM',
  title: 'Sensitivity label removed',
  condition: {
    all: [
      {
        f: 'operation',
        op: 'in~',
        v: [
          'FileSensitivityLabelRemoved',
          'SensitivityLabelRemoved',
          'SensitivityLabelDowngraded',
          'SiteSensitivityLabelRemoved',
          'label_removed',
          'label_field_changed',
          // On devices, as Activity Explorer has it
          'LabelRemoved',
          'RemoveProtection',
        ],
      },
      {
        not: {
          f: 'label.level',
          op: 'in',
          v: ['public'],
        },
      },
      {
        not: {
          f: 'label.before.level',
          op: 'eq',
          v: 'public',
        },
      },
      {
        not: {
          f: 'label.change',
          op: 'in',
          v: ['added', 'raised'],
        },
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
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
        source: 'SharePoint',
        vendorOperation: 'FileSensitivityLabelRemoved',
        extra: {
          label: 'Highly Confidential',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'SharePoint',
        vendorOperation: 'FileSensitivityLabelApplied',
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'SharePoint',
        vendorOperation: 'FileSensitivityLabelRemoved',
        extra: {
          label: 'Public',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Google Drive',
        vendorOperation: 'label_field_changed',
        extra: {
          label: 'Classification',
          labelBefore: 'C0 Internal',
          labelAfter: 'C1 Restricted',
        },
      },
    ],
  },
});
