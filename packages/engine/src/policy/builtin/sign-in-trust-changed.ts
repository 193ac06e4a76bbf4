import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'sign-in-trust-changed',
  version: 1,
  name: 'Trusted identity provider added or changed',
  description:
    'An identity provider, federation setting or sign-in domain was added or changed. Another party may now decide who can sign in.',
  group: 'access',
  reason: 'Anyone who controls that provider can sign in as any user.',
  techniques: ['T1484.002'],
  needs: 'Audit logs of Entra, Okta, AWS or Google Workspace',
  since: 2,
  severity: 'HIGH',
  title: 'Trusted identity provider added or changed',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['Entra', 'Microsoft 365'] },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'Set domain authentication',
                  'Set domain authentication.',
                  'Set federation settings on domain',
                  'Set federation settings on domain.',
                  'Add unverified domain',
                  'Add unverified domain.',
                  'Verify domain',
                  'Verify domain.',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'in', v: ['Okta'] },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'system.idp.lifecycle.create',
                  'system.idp.lifecycle.update',
                  'system.idp.lifecycle.activate',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS'] },
              {
                f: 'operation',
                op: 'in~',
                v: ['CreateSAMLProvider', 'UpdateSAMLProvider', 'CreateOpenIDConnectProvider'],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'in', v: ['Google Drive', 'Gmail'] },
              { f: 'operation', op: 'in~', v: ['CHANGE_SSO_SETTINGS', 'TOGGLE_SSO_ENABLED'] },
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
        source: 'Okta',
        vendorOperation: 'system.idp.lifecycle.create',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Entra',
        vendorOperation: 'Set federation settings on domain.',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Okta',
        vendorOperation: 'system.idp.lifecycle.delete',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'ListSAMLProviders',
      },
    ],
  },
});
