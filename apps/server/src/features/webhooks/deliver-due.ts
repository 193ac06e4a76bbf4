import { OutboundError } from '@waybill/outbound';
import type { DeliveryServices } from './delivery-loop.ts';
import { readSecrets, signatureOf } from './webhook-secrets.ts';

const AT_ONCE = 10;
/** Longer than the client waits: another process does not take what is under way. */
const LEASE_MS = 120_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Of failures, after which a delivery is given up and its webhook is paused. */
const PATIENCE_MS = 3 * 86_400_000;

interface DueRow {
  delivery_id: string;
  webhook_id: string;
  event: string;
  at: Date;
  data: object;
  attempts: number;
  first_at: Date;
  address: string;
  is_restricted: boolean;
}

interface Outcome {
  state: 'delivered' | 'waiting' | 'failed' | 'withheld';
  status: number | null;
  failure: string | null;
}

/** Delivers what is due of a tenant. */
export async function deliverDue(
  services: DeliveryServices,
  tenantId: number,
  isOver: () => boolean,
): Promise<void | 'more'> {
  for (;;) {
    const due = await takeDue(services, tenantId);
    await Promise.all(due.map(async (row) => deliver(services, tenantId, row)));
    if (due.length < AT_ONCE) return;
    if (isOver()) return 'more';
  }
}

async function takeDue({ database, now }: DeliveryServices, tenantId: number): Promise<DueRow[]> {
  return database.tenant(tenantId, (tx) =>
    tx.named<DueRow>(
      'webhook_take',
      `UPDATE webhook_delivery d SET attempts = attempts + 1, first_at = coalesce(first_at, $2), next_at = $3
       FROM webhook w
       WHERE w.tenant_id = $1 AND w.webhook_id = d.webhook_id AND d.tenant_id = $1
         AND d.delivery_id IN (
           SELECT delivery_id FROM webhook_delivery
           WHERE tenant_id = $1 AND state = 'waiting' AND next_at <= $2
           ORDER BY next_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
       RETURNING d.delivery_id, d.webhook_id, d.event, d.at, d.data, d.attempts, d.first_at, w.address,
         is_subject_restricted($1, d.detection_id, d.case_id) AS is_restricted`,
      [tenantId, new Date(now()), new Date(now() + LEASE_MS)],
    ),
  );
}

async function deliver(services: DeliveryServices, tenantId: number, row: DueRow): Promise<void> {
  const outcome = row.is_restricted
    ? ({ state: 'withheld', status: null, failure: null } as const)
    : await send(services, tenantId, row);
  await note(services, tenantId, { row, outcome });
}

async function send(
  { database, outbound, box, now }: DeliveryServices,
  tenantId: number,
  row: DueRow,
): Promise<Outcome> {
  const { webhook_id: webhookId, delivery_id: id, event, at, data, first_at: firstAt } = row;
  const secrets = await database.tenant(tenantId, (tx) =>
    readSecrets(tx, box, { tenantId, webhookId, now: now() }),
  );
  const body = JSON.stringify({ id, event, version: 1, at: at.toISOString(), data });
  const unsent = now() - firstAt.getTime() >= PATIENCE_MS ? 'failed' : 'waiting';
  try {
    const { ok, status } = await outbound.fetch(row.address, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'waybill-event': event,
        'waybill-delivery': id,
        'waybill-signature': signatureOf(secrets, body, now()),
      },
      body,
    });
    if (ok) return { state: 'delivered', status, failure: null };
    return { state: unsent, status, failure: `The receiver returned status ${status}.` };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { state: unsent, status: null, failure: error.message };
  }
}

async function note(
  { database, now }: DeliveryServices,
  tenantId: number,
  { row, outcome: { state, status, failure } }: { row: DueRow; outcome: Outcome },
): Promise<void> {
  const nextAt = state === 'waiting' ? new Date(now() + waitOf(row.attempts)) : null;
  await database.tenant(tenantId, async (tx) => {
    await tx.named(
      'webhook_outcome',
      `UPDATE webhook_delivery SET state = $2, next_at = $3, status = $4, failure = $5 WHERE delivery_id = $1`,
      [row.delivery_id, state, nextAt, status, failure],
    );
    if (state === 'withheld') return;
    const isFailing = state !== 'delivered';
    await tx.named(
      'webhook_health',
      `UPDATE webhook SET failing_since = CASE WHEN $2 THEN coalesce(failing_since, $3) END,
         is_paused = is_paused OR ($2 AND coalesce(failing_since <= $4, false))
       WHERE webhook_id = $1 AND ($2 OR failing_since IS NOT NULL)`,
      [row.webhook_id, isFailing, new Date(now()), new Date(now() - PATIENCE_MS)],
    );
  });
}

/** Twice as long after each attempt; spread, so that a receiver that is back is not met by all at once. */
function waitOf(attempts: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return wait * (0.75 + Math.random() / 2);
}
