import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'packed-out-of-container',
  version: 1,
  name: 'Files copied out of a container',
  description:
    'A command in a container archived files to its output, which copies them out of the container to ' +
    'the caller. The cluster’s own accounts are excluded.',
  group: 'cloud',
  reason: 'This is a common way to copy files out of a running container.',
  techniques: ['T1609', 'T1560.001'],
  needs: 'Kubernetes audit log',
  since: 1,
  severity: 'HIGH',
  title: 'Files copied out of a container',
  condition: {
    all: [
      { f: 'action', op: 'eq', v: 'CLI' },
      {
        f: 'process.commandLine',
        op: 'matches~',
        v: '\\btar\\s(.*\\s)?-?\\w*c\\w*f\\w*\\s+-(\\s|$)',
      },
      { f: 'actor.kind', op: 'ne', v: 'system' },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'container'],
  window: null,
  examples: {
    match: [
      {
        source: 'Google Cloud',
        vendorOperation: 'io.k8s.core.v1.pods.exec.create',
        action: 'CLI',
        actor: { kind: 'person', email: 'dana@example.com' },
        process: { commandLine: 'tar cf - /var/lib/ledger' },
      },
      { source: 'Azure', action: 'CLI', process: { commandLine: 'sh -c tar -czf - /app' } },
    ],
    noMatch: [
      { action: 'CLI', process: { commandLine: 'tar xf - -C /tmp' } },
      { action: 'CLI', process: { commandLine: 'tar czf backup.tar.gz /app/data' } },
      { action: 'CLI', process: { commandLine: '/bin/sh' } },
      {
        action: 'CLI',
        actor: { kind: 'system' },
        process: { commandLine: 'tar cf - /var/log' },
      },
    ],
  },
});
