import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'copied-to-other-project',
  version: 1,
  name: 'Stored data copied to another project',
  description:
    'An object was copied from a bucket in one cloud project to a bucket in another. The record does not ' +
    'show who owns the other project.',
  group: 'cloud',
  reason:
    'A bucket in another project may belong to another organization, and its reads are not in your logs.',
  techniques: ['T1537'],
  needs: 'Google Cloud audit logs with data access',
  since: 1,
  severity: 'MEDIUM',
  title: 'Copied to another project',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'Google Cloud' },
      { f: 'movement', op: 'in', v: ['copy', 'download'] },
      { f: 'destination.account', op: 'exists' },
      { f: 'origin.account', op: 'exists' },
      { f: 'destination.account', op: 'ne', v: { field: 'origin.account' } },
      // An account that the settings know is judged by the policy on foreign accounts.
      { f: 'destination.outside', op: 'eq', v: 'unknown' },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'container', 'destination'],
  window: null,
  examples: {
    match: [
      {
        source: 'Google Cloud',
        vendorOperation: 'storage.objects.get',
        movement: 'download',
        origin: { name: 'Google Cloud', container: 'ledger', account: 'prod' },
        destination: { name: 'Google Cloud', container: 'taken', account: 'elsewhere' },
      },
    ],
    noMatch: [
      {
        source: 'Google Cloud',
        movement: 'copy',
        origin: { name: 'Google Cloud', container: 'ledger', account: 'prod' },
        destination: { name: 'Google Cloud', container: 'backup', account: 'prod' },
      },
      {
        source: 'Google Cloud',
        movement: 'copy',
        origin: { name: 'Google Cloud', account: 'prod' },
        destination: { name: 'Google Cloud', container: 'backup' },
      },
      {
        source: 'Google Cloud',
        movement: 'copy',
        origin: { name: 'Google Cloud', account: 'prod' },
        destination: { name: 'Google Cloud', account: 'archive', outside: 'no' },
      },
    ],
  },
});
