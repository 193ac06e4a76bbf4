/** What happens in the product and is told to receivers. Names and versions are stable. */
export const WEBHOOK_EVENTS = [
  'detection.opened',
  'detection.changed',
  'detection.closed',
  'case.opened',
  'case.changed',
  'case.closed',
  'policy.changed',
  'source.health_changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** How far a delivery is. `withheld`: its subject became restricted before it was sent. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'withheld'] as const;
