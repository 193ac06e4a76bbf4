import { field, recordsOf, textAt } from '../kit/field.ts';
import { truth } from '../kit/number.ts';
import { EVERY_PORT, isEveryNetwork, portList } from '../kit/port-list.ts';
import { lowerText, text } from '../kit/text.ts';

/** Where rules are in requests: one at the top, lists for EC2, RDS and Redshift write a bare network. */
const RULE_LISTS = ['ipPermissions.items', 'ModifySecurityGroupRulesRequest.SecurityGroupRule'];

/**
 * Ports that a call opened to every Internet address, as one text in ascending order: `22, 443`,
 * `0-65535`, or `all`. Null if none.
 */
export function internetPorts(parameters: Record<string, unknown>): string | null {
  // Entries of network ACLs also refuse, and also let out.
  if (lowerText(parameters['ruleAction']) === 'deny' || truth(parameters['egress']) === true) {
    return null;
  }
  const listed = RULE_LISTS.flatMap((path) => recordsOf(field(parameters, path)));
  const rules = [
    parameters,
    ...listed,
    ...listed.flatMap((rule) => recordsOf(rule['SecurityGroupRule'])),
  ];
  return portList(rules.filter(isForEverybody).map(portsOf));
}

function isForEverybody(rule: Record<string, unknown>): boolean {
  const networks = [
    textAt(rule, 'cidrIp', 'CidrIpv4', 'cIDRIP', 'cidrBlock'),
    textAt(rule, 'cidrIpv6', 'CidrIpv6', 'ipv6CidrBlock'),
    ...recordsOf(field(rule, 'ipRanges.items')).map((range) => textAt(range, 'cidrIp')),
    ...recordsOf(field(rule, 'ipv6Ranges.items')).map((range) => textAt(range, 'cidrIpv6')),
  ];
  return networks.some(isEveryNetwork);
}

function portsOf(rule: Record<string, unknown>): string {
  const protocol = textAt(rule, 'ipProtocol', 'IpProtocol', 'aclProtocol');
  const from = text(rule['fromPort'] ?? rule['FromPort'] ?? field(rule, 'portRange.from'));
  const to = text(rule['toPort'] ?? rule['ToPort'] ?? field(rule, 'portRange.to'));
  if (protocol === '-1' || from === null || from === '-1') return EVERY_PORT;
  return to === null || to === from ? from : `${from}-${to}`;
}
