import { inventoryRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { countPeople } from './people.ts';
import { joinIdentities, separateRecord } from './identity-changes.ts';
import { devicesOf, recordsOf, requireDevice, requirePerson } from './identity-detail.ts';
import {
  deviceOf,
  identityPage,
  personOf,
  type DeviceRow,
  type PersonRow,
} from './identity-list.ts';

export function inventoryRouteHandlers({ database }: Services): BoundRoute[] {
  return implement(inventoryRoutes, {
    '/v1/people': {
      GET: async ({ query, caller }) => {
        const { rows, ...page } = await database.snapshot(caller.tenantId, async (tx) => ({
          ...(await identityPage<PersonRow>(tx, 'person', query)),
          people: await countPeople(tx, caller.tenantId),
        }));
        return { items: rows.map(personOf), ...page };
      },
    },
    '/v1/people/{personId}': {
      GET: ({ params, caller }) =>
        database.snapshot(caller.tenantId, async (tx) => ({
          person: personOf(await requirePerson(tx, params.personId)),
          records: await recordsOf(tx, params.personId),
          devices: (await devicesOf(tx, params.personId)).map(deviceOf),
        })),
    },
    '/v1/devices': {
      GET: async ({ query, caller }) => {
        const { rows, ...page } = await database.snapshot(caller.tenantId, (tx) =>
          identityPage<DeviceRow>(tx, 'device', query),
        );
        return { items: rows.map(deviceOf), ...page };
      },
    },
    '/v1/devices/{deviceId}': {
      GET: ({ params, caller }) =>
        database.snapshot(caller.tenantId, async (tx) => ({
          device: deviceOf(await requireDevice(tx, params.deviceId)),
          records: await recordsOf(tx, params.deviceId),
        })),
    },
    '/v1/identities/{identityId}/separate': {
      POST: async ({ params, body, caller }) => ({
        identityId: await database.tenant(caller.tenantId, (tx) =>
          separateRecord(tx, caller.tenantId, { ...params, recordId: body.recordId }),
        ),
      }),
    },
    '/v1/identities/{identityId}/join': {
      POST: async ({ params, body, caller }) => ({
        identityId: await database.tenant(caller.tenantId, (tx) =>
          joinIdentities(tx, caller.tenantId, { ...params, otherId: body.otherId }),
        ),
      }),
    },
  });
}
