import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'second-factor-not-required',
  version: 1,
  name: 'Second factor no longer required',
  description: 'A setting of the organization no longer requires a second factor to sign in.',
  group: 'posture',
  reason: 'A stolen password is enough to sign in.',
  techniques: ['T1556.006'],
  needs: 'Google Workspace audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Second factor no longer required',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      { f: 'source', op: 'in', v: ['Google Drive', 'Gmail'] },
      {
        f: 'operation',
        op: 'in',
        v: ['ENFORCE_STRONG_AUTHENTICATION', 'ALLOW_STRONG_AUTHENTICATION'],
      },
      { f: 'extra.after', op: 'in~', v: ['false', 'off', 'disabled'] },
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
        source: 'Gmail',
        vendorOperation: 'ALLOW_STRONG_AUTHENTICATION',
        extra: { after: 'OFF' },
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
        source: 'Google Drive',
        vendorOperation: 'CHANGE_SESSION_LENGTH',
        extra: { after: 'off' },
      },
    ],
  },
});
