import type { Outbound } from '@waybill/outbound';
import { dueQueue, type DueQueue } from '../../platform/due-queue.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { tenantLoop, type LoopServices } from '../../platform/tenant-loop.ts';
import { deliverDue } from './deliver-due.ts';

const EVERY_MS = 2000;
const PURGE_EVERY_MS = 3_600_000;
const LOG_KEPT_MS = 30 * 86_400_000;

export interface DeliveryServices extends LoopServices {
  outbound: Outbound;
  box: SecretBox;
}

/** Delivers product events to their receivers, for as long as the worker runs. */
export function deliveryLoop(services: DeliveryServices): DueQueue {
  const { database, now } = services;
  return tenantLoop({
    ...services,
    everyMs: EVERY_MS,
    failed: 'could not deliver to webhooks',
    tenants: async () => {
      const rows = await database.system((tx) =>
        tx.query<{ id: number }>('SELECT tenants_with_due_deliveries($1) AS id', [new Date(now())]),
      );
      return rows.map(({ id }) => ({ tenantId: id }));
    },
    work: ({ tenantId }, isOver) => deliverDue(services, tenantId, isOver),
  });
}

/** Deletes the log from before 30 days. */
export function purgeDeliveriesLoop({ database, log, now }: LoopServices): DueQueue {
  return dueQueue({
    most: 1,
    mostOfTenant: 1,
    everyMs: PURGE_EVERY_MS,
    restMs: PURGE_EVERY_MS,
    now,
    due: async () => [{ key: 'all', tenantId: 0 }],
    run: async () => {
      await database.system((tx) =>
        tx.query('SELECT purge_webhook_deliveries($1)', [new Date(now() - LOG_KEPT_MS)]),
      );
    },
    onFault: (_item, err) => log.warn({ err }, 'could not delete old webhook deliveries'),
  });
}
