import { field, recordsOf, textAt } from '../kit/field.ts';
import { text } from '../kit/text.ts';

/** Network `anything/0`, whatever stands before the slash. */
const EVERY_NETWORK = /\/0+$/;
/** Protocols that have no ports, and so open whatever answers to them. */
const ALL = 'all';

/** Where rules stand in requests: one at the top, lists for EC2, RDS and Redshift write a bare network. */
const RULE_LISTS = ['ipPermissions.items', 'ModifySecurityGroupRulesRequest.SecurityGroupRule'];

/**
 * Ports that a call opened to every address of the Internet, as one text in ascending order: `22, 443`,
 * `0-65535`, or `all`. Null when it opened none to everybody.
 */
export function internetPorts(parameters: Record<string, unknown>): string | null {
  const listed = RULE_LISTS.flatMap((path) => recordsOf(field(parameters, path)));
  const rules = [
    parameters,
    ...listed,
    ...listed.flatMap((rule) => recordsOf(rule['SecurityGroupRule'])),
  ];
  const opened = rules.filter(isForEverybody).map(portsOf);
  if (opened.length === 0) return null;
  if (opened.includes(ALL)) return ALL;
  const inOrder = [...new Set(opened)].toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b));
  return inOrder.join(', ');
}

function isForEverybody(rule: Record<string, unknown>): boolean {
  const networks = [
    textAt(rule, 'cidrIp', 'CidrIpv4', 'cIDRIP'),
    textAt(rule, 'cidrIpv6', 'CidrIpv6'),
    ...recordsOf(field(rule, 'ipRanges.items')).map((range) => textAt(range, 'cidrIp')),
    ...recordsOf(field(rule, 'ipv6Ranges.items')).map((range) => textAt(range, 'cidrIpv6')),
  ];
  return networks.some((network) => network !== null && EVERY_NETWORK.test(network));
}

function portsOf(rule: Record<string, unknown>): string {
  const protocol = textAt(rule, 'ipProtocol', 'IpProtocol');
  const from = text(rule['fromPort'] ?? rule['FromPort']);
  const to = text(rule['toPort'] ?? rule['ToPort']);
  if (protocol === '-1' || from === null || from === '-1') return ALL;
  return to === null || to === from ? from : `${from}-${to}`;
}
