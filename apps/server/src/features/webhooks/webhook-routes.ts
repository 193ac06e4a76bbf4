import { webhookRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { AppError } from '../../platform/app-error.ts';
import { boxFor } from '../../platform/secret-box.ts';
import { requireAllData } from '../scopes/require-all-data.ts';
import { changeWebhook, createWebhook, queueTest, resend } from './webhook-changes.ts';
import {
  DELIVERY_COLUMNS,
  deliveryOf,
  requireWebhook,
  WEBHOOK_COLUMNS,
  webhookOf,
  type DeliveryRow,
  type WebhookRow,
} from './webhook-rows.ts';
import { addSecret, endSecrets, OVERLAP_MS, WEBHOOK_SECRETS } from './webhook-secrets.ts';

const USUAL_LIMIT = 50;

export function webhookRouteHandlers(services: Services): BoundRoute[] {
  const { database, keyFor, now } = services;
  const box = boxFor(keyFor, WEBHOOK_SECRETS);
  return implement(webhookRoutes, {
    '/v1/webhooks': {
      GET: async ({ caller }) => {
        const rows = await database.snapshot(caller.tenantId, (tx) =>
          tx.named<WebhookRow>(
            'webhook_list',
            `SELECT ${WEBHOOK_COLUMNS} FROM webhook ORDER BY name, webhook_id LIMIT 200`,
          ),
        );
        return { items: rows.map(webhookOf) };
      },
      POST: ({ body, caller }) => createWebhook(services, box, { caller, terms: body }),
    },
    '/v1/webhooks/{webhookId}': {
      PATCH: ({ params, body, caller }) =>
        changeWebhook(services, caller.tenantId, { ...params, ...body }),
      DELETE: async ({ params: { webhookId }, caller }) => {
        const gone = await database.tenant(caller.tenantId, (tx) =>
          tx.named('webhook_delete', 'DELETE FROM webhook WHERE webhook_id = $1 RETURNING 1', [
            webhookId,
          ]),
        );
        if (gone.length === 0) throw new AppError('resource.not_found');
        return {};
      },
    },
    '/v1/webhooks/{webhookId}/secret': {
      POST: ({ params: { webhookId }, caller: { tenantId } }) =>
        database.tenant(tenantId, async (tx) => {
          await requireAllData(tx);
          await requireWebhook(tx, webhookId);
          const formerUntil = new Date(now() + OVERLAP_MS);
          await endSecrets(tx, webhookId, formerUntil);
          const secret = await addSecret(tx, box, { tenantId, webhookId });
          return { secret, formerUntil: formerUntil.toISOString() };
        }),
    },
    '/v1/webhooks/{webhookId}/test': {
      POST: ({ params, caller }) => queueTest(services, caller.tenantId, params.webhookId),
    },
    '/v1/webhooks/{webhookId}/deliveries': {
      GET: async ({ params, query: { limit = USUAL_LIMIT, cursor }, caller }) => {
        const after = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']) : ['infinity', null];
        const rows = await database.tenant(caller.tenantId, async (tx) => {
          await requireWebhook(tx, params.webhookId);
          return tx.named<DeliveryRow>(
            'webhook_deliveries',
            `SELECT ${DELIVERY_COLUMNS} FROM webhook_delivery
             WHERE webhook_id = $1 AND (at < $2 OR (at = $2 AND delivery_id > $3::uuid))
             ORDER BY at DESC, delivery_id LIMIT $4`,
            [params.webhookId, ...after, limit + 1],
          );
        });
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return {
          items: page.map(deliveryOf),
          nextCursor: last ? encodeCursor([last.at.toISOString(), last.delivery_id]) : null,
        };
      },
    },
    '/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend': {
      POST: ({ params, caller }) => resend(services, caller.tenantId, params),
    },
  });
}
