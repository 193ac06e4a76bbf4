import { expect, test } from 'vitest';
import { eventIdOf, type EventIdentity } from './event-id.ts';

const identity: EventIdentity = {
  tenantId: 7,
  event: {
    occurredAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
    source: 'Okta',
    stream: 'system',
    vendorEventId: 'abc',
    vendorOperation: 'user.session.start',
  },
  index: 0,
  payload: Buffer.from('{"a":1}'),
};

test('the same event always has the same id', () => {
  expect(eventIdOf(identity)).toBe(eventIdOf({ ...identity, payload: Buffer.from('other bytes') }));
  expect(eventIdOf(identity)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('tenant, source, stream, vendor id, operation and place in the record each tell events apart', () => {
  const { event } = identity;
  const ids = [
    identity,
    { ...identity, tenantId: 8 },
    { ...identity, index: 1 },
    { ...identity, event: { ...event, source: 'Slack' as const } },
    { ...identity, event: { ...event, stream: 'audit' } },
    { ...identity, event: { ...event, vendorEventId: 'abd' } },
    { ...identity, event: { ...event, vendorOperation: 'user.session.end' } },
    { ...identity, event: { ...event, occurredAt: event.occurredAt + 1 } },
  ].map(eventIdOf);
  expect(new Set(ids).size).toBe(ids.length);
});

test('without a vendor id the payload decides', () => {
  const event = { ...identity.event, vendorEventId: null };
  const first = eventIdOf({ ...identity, event });
  expect(first).toBe(eventIdOf({ ...identity, event, payload: Buffer.from('{"a":1}') }));
  expect(first).not.toBe(eventIdOf({ ...identity, event, payload: Buffer.from('{"a":2}') }));
});

test('ids sort by event time', () => {
  const times = [0, 1, 255, 256, 1e12, 1.7e12, 1.7e12 + 1];
  const ids = times.map((occurredAt) =>
    eventIdOf({ ...identity, event: { ...identity.event, occurredAt } }),
  );
  expect(ids.toSorted()).toEqual(ids);
});
