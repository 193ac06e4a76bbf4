import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'device-rules-removed',
  version: 1,
  name: 'Rules for managed devices removed',
  description: 'A compliance or configuration rule for managed devices was removed.',
  group: 'posture',
  reason: 'Such rules enforce encryption, screen locks and limits on removable disks.',
  techniques: ['T1562.001'],
  needs: 'Intune audit log',
  since: 2,
  severity: 'MEDIUM',
  title: 'Rules for managed devices removed',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'eq', v: 'Intune' },
              {
                any: [
                  { f: 'operation', op: 'startsWith~', v: 'Delete DeviceCompliancePolicy' },
                  { f: 'operation', op: 'startsWith~', v: 'Delete DeviceConfiguration' },
                  {
                    f: 'operation',
                    op: 'startsWith~',
                    v: 'Delete DeviceManagementConfigurationPolicy',
                  },
                ],
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
        actor: { kind: 'person' },
        source: 'Intune',
        vendorOperation: 'Delete DeviceCompliancePolicy',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Intune',
        vendorOperation: 'Delete DeviceConfiguration',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Intune',
        vendorOperation: 'Create DeviceCompliancePolicy',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Intune',
        vendorOperation: 'Patch DeviceConfiguration',
      },
    ],
  },
});
