import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { INSIDE_ADDRESSES } from '../inside-addresses.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'signed-link-from-internet',
  version: 1,
  name: 'Stored data downloaded with a signed link over the internet',
  description:
    'Stored data was downloaded from an internet address with a signed link, which works ' +
    'for anyone who has it and identifies no one. Add applications that give such links to customers to ' +
    'an exception.',
  group: 'cloud',
  reason: 'A signed link works for anyone who has it.',
  techniques: ['T1530'],
  needs: 'Access logs of cloud storage',
  since: 1,
  severity: 'LOW',
  title: 'Downloaded with a signed link',
  condition: {
    all: [
      { f: 'source', op: 'eq', v: 'Azure' },
      { f: 'extra.signedLink', op: 'exists' },
      { f: 'movement', op: 'eq', v: 'download' },
      { f: 'network.sourceIp', op: 'exists' },
      { not: { f: 'network.sourceIp', op: 'cidr', v: INSIDE_ADDRESSES } },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['container'],
  window: null,
  examples: {
    match: [
      {
        source: 'Azure',
        vendorOperation: 'GetBlob',
        movement: 'download',
        object: { kind: 'file', name: 'ledger.csv' },
        network: { sourceIp: '203.0.113.10' },
        extra: { signedLink: 'yes' },
      },
    ],
    noMatch: [
      {
        source: 'Azure',
        movement: 'download',
        network: { sourceIp: '10.1.2.3' },
        extra: { signedLink: 'yes' },
      },
      { source: 'Azure', movement: 'download', network: { sourceIp: '203.0.113.10' } },
      {
        source: 'Azure',
        movement: 'upload',
        network: { sourceIp: '203.0.113.10' },
        extra: { signedLink: 'yes' },
      },
    ],
  },
});
