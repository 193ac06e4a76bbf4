import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'repository-leaves-organization',
  version: 1,
  name: 'Repository transferred or created as public',
  description:
    'A repository was transferred to another owner, or a new public repository was created. Code ' +
    'leaves the organization’s control.',
  group: 'code',
  reason: 'Anyone with access to the repository has the code and its full history.',
  techniques: ['T1567.001', 'T1213.003'],
  needs: 'GitHub audit log',
  since: 1,
  severity: 'MEDIUM',
  title: 'Repository leaves the organization',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'GitHub' },
      {
        any: [
          {
            f: 'operation',
            op: 'in',
            v: [
              'repo.transfer',
              'repo.transfer_start',
              'repo.transfer_outgoing',
              'repository.transferred',
            ],
          },
          {
            all: [
              { f: 'operation', op: 'in', v: ['repo.create', 'repository.created'] },
              { f: 'visibility.after', op: 'eq', v: 'public' },
            ],
          },
        ],
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      { source: 'GitHub', vendorOperation: 'repo.transfer_outgoing', movement: 'share' },
      {
        source: 'GitHub',
        vendorOperation: 'repo.create',
        object: { kind: 'folder', name: 'tools' },
        visibilityAfter: 'public',
      },
    ],
    noMatch: [
      { source: 'GitHub', vendorOperation: 'repo.create', visibilityAfter: 'private' },
      { source: 'GitHub', vendorOperation: 'repo.create' },
      { source: 'GitHub', vendorOperation: 'repo.rename' },
      { source: 'GitHub', vendorOperation: 'repo.transfer', outcome: 'failure' },
    ],
  },
});
