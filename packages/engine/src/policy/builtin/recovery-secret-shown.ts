import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'recovery-secret-shown',
  version: 1,
  name: 'Another person’s password or recovery key viewed',
  description:
    'An administrator viewed the recovery key of a device or the password of another person’s account. ' +
    'Help desks do this for locked-out users.',
  group: 'secrets',
  reason: 'A recovery key unlocks an encrypted disk without its owner’s sign-in.',
  techniques: ['T1552', 'T1555'],
  needs: 'Audit logs of Entra, Okta or Kandji',
  since: 2,
  severity: 'LOW',
  title: 'Password or recovery key viewed',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['Entra', 'Microsoft 365', 'Intune'] },
              { f: 'operation', op: 'startsWith~', v: 'Read BitLocker key' },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Okta' },
              {
                f: 'operation',
                op: 'in',
                v: ['application.user_membership.show_password', 'pam.secret.reveal'],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Kandji' },
              {
                f: 'operation',
                op: 'in',
                v: ['device_secret.view', 'device.view_secret', 'device.view_secrets'],
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
        source: 'Entra',
        vendorOperation: 'Read BitLocker key',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Kandji',
        vendorOperation: 'device_secret.view',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Entra',
        vendorOperation: 'Add BitLocker key',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Okta',
        vendorOperation: 'application.user_membership.add',
      },
    ],
  },
});
