import type { ActivityEvent, MappedEvent } from '@waybill/contract';
import { compileTenantSettings, settle } from '@waybill/engine';

const SETTINGS = compileTenantSettings({
  ownDomains: ['example.com', 'harbor.example', 'northwind.example'],
  ownAccounts: ['111122223333'],
  managedDevices: [],
  isDeviceListComplete: false,
});

/** A mapped event as the pipeline judges it for a tenant with these domains. */
export function judgedEvent(mapped: MappedEvent): ActivityEvent {
  return settle(mapped, {
    settings: SETTINGS,
    eventId: 'e',
    ingestedAt: mapped.occurredAt,
    isSample: false,
  });
}
