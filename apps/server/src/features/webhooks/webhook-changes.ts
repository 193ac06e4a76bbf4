import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookDelivery, webhookRoutes } from '@waybill/contract';
import type { z } from 'zod';
import type { Services } from '../../http/feature.ts';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { requireAllData } from '../scopes/require-all-data.ts';
import {
  DELIVERY_COLUMNS,
  deliveryOf,
  requireWebhook,
  WEBHOOK_COLUMNS,
  webhookOf,
  type DeliveryRow,
  type WebhookRow,
} from './webhook-rows.ts';
import { addSecret } from './webhook-secrets.ts';

type Table = typeof webhookRoutes;
type Terms = z.output<Table['/v1/webhooks']['POST']['body']>;
type Change = z.output<Table['/v1/webhooks/{webhookId}']['PATCH']['body']> & { webhookId: string };
type Given = Pick<Services, 'database' | 'outbound' | 'now'>;

/**
 * Makes a webhook with its first secret. A receiver is told of everyone's data. Throws `request.invalid` for an address
 * that cannot be reached, `scope.limited`.
 */
export async function createWebhook(
  { database, outbound, now }: Given,
  box: SecretBox,
  { caller, terms }: { caller: SessionCaller; terms: Terms },
): Promise<{ webhook: Webhook; secret: string }> {
  await requireAddress(outbound, terms.address);
  const { tenantId, userId } = caller;
  return database.tenant(tenantId, async (tx) => {
    await requireAllData(tx);
    const webhookId = randomUUID();
    const [row] = await tx.named<WebhookRow>(
      'webhook_insert',
      `INSERT INTO webhook (tenant_id, webhook_id, name, address, events, created_at, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${WEBHOOK_COLUMNS}`,
      [tenantId, webhookId, terms.name, terms.address, terms.events, new Date(now()), userId],
    );
    if (!row) throw new Error('The webhook was not stored');
    return { webhook: webhookOf(row), secret: await addSecret(tx, box, { tenantId, webhookId }) };
  });
}

/** Throws as `createWebhook`, `resource.not_found`, `resource.conflict`. Resuming forgets earlier failures. */
export async function changeWebhook(
  { database, outbound }: Given,
  tenantId: number,
  { webhookId, rev, name, address, events, isPaused }: Change,
): Promise<Webhook> {
  if (address !== undefined) await requireAddress(outbound, address);
  return database.tenant(tenantId, async (tx) => {
    await requireAllData(tx);
    const before = await requireWebhook(tx, webhookId);
    if (before.rev !== rev) throw new AppError('resource.conflict');
    const [row] = await tx.named<WebhookRow>(
      'webhook_update',
      `UPDATE webhook SET name = $2, address = $3, events = $4, is_paused = $5,
         failing_since = CASE WHEN $5 THEN failing_since END, rev = rev + 1
       WHERE webhook_id = $1 RETURNING ${WEBHOOK_COLUMNS}`,
      [
        webhookId,
        name ?? before.name,
        address ?? before.address,
        events ?? before.events,
        isPaused ?? before.is_paused,
      ],
    );
    return webhookOf(row ?? before);
  });
}

export async function queueTest(
  { database, now }: Given,
  tenantId: number,
  webhookId: string,
): Promise<WebhookDelivery> {
  return database.tenant(tenantId, async (tx) => {
    await requireWebhook(tx, webhookId);
    const [row] = await tx.named<DeliveryRow>(
      'webhook_test',
      `INSERT INTO webhook_delivery (tenant_id, delivery_id, webhook_id, event, at, data, next_at)
       VALUES ($1, $2, $3, 'test', $4, $5, $4) RETURNING ${DELIVERY_COLUMNS}`,
      [tenantId, randomUUID(), webhookId, new Date(now()), { webhookId }],
    );
    if (!row) throw new Error('The delivery was not stored');
    return deliveryOf(row);
  });
}

/** Queues a delivery again, with the same id. Throws `resource.not_found`. */
export async function resend(
  { database, now }: Given,
  tenantId: number,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const [row] = await database.tenant(tenantId, (tx) =>
    tx.named<DeliveryRow>(
      'webhook_resend',
      `UPDATE webhook_delivery SET state = 'waiting', next_at = $3, first_at = NULL, failure = NULL
       WHERE webhook_id = $1 AND delivery_id = $2 RETURNING ${DELIVERY_COLUMNS}`,
      [webhookId, deliveryId, new Date(now())],
    ),
  );
  if (!row) throw new AppError('resource.not_found');
  return deliveryOf(row);
}

/** Refused now rather than at the first event; the client that delivers checks again at each request. */
async function requireAddress(outbound: Services['outbound'], address: string): Promise<void> {
  const url = URL.parse(address);
  const isPlain = url !== null && url.username === '' && url.password === '';
  const refusal = isPlain ? await outbound.refusalOf(address) : null;
  if (isPlain && refusal === null) return;
  throw new AppError('request.invalid', {
    errors: [{ path: 'address', message: 'is not an address that Waybill may send to' }],
  });
}
