import { expect, test } from 'vitest';
import { internetPorts } from './internet-ports.ts';

const EVERYBODY = { items: [{ cidrIp: '0.0.0.0/0' }] };

test.each([
  ['one rule', { ipProtocol: 'tcp', fromPort: 22, toPort: 22, cidrIp: '0.0.0.0/0' }, '22'],
  ['any network of length 0', { fromPort: 22, toPort: 22, cidrIp: '203.0.113.7/0' }, '22'],
  ['a range', { fromPort: 0, toPort: 65_535, cidrIp: '0.0.0.0/0' }, '0-65535'],
  [
    'a list, in order and each once',
    {
      ipPermissions: {
        items: [
          { ipProtocol: 'tcp', fromPort: 443, toPort: 443, ipRanges: EVERYBODY },
          { fromPort: 80, toPort: 80, ipv6Ranges: { items: [{ cidrIpv6: '::/0' }] } },
          { fromPort: 80, toPort: 80, ipRanges: EVERYBODY },
          { fromPort: 22, toPort: 22, ipRanges: { items: [{ cidrIp: '10.0.0.0/8' }] } },
        ],
      },
    },
    '80, 443',
  ],
  [
    'every protocol',
    { ipPermissions: { items: [{ ipProtocol: '-1', ipRanges: EVERYBODY }] } },
    'all',
  ],
  [
    'a rule that is changed',
    {
      ModifySecurityGroupRulesRequest: {
        SecurityGroupRule: {
          SecurityGroupRule: {
            IpProtocol: 'tcp',
            FromPort: 3389,
            ToPort: 3389,
            CidrIpv4: '0.0.0.0/0',
          },
        },
      },
    },
    '3389',
  ],
  ['a database of the time before networks', { cIDRIP: '0.0.0.0/0' }, 'all'],
  [
    'an entry of a network ACL',
    {
      ruleAction: 'allow',
      egress: false,
      cidrBlock: '0.0.0.0/0',
      portRange: { from: 700, to: 702 },
    },
    '700-702',
  ],
  ['an entry that refuses', { ruleAction: 'deny', egress: false, cidrBlock: '0.0.0.0/0' }, null],
  ['an entry that lets out', { ruleAction: 'allow', egress: true, cidrBlock: '0.0.0.0/0' }, null],
  ['one network', { fromPort: 22, toPort: 22, cidrIp: '203.0.113.0/24' }, null],
  [
    'another group',
    { ipPermissions: { items: [{ groups: { items: [{ groupId: 'sg-2' }] } }] } },
    null,
  ],
  ['nothing', {}, null],
])('%s opens %j: %s', (_case, parameters, ports) => {
  expect(internetPorts(parameters)).toBe(ports);
});
