import { WEBHOOK_EVENTS, type Webhook, type WebhookDelivery } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';

export interface WebhookRow {
  webhook_id: string;
  name: string;
  address: string;
  events: string[];
  is_paused: boolean;
  failing_since: Date | null;
  created_at: Date;
  rev: number;
}

export interface DeliveryRow {
  delivery_id: string;
  event: WebhookDelivery['event'];
  at: Date;
  state: WebhookDelivery['state'];
  attempts: number;
  next_at: Date | null;
  status: number | null;
  failure: string | null;
}

export const WEBHOOK_COLUMNS =
  'webhook_id, name, address, events, is_paused, failing_since, created_at, rev';
export const DELIVERY_COLUMNS = 'delivery_id, event, at, state, attempts, next_at, status, failure';

export function webhookOf(row: WebhookRow): Webhook {
  return {
    webhookId: row.webhook_id,
    name: row.name,
    address: row.address,
    events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
    isPaused: row.is_paused,
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    rev: row.rev,
  };
}

export function deliveryOf(row: DeliveryRow): WebhookDelivery {
  return {
    deliveryId: row.delivery_id,
    event: row.event,
    at: row.at.toISOString(),
    state: row.state,
    attempts: row.attempts,
    nextAt: row.next_at?.toISOString() ?? null,
    status: row.status,
    failure: row.failure,
  };
}

/** Locks a webhook. Throws `resource.not_found`. */
export async function requireWebhook(tx: Transaction, webhookId: string): Promise<WebhookRow> {
  const [row] = await tx.named<WebhookRow>(
    'webhook_lock',
    `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE webhook_id = $1 FOR UPDATE`,
    [webhookId],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}
