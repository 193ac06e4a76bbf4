import { connectorForSource } from '@waybill/connectors';
import type { ActivityEvent } from '@waybill/contract';
import { compileTenantSettings } from '@waybill/engine/activity/ownership';
import { settle } from '@waybill/engine/activity/settle';
import { OWN_DOMAIN } from './company.ts';
import { uuidOf } from '../uuid-of.ts';
import type { SimulatedRecord } from './records.ts';

const SETTINGS = compileTenantSettings({
  ownDomains: [OWN_DOMAIN],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
});

/** An event of the product, and the action of the simulation that it is a view of. */
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
