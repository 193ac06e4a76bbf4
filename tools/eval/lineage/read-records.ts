import { createHash } from 'node:crypto';
import { connectorForSource } from '@waybill/connectors';
import type { ActivityEvent } from '@waybill/contract';
import { compileTenantSettings } from '@waybill/engine/activity/ownership';
import { settle } from '@waybill/engine/activity/settle';
import { OWN_DOMAIN } from './company.ts';
import type { SimulatedRecord } from './records.ts';

const SETTINGS = compileTenantSettings({
  ownDomains: [OWN_DOMAIN],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
});

/** An event of the product, and the act of the simulation that it is a view of. */
export interface ReadEvent {
  event: ActivityEvent;
  act: string;
}

/** Sends simulated records through the product's own connectors and settling. */
export function readRecords(records: readonly SimulatedRecord[]): ReadEvent[] {
  return records.flatMap(({ source, record, act, recordId, arrivesAt }) => {
    const result = connectorForSource(source)?.map(record);
    if (result?.kind !== 'mapped') {
      throw new Error(`${recordId} was not read: ${JSON.stringify(result)}`);
    }
    return result.events.map((mapped, index) => ({
      act,
      event: settle(mapped, {
        settings: SETTINGS,
        eventId: uuidOf(`${recordId} ${index}`),
        ingestedAt: Math.round(arrivesAt),
        isSample: false,
      }),
    }));
  });
}

/** A UUID of the digest of a text. */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
