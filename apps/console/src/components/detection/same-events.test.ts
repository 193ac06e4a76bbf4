import type { EvidenceEvent } from '@waybill/contract';
import { expect, test } from 'vitest';
import { sameEvents } from './same-events.ts';

const event = (eventId: string, more: Partial<EvidenceEvent> = {}): EvidenceEvent => ({
  eventId,
  occurredAt: '2026-11-17T15:27:00.000Z',
  observedAt: null,
  ingestedAt: '2026-11-17T15:28:00.000Z',
  source: 'Google Drive',
  stream: 'activity',
  vendorOperation: 'change_user_access',
  action: 'Share',
  category: 'External Share',
  direction: 'outbound',
  outcome: 'success',
  personKey: null,
  person: 'Birger Møllegaard',
  objectKey: null,
  objectName: 'payroll.pdf',
  objectUrl: null,
  sizeBytes: null,
  from: null,
  to: null,
  recipients: [],
  visibilityBefore: null,
  visibilityAfter: null,
  device: null,
  deviceManaged: 'unknown',
  sourceIp: null,
  data: null,
  ...more,
});

test('neighbours that say the same are one, and keep each of their events', () => {
  const groups = sameEvents([
    event('a'),
    event('b', { occurredAt: '2026-11-17T15:29:00.000Z' }),
    event('c', { objectName: 'other.pdf' }),
    event('d'),
  ]);
  expect(groups.map(({ events }) => events.map(({ eventId }) => eventId))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
  ]);
});

test('what ended otherwise, or was somebody else, stays apart', () => {
  const groups = sameEvents([
    event('a'),
    event('b', { outcome: 'failure' }),
    event('c', { person: 'Zelda Berg' }),
  ]);
  expect(groups).toHaveLength(3);
});
