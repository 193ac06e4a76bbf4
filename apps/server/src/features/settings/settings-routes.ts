import { settingsRoutes, type OrganisationSettings } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { changeWorkingTime } from './working-time/change-working-time.ts';
import { readWorkingTime } from './working-time/read-working-time.ts';
import { readCalendar } from './holidays/read-calendar.ts';

const SETTINGS = `name, own_domains AS "ownDomains", own_accounts AS "ownAccounts",
  managed_devices AS "managedDevices", is_device_list_complete AS "isDeviceListComplete", rev`;

type StoredSettings = OrganisationSettings & { rev: number };

async function readSettings(tx: Transaction): Promise<StoredSettings> {
  const [row] = await tx.query<StoredSettings>(`SELECT ${SETTINGS} FROM tenant`);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

export function settingsRouteHandlers({ database, contexts, now }: Services): BoundRoute[] {
  return implement(settingsRoutes, {
    '/v1/settings/organisation': {
      GET: ({ caller }) => database.tenant(caller.tenantId, readSettings),
      PATCH: async ({ body, caller }) => {
        const saved = await database.tenant(caller.tenantId, async (tx) => {
          const before = await readSettings(tx);
          const { rev, ...changes } = body;
          const after = { ...before, ...dropAbsent(changes) };
          const [row] = await tx.query<StoredSettings>(
            `UPDATE tenant SET name = $2, own_domains = $3, own_accounts = $4, managed_devices = $5,
               is_device_list_complete = $6, rev = rev + 1, updated_at = now()
             WHERE rev = $1 RETURNING ${SETTINGS}`,
            [
              rev,
              after.name,
              distinct(after.ownDomains),
              distinct(after.ownAccounts),
              distinct(after.managedDevices),
              after.isDeviceListComplete,
            ],
          );
          if (!row) throw new AppError('resource.conflict');
          return row;
        });
        contexts.forget(caller.tenantId);
        return saved;
      },
    },
    '/v1/settings/working-time': {
      GET: ({ caller: { tenantId } }) =>
        database.tenant(tenantId, (tx) => readWorkingTime(tx, tenantId)),
      PATCH: async ({ body, caller: { tenantId }, audit }) => {
        const saved = await database.tenant(tenantId, async (tx) => {
          const { after, changed } = await changeWorkingTime(tx, tenantId, body);
          audit.note({ detail: changed.join(', ') });
          return after;
        });
        contexts.forget(tenantId);
        return saved;
      },
    },
    '/v1/settings/working-time/calendar': {
      POST: async ({ body: { text } }) => readCalendar(text, now()),
    },
  });
}

function dropAbsent(changes: object): Partial<OrganisationSettings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
