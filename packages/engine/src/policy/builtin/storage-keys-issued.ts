import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'storage-keys-issued',
  version: 1,
  name: 'Storage access key issued',
  description:
    'A long-lived storage key was issued that works without sign-in and bypasses user access rules: ' +
    'an HMAC key, a key to delegate access, or a SAS for a whole account.',
  group: 'secrets',
  reason: 'A storage key gives full access and is not tied to a person.',
  techniques: ['T1552', 'T1098.001'],
  needs: 'Azure activity log',
  since: 1,
  severity: 'LOW',
  title: 'Storage access key issued',
  condition: {
    all: [
      { f: 'source', op: 'in', v: ['Google Cloud', 'Azure'] },
      endsWithOne('operation', [
        'hmacKeys.create',
        'hmacKeys.insert',
        '.CreateHmacKey',
        'storageaccounts/regeneratekey/action',
        'blobservices/generateuserdelegationkey/action',
      ]),
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor'],
  window: null,
  examples: {
    match: [
      { source: 'Google Cloud', vendorOperation: 'storage.hmacKeys.create' },
      {
        source: 'Azure',
        vendorOperation: 'MICROSOFT.STORAGE/STORAGEACCOUNTS/REGENERATEKEY/ACTION',
      },
    ],
    noMatch: [
      { source: 'Google Cloud', vendorOperation: 'storage.hmacKeys.delete' },
      { source: 'Azure', vendorOperation: 'microsoft.storage/storageaccounts/listkeys/action' },
      { source: 'Google Cloud', vendorOperation: 'storage.hmacKeys.create', outcome: 'failure' },
    ],
  },
});
