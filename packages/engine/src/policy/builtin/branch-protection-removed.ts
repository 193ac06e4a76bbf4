import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'branch-protection-removed',
  version: 1,
  name: 'Branch protection removed',
  description: 'The rules that require review before changes to a branch were removed.',
  group: 'posture',
  reason: 'One person can then change code or rewrite its history.',
  techniques: ['T1562', 'T1195.002'],
  needs: 'GitHub audit log',
  since: 2,
  severity: 'LOW',
  title: 'Branch protection removed',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      { f: 'source', op: 'eq', v: 'GitHub' },
      { f: 'operation', op: 'in', v: ['protected_branch.destroy', 'repository_ruleset.destroy'] },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'protected_branch.destroy',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'repository_ruleset.destroy',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'protected_branch.create',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'GitHub',
        vendorOperation: 'protected_branch.policy_override',
      },
    ],
  },
});
