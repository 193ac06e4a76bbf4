import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'second-factor-not-required',
  version: 1,
  name: 'Second factor no longer required',
  description: 'A setting of the organization no longer requires a second factor to sign in.',
  group: 'posture',
  reason: 'A stolen password is enough again.',
  techniques: ['T1556.006'],
  needs: 'Audit logs of Google Workspace, Slack or Okta',
  since: 2,
  severity: 'HIGH',
  title: 'Second factor no longer required',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['Google Drive', 'Gmail'] },
              {
                f: 'operation',
                op: 'in',
                v: ['ENFORCE_STRONG_AUTHENTICATION', 'ALLOW_STRONG_AUTHENTICATION'],
              },
              { f: 'extra.after', op: 'in~', v: ['false', 'off', 'disabled'] },
            ],
          },
          {
            all: [
              { f: 'source', op: 'in', v: ['Slack'] },
              {
                f: 'operation',
                op: 'in~',
                v: ['pref.two_factor_auth_disabled', 'pref.sso_setting_disabled'],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'in', v: ['Okta'] },
              { f: 'operation', op: 'in~', v: ['policy.mfa.disabled'] },
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
        source: 'Google Drive',
        vendorOperation: 'ENFORCE_STRONG_AUTHENTICATION',
        extra: { after: 'false' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Slack',
        vendorOperation: 'pref.two_factor_auth_disabled',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Google Drive',
        vendorOperation: 'ENFORCE_STRONG_AUTHENTICATION',
        extra: { after: 'true' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Slack',
        vendorOperation: 'pref.two_factor_auth_enabled',
      },
    ],
  },
});
