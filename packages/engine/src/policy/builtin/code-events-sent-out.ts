import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'code-events-sent-out',
  version: 1,
  name: 'Webhook of a repository set up',
  description:
    'A repository or organisation sends what happens in it to an address from now on, the names, authors ' +
    'and messages of every change included.',
  group: 'posture',
  reason: 'A webhook sends every change to an address outside, until somebody removes it.',
  techniques: ['T1567'],
  needs: 'GitHub audit log',
  since: 1,
  severity: 'MEDIUM',
  title: 'Webhook set up',
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
