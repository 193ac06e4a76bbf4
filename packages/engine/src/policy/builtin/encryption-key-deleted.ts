import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'encryption-key-deleted',
  version: 1,
  name: 'Encryption key disabled or deleted',
  description: 'A key that encrypts stored data was disabled, scheduled for deletion or destroyed.',
  group: 'protection',
  reason: 'Without the key, all data it encrypted is lost.',
  techniques: ['T1485', 'T1490'],
  needs: 'AWS CloudTrail, Azure or Google Cloud audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Encryption key disabled or deleted',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS', 'AWS S3'] },
              {
                f: 'operation',
                op: 'in~',
                v: ['ScheduleKeyDeletion', 'DisableKey', 'DeleteImportedKeyMaterial'],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'in', v: ['Azure'] },
              { f: 'operation', op: 'in~', v: ['KeyDelete', 'KeyPurge', 'VaultDelete'] },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', ['DestroyCryptoKeyVersion']),
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
        source: 'AWS',
        vendorOperation: 'ScheduleKeyDeletion',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Cloud',
        vendorOperation: 'google.cloud.kms.v1.KeyManagementService.DestroyCryptoKeyVersion',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'CancelKeyDeletion',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'CreateKey',
      },
    ],
  },
});
