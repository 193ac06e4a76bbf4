import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import { EVERY_PORT, isEveryNetwork, portList } from '../kit/port-list.ts';
import { texts } from '../kit/text.ts';

const FIREWALL_CHANGE = /compute\.firewalls\.(?:insert|patch|update)$/i;

/** Ports that a change of a firewall rule opened to every address of the Internet; null when none. */
export function internetPorts(entry: VendorRecord): string | null {
  if (!FIREWALL_CHANGE.test(textAt(entry, 'protoPayload.methodName') ?? '')) return null;
  const rule = field(entry, 'protoPayload.request');
  if (textAt(rule, 'direction')?.toUpperCase() === 'EGRESS') return null;
  if (!texts(field(rule, 'sourceRanges')).some(isEveryNetwork)) return null;
  const allowed = [...recordsOf(field(rule, 'alloweds')), ...recordsOf(field(rule, 'allowed'))];
  return portList(
    allowed.flatMap((protocol) => {
      const ports = texts(protocol['ports']);
      return ports.length === 0 ? [EVERY_PORT] : ports;
    }),
  );
}
