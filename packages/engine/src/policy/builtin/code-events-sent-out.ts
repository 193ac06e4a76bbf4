import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'code-events-sent-out',
  version: 1,
  name: 'Repository webhook created',
  description:
    'A repository or organization now sends its events to an external address, including the names, authors ' +
    'and messages of every change.',
  group: 'posture',
  reason: 'A webhook sends every change to an external address until it is removed.',
  techniques: ['T1567'],
  needs: 'GitHub audit log',
  since: 1,
  severity: 'MEDIUM',
  title: 'Webhook created',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'GitHub' },
      { f: 'operation', op: 'in', v: ['hook.create', 'hook.config_changed'] },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'container'],
  window: null,
  examples: {
    match: [
      { source: 'GitHub', vendorOperation: 'hook.create', object: { kind: 'application' } },
      { source: 'GitHub', vendorOperation: 'hook.config_changed' },
    ],
    noMatch: [
      { source: 'GitHub', vendorOperation: 'hook.destroy' },
      { source: 'GitHub', vendorOperation: 'hook.create', outcome: 'failure' },
      { source: 'Slack', vendorOperation: 'hook.create' },
    ],
  },
});
