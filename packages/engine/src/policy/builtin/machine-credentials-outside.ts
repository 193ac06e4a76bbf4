import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { INSIDE_ADDRESSES } from '../inside-addresses.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'machine-credentials-outside',
  version: 1,
  name: 'Machine credentials used to read stored data over the internet',
  description:
    'Stored data was downloaded from an internet address with credentials issued to a cloud machine, ' +
    'which suggests stolen credentials. Add an exception or a network endpoint for machines that connect ' +
    'through their own public address.',
  group: 'secrets',
  reason: 'Machine credentials used outside the machine were probably stolen.',
  techniques: ['T1552.005', 'T1078.004'],
  needs: 'AWS CloudTrail with S3 data events',
  since: 1,
  severity: 'MEDIUM',
  title: 'Machine credentials used from outside',
  condition: {
    all: [
      { f: 'extra.instance', op: 'exists' },
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
        source: 'AWS S3',
        vendorOperation: 'GetObject',
        movement: 'download',
        object: { kind: 'file', name: 'ledger.csv' },
        network: { sourceIp: '203.0.113.10' },
        extra: { instance: 'i-0a1b2c3d4e5f60718' },
      },
    ],
    noMatch: [
      {
        source: 'AWS S3',
        movement: 'download',
        network: { sourceIp: '10.1.2.3' },
        extra: { instance: 'i-0a1b2c3d4e5f60718' },
      },
      { source: 'AWS S3', movement: 'download', network: { sourceIp: '203.0.113.10' } },
      {
        source: 'AWS S3',
        movement: 'none',
        network: { sourceIp: '203.0.113.10' },
        extra: { instance: 'i-0a1b2c3d4e5f60718' },
      },
      { source: 'AWS S3', movement: 'download', extra: { instance: 'i-0a1b2c3d4e5f60718' } },
    ],
  },
});
