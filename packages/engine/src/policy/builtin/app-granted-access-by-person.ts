import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'app-granted-access-by-person',
  aliases: ['person-let-app-into-data'],
  version: 1,
  name: 'Person granted an app access to all files or mail',
  description:
    'A person allowed an app to read all their files or mail. Access to individual files, ' +
    'which most apps request, is excluded.',
  group: 'access',
  reason: 'The app can read all of the person’s files or mail until its access is revoked.',
  techniques: ['T1528'],
  needs: 'Google Workspace token audit log',
  since: 1,
  severity: 'LOW',
  title: 'App granted access to all files or mail',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'Google Drive' },
      { f: 'stream', op: 'eq', v: 'token' },
      { f: 'operation', op: 'eq', v: 'authorize' },
      {
        f: 'extra.scopes',
        op: 'matches~',
        v: 'auth/drive(\\.readonly)?(\\s|$)|auth/gmail\\.(readonly|modify)|mail\\.google\\.com',
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['object'],
  window: null,
  examples: {
    match: [
      {
        source: 'Google Drive',
        stream: 'token',
        vendorOperation: 'authorize',
        object: { kind: 'application', name: 'Sync helper' },
        extra: { scopes: 'openid https://www.googleapis.com/auth/drive' },
      },
    ],
    noMatch: [
      {
        source: 'Google Drive',
        stream: 'token',
        vendorOperation: 'authorize',
        extra: { scopes: 'https://www.googleapis.com/auth/drive.file' },
      },
      {
        source: 'Google Drive',
        stream: 'token',
        vendorOperation: 'revoke',
        extra: { scopes: 'https://mail.google.com/' },
      },
      { source: 'Google Drive', stream: 'login', vendorOperation: 'authorize' },
    ],
  },
});
