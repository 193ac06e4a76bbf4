import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

const MINUTE_MS = 60_000;

export const policy = defineBuiltinPolicy({
  key: 'secrets-read-in-bulk',
  version: 1,
  name: 'Secrets read in bulk',
  description:
    'One account read at least 20 different secrets or keys from a vault within 60 minutes. ' +
    'Parameters, which programs read constantly, are excluded.',
  group: 'secrets',
  reason: 'These credentials give access to other systems.',
  techniques: ['T1555.006'],
  needs: 'Audit logs of a vault: AWS, Azure, Google Cloud or Okta',
  since: 1,
  severity: 'MEDIUM',
  title: 'Secrets read in bulk',
  condition: {
    all: [
      { f: 'actor.key', op: 'exists' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS', 'Okta', 'Azure'] },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'GetSecretValue',
                  'BatchGetSecretValue',
                  'pam.secret.reveal',
                  'SecretGet',
                  'SecretBackup',
                  'KeyBackup',
                  'CertificateBackup',
                  'microsoft.keyvault/vaults/secrets/getsecret/action',
                  'microsoft.keyvault/vaults/secrets/backup/action',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', ['AccessSecretVersion', 'core.v1.secrets.get']),
            ],
          },
        ],
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor'],
  window: {
    metric: 'objects',
    threshold: 20,
    windowMs: 60 * MINUTE_MS,
    episodeGapMs: 6 * 60 * MINUTE_MS,
    groupBy: ['actor'],
  },
  examples: {
    match: [
      {
        source: 'AWS',
        vendorOperation: 'GetSecretValue',
        action: 'View',
        actorKey: 'dana@example.com',
        object: { kind: 'other', id: 'db-password' },
      },
      { source: 'Azure', vendorOperation: 'SecretGet', actorKey: 'dana@example.com' },
      {
        source: 'Google Cloud',
        vendorOperation: 'google.cloud.secretmanager.v1.SecretManagerService.AccessSecretVersion',
        actorKey: 'dana@example.com',
      },
    ],
    noMatch: [
      { source: 'AWS', vendorOperation: 'GetSecretValue', actorKey: null },
      { source: 'AWS', vendorOperation: 'ListSecrets', actorKey: 'dana@example.com' },
      { source: 'AWS', vendorOperation: 'GetParameter', actorKey: 'dana@example.com' },
      {
        source: 'AWS',
        vendorOperation: 'GetSecretValue',
        actorKey: 'dana@example.com',
        outcome: 'failure',
      },
    ],
  },
});
