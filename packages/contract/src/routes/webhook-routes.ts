import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { CursorValue, Empty, IsoTime, Revision } from '../values.ts';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from '../webhook-events.ts';

const Params = z.object({ webhookId: z.uuid() });
const Name = z.string().trim().min(1).max(80);
const Address = z.string().trim().min(1).max(2000).describe('https, without credentials');
const Events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const Secret = z.string().describe('Signs deliveries; returned only here');

export const Webhook = z.object({
  webhookId: z.string(),
  name: z.string(),
  address: z.string(),
  events: Events,
  isPaused: z.boolean(),
  failingSince: IsoTime.nullable().describe('Paused automatically after three days'),
  createdAt: IsoTime,
  rev: Revision,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  deliveryId: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  at: IsoTime,
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  nextAt: IsoTime.nullable(),
  status: z.int().nullable().describe('HTTP status of the last answer'),
  failure: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const ids = { detectionId: z.string(), number: z.int() };
const about = (event: z.ZodType, data: z.ZodType) =>
  z.object({
    id: z.uuid().describe('Equal in repeats of one delivery'),
    event,
    version: z.literal(1),
    at: IsoTime,
    data,
  });

/** Bodies that receivers get: ids and states, never contents or names of people. */
export const WebhookBody = z.union([
  about(
    z.enum(['detection.opened', 'detection.changed', 'detection.closed']),
    z.object({
      ...ids,
      severity: z.string(),
      status: z.string(),
      type: z.string(),
      policyKey: z.string().nullable(),
    }),
  ),
  about(
    z.enum(['case.opened', 'case.changed', 'case.closed']),
    z.object({
      caseId: z.string(),
      number: z.int(),
      kind: z.string(),
      state: z.string(),
      outcome: z.string().nullable(),
    }),
  ),
  about(z.literal('policy.changed'), z.object({ policyKey: z.string(), version: z.int() })),
  about(
    z.literal('source.health_changed'),
    z.object({
      integrationId: z.string(),
      streamId: z.string(),
      state: z.string(),
      failure: z.string().nullable(),
    }),
  ),
  about(z.literal('test'), z.object({ webhookId: z.string() })),
]);

export const webhookRoutes = defineRoutes({
  '/v1/webhooks': {
    GET: {
      summary: 'Webhooks, by name',
      permission: 'setting:read',
      load: 'quick',
      response: z.object({ items: z.array(Webhook) }),
    },
    POST: {
      summary: 'Create a webhook; its secret is returned only once',
      permission: 'setting:manage',
      body: z.object({ name: Name, address: Address, events: Events }),
      response: z.object({ webhook: Webhook, secret: Secret }),
      audit: 'webhook.created',
    },
  },
  '/v1/webhooks/{webhookId}': {
    PATCH: {
      summary: 'Rename, move, pause or resume a webhook, or choose its events',
      permission: 'setting:manage',
      params: Params,
      body: z.object({
        rev: Revision,
        name: Name.optional(),
        address: Address.optional(),
        events: Events.optional(),
        isPaused: z.boolean().optional(),
      }),
      response: Webhook,
      audit: 'webhook.changed',
    },
    DELETE: {
      summary: 'Delete a webhook with its delivery log',
      permission: 'setting:manage',
      params: Params,
      response: Empty,
      audit: 'webhook.deleted',
    },
  },
  '/v1/webhooks/{webhookId}/secret': {
    POST: {
      summary: 'Rotate the secret: for 24 hours deliveries carry signatures with both',
      permission: 'setting:manage',
      params: Params,
      response: z.object({ secret: Secret, formerUntil: IsoTime }),
      audit: 'webhook.secret_rotated',
    },
  },
  '/v1/webhooks/{webhookId}/test': {
    POST: {
      summary: 'Queue a test event, also for a paused webhook',
      permission: 'setting:manage',
      params: Params,
      response: WebhookDelivery,
      audit: 'webhook.tested',
    },
  },
  '/v1/webhooks/{webhookId}/deliveries': {
    GET: {
      summary: 'Deliveries of the last 30 days, newest first',
      permission: 'setting:read',
      params: Params,
      query: z.object({
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: CursorValue.optional(),
      }),
      response: z.object({ items: z.array(WebhookDelivery), nextCursor: z.string().nullable() }),
    },
  },
  '/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend': {
    POST: {
      summary: 'Send a delivery again',
      permission: 'setting:manage',
      params: Params.extend({ deliveryId: z.uuid() }),
      response: WebhookDelivery,
      audit: 'webhook.resent',
    },
  },
});
