import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'network-traffic-copied',
  version: 2,
  name: 'Cloud network traffic mirrored',
  description:
    'Traffic mirroring or recording was enabled for machines. The copy contains everything sent ' +
    'unencrypted over the network.',
  group: 'cloud',
  reason: 'The copy contains the data of every connection.',
  techniques: ['T1040', 'T1020.001'],
  needs: 'AWS, Azure or Google Cloud audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Network traffic mirrored',
  condition: {
    all: [
      { f: 'source', op: 'in', v: ['AWS', 'Google Cloud', 'Azure'] },
      {
        any: [
          {
            f: 'operation',
            op: 'in',
            v: [
              'CreateTrafficMirrorSession',
              'CreateTrafficMirrorTarget',
              'CreateTrafficMirrorFilter',
              'CreateTrafficMirrorFilterRule',
              'ModifyTrafficMirrorSession',
              'ModifyTrafficMirrorFilterRule',
            ],
          },
          endsWithOne('operation', [
            'compute.packetMirrorings.insert',
            'compute.packetMirrorings.patch',
            '/packetCaptures/write',
            '/virtualNetworkTaps/write',
          ]),
        ],
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor'],
  window: null,
  examples: {
    match: [
      { source: 'AWS', vendorOperation: 'CreateTrafficMirrorSession', movement: 'copy' },
      { source: 'Google Cloud', vendorOperation: 'v1.compute.packetMirrorings.insert' },
      {
        source: 'Azure',
        vendorOperation: 'MICROSOFT.NETWORK/NETWORKWATCHERS/PACKETCAPTURES/WRITE',
      },
    ],
    noMatch: [
      { source: 'AWS', vendorOperation: 'DescribeTrafficMirrorTargets' },
      { source: 'AWS', vendorOperation: 'DeleteTrafficMirrorTarget' },
      { source: 'AWS', vendorOperation: 'CreateTrafficMirrorSession', outcome: 'failure' },
    ],
  },
});
