import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'code-pushed-outside',
  version: 1,
  name: 'Source code pushed to an external account',
  description: 'Source code was pushed to a repository that does not belong to the organization.',
  group: 'code',
  reason: 'A push to an external repository copies the code with its full history.',
  techniques: ['T1567.001'],
  needs: 'GitHub audit log, browser extension or endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Source code pushed to an external account',
  condition: {
    all: [
      {
        f: 'movement',
        op: 'eq',
        v: 'upload',
      },
      {
        f: 'action',
        op: 'eq',
        v: 'CLI',
      },
      {
        f: 'process.name',
        op: 'in~',
        v: ['git', 'git.exe', 'git-remote-https', 'gh', 'gh.exe'],
      },
      {
        f: 'destination.service',
        op: 'eq',
        v: 'code',
      },
      {
        f: 'destination.outside',
        op: 'eq',
        v: 'yes',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'CLI',
        movement: 'upload',
        process: {
          name: 'git.exe',
        },
        destination: {
          kind: 'app',
          name: 'GitHub',
          host: 'github.com',
          account: 'timk-dev',
          outside: 'yes',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'CLI',
        movement: 'upload',
        process: {
          name: 'git.exe',
        },
        destination: {
          kind: 'app',
          name: 'GitHub',
          host: 'github.com',
          account: 'example',
          outside: 'no',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'CLI',
        movement: 'upload',
        process: {
          name: 'curl',
        },
        destination: {
          kind: 'host',
          name: 'files.example',
          outside: 'yes',
        },
      },
    ],
  },
});
