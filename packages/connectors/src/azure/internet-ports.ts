import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { isEveryNetwork, portList } from '../kit/port-list.ts';
import { lowerText, texts } from '../kit/text.ts';

/** Ports of SQL Server. */
const DATABASE_PORT = '1433';
const LAST_ADDRESS = '255.255.255.255';

/** Ports that a rule of a network or a database opened to every address of the Internet; null when none. */
export function internetPorts(record: VendorRecord): string | null {
  const body = recordOf(structured(textAt(record, 'properties.requestbody')));
  const rule = recordOf(body['properties']);
  if (textAt(rule, 'startIpAddress') === '0.0.0.0') {
    return textAt(rule, 'endIpAddress') === LAST_ADDRESS ? DATABASE_PORT : null;
  }
  // A rule on its own, or the rules of a whole group.
  const grouped = recordsOf(rule['securityRules']).map((entry) => recordOf(entry['properties']));
  return portList([rule, ...grouped].filter(letsEverybodyIn).flatMap(portsOf));
}

function letsEverybodyIn(rule: Record<string, unknown>): boolean {
  const sources = [...texts(rule['sourceAddressPrefix']), ...texts(rule['sourceAddressPrefixes'])];
  return (
    lowerText(rule['access']) === 'allow' &&
    lowerText(rule['direction']) === 'inbound' &&
    sources.some(isEveryNetwork)
  );
}

function portsOf(rule: Record<string, unknown>): string[] {
  return [
    ...texts(field(rule, 'destinationPortRange')),
    ...texts(field(rule, 'destinationPortRanges')),
  ];
}
