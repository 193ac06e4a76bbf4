import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { INSIDE_ADDRESSES } from '../inside-addresses.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'machine-credentials-outside',
  version: 1,
  name: 'Stored data read over the Internet with the credentials of a machine',
  description:
    'Stored data was downloaded with the credentials that the cloud gives to one of its machines, from an ' +
    'address of the Internet: so do credentials that were taken from the machine. Machines that go out ' +
    'through an address of their own belong into an exception, or behind an endpoint of the network.',
  group: 'secrets',
  reason: 'Credentials of a machine belong on that machine. Used elsewhere, they were stolen.',
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
