import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'network-opened-to-internet',
  version: 1,
  name: 'Network opened to the internet',
  description:
    'A cloud firewall allows every internet address on ports other than those of ' +
    'websites. Administration, databases and file shares become reachable from anywhere.',
  group: 'posture',
  reason: 'Anyone on the internet can try to reach data behind an open port.',
  techniques: ['T1562.007'],
  needs: 'AWS, Azure or Google Cloud audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Network opened to the internet',
  condition: {
    all: [
      { f: 'extra.internetPorts', op: 'exists' },
      // Website ports are meant to be reachable.
      { f: 'extra.internetPorts', op: 'notIn', v: ['80', '443', '80, 443'] },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        source: 'AWS',
        vendorOperation: 'AuthorizeSecurityGroupIngress',
        object: { kind: 'setting', id: 'sg-1' },
        extra: { internetPorts: '22' },
      },
      { source: 'AWS', object: { kind: 'setting' }, extra: { internetPorts: 'all' } },
      { source: 'AWS', object: { kind: 'setting' }, extra: { internetPorts: '80, 3306' } },
    ],
    noMatch: [
      { source: 'AWS', object: { kind: 'setting' }, extra: { internetPorts: '443' } },
      { source: 'AWS', object: { kind: 'setting' }, extra: { internetPorts: '80, 443' } },
      { source: 'AWS', object: { kind: 'setting' }, extra: {} },
      {
        source: 'AWS',
        object: { kind: 'setting' },
        extra: { internetPorts: '22' },
        outcome: 'failure',
      },
    ],
  },
});
