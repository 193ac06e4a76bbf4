import type { ActivityEvent } from '@waybill/contract';
import type { ContextNeeds, EventContext } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { appOf, readKnownApps, type KnownApps } from './read-known-apps.ts';
import { deviceOf, readKnownDevices, type KnownDevices } from './read-known-devices.ts';
import { readKnownGroups, type KnownGroups } from './read-known-groups.ts';

/** Directory and device management facts about the group, device and application of an event. */
export interface KnownFacts {
  groupsOf(event: ActivityEvent): ReturnType<EventContext['groups']>;
  deviceOf(event: ActivityEvent): ReturnType<EventContext['device']>;
  appOf(event: ActivityEvent): ReturnType<EventContext['app']>;
}

/**
 * Reads the context that some policy needs for all events together, so that no event needs its own
 * statement. The stream, back-tests and previews use the same.
 *
 * @published
 */
export async function readKnownFacts(
  tx: Transaction,
  tenantId: number,
  needs: ContextNeeds,
): Promise<KnownFacts> {
  const groups: KnownGroups = needs.groups ? await readKnownGroups(tx, tenantId) : new Map();
  const devices: KnownDevices = needs.device ? await readKnownDevices(tx, tenantId) : new Map();
  const apps: KnownApps = needs.app ? await readKnownApps(tx, tenantId) : new Map();
  return {
    groupsOf: ({ actorKey }) =>
      actorKey === null ? null : (groups.get(actorKey.toLowerCase()) ?? null),
    deviceOf: (event) => deviceOf(devices, event),
    appOf: (event) => appOf(apps, event),
  };
}
