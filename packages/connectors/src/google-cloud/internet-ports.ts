import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import { EVERY_PORT, isEveryNetwork, portList } from '../kit/port-list.ts';
import { text, texts } from '../kit/text.ts';

const FIREWALL_CHANGE = /compute\.firewalls\.(?:insert|patch|update)$/i;

const DATABASE_CHANGE =
  /(?:cloudsql|sql)\.instances\.(?:create|insert|patch|update)$|SqlInstancesService\.(?:Insert|Patch|Update)$/i;

/** Networks allowed by a database, in both forms of its API. */
const DATABASE_NETWORKS = ['request.body', 'request'].map(
  (place) => `protoPayload.${place}.settings.ipConfiguration.authorizedNetworks`,
);

/** Ports that a change of a firewall rule or of a database opened to every address of the Internet; null when none. */
export function internetPorts(entry: VendorRecord): string | null {
  const method = textAt(entry, 'protoPayload.methodName') ?? '';
  if (DATABASE_CHANGE.test(method)) {
    const networks = DATABASE_NETWORKS.flatMap((place) => recordsOf(field(entry, place)));
    return networks.some(({ value }) => isEveryNetwork(text(value) ?? '')) ? EVERY_PORT : null;
  }
  if (!FIREWALL_CHANGE.test(method)) return null;
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
