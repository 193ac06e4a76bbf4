import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'backups-deleted',
  version: 1,
  name: 'Backups or snapshots deleted in bulk',
  description:
    'One account deleted at least 10 snapshots, recovery points or backup vaults within 60 minutes.',
  group: 'cloud',
  reason: 'Attackers delete backups before they encrypt or delete the data itself.',
  techniques: ['T1490', 'T1485'],
  needs: 'AWS CloudTrail, Azure or Google Cloud audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Backups or snapshots deleted in bulk',
  condition: {
    all: [
      ...BY_PERSON,
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS'] },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'DeleteSnapshot',
                  'DeleteDBSnapshot',
                  'DeleteDBClusterSnapshot',
                  'DeleteRecoveryPoint',
                  'DeleteBackupVault',
                  'DeleteBackupPlan',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Azure' },
              endsWithOne('operation', [
                'microsoft.recoveryservices/vaults/delete',
                'microsoft.recoveryservices/vaults/backupfabrics/protectioncontainers/protecteditems/delete',
                'microsoft.compute/snapshots/delete',
                'microsoft.compute/restorepointcollections/delete',
              ]),
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', ['compute.snapshots.delete', 'SqlBackupRunsService.Delete']),
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(10, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'DeleteSnapshot',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Cloud',
        vendorOperation: 'v1.compute.snapshots.delete',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'AWS',
        vendorOperation: 'DeleteSnapshot',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'CreateSnapshot',
      },
    ],
  },
});
