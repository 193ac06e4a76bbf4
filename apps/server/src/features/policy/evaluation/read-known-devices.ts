import type { ActivityEvent } from '@waybill/contract';
import type { KnownDevice } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** Devices by the ids, host names and serial numbers that events name them by, lower case. */
export type KnownDevices = ReadonlyMap<string, KnownDevice>;

interface DeviceRow {
  key: string;
  facts: KnownDevice;
  [column: string]: unknown;
}

/**
 * All device facts from device management and directories. Of two devices with one name the last seen
 * one counts.
 */
export async function readKnownDevices(tx: Transaction, tenantId: number): Promise<KnownDevices> {
  const rows = await tx.named<DeviceRow>(
    'known_devices',
    `SELECT lower(named.key) AS key, identity.facts
     FROM identity
     JOIN LATERAL (
       SELECT record.entity_id AS key FROM identity_record AS record
       WHERE record.tenant_id = $1 AND record.identity_id = identity.identity_id
       UNION
       SELECT key.value FROM identity_record AS record
       JOIN identity_key AS key ON key.tenant_id = $1 AND key.record_id = record.record_id
       WHERE record.tenant_id = $1 AND record.identity_id = identity.identity_id
         AND key.reason IN ('hostname', 'serial')
     ) AS named ON true
     WHERE identity.tenant_id = $1 AND identity.kind = 'device' AND NOT identity.is_deleted
     ORDER BY identity.seen_at`,
    [tenantId],
  );
  return new Map(rows.map(({ key, facts }) => [key, facts]));
}

/** The device of an event: by its id, else by its host name without the domain. */
export function deviceOf(devices: KnownDevices, { device }: ActivityEvent): KnownDevice | null {
  const host = device.hostname?.toLowerCase().split('.')[0];
  const names = [device.id?.toLowerCase(), host];
  for (const name of names) {
    const known = name === undefined ? undefined : devices.get(name);
    if (known) return known;
  }
  return null;
}
