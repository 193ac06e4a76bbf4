import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'network-traffic-copied',
  version: 1,
  name: 'Network traffic of the cloud copied',
  description:
    'The traffic of machines was set to be mirrored or recorded: whoever reads the copy reads what goes ' +
    'over the network unencrypted.',
  severity: 'MEDIUM',
  title: 'Network traffic copied',
  condition: {
    all: [
      {
        f: 'operation',
        op: 'matches~',
        v: '^(Create|Modify)TrafficMirror(Session|Target|Filter|FilterRule)$|compute\\.packetMirrorings\\.(insert|patch)$|/packetCaptures/write$|/virtualNetworkTaps/write$',
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
