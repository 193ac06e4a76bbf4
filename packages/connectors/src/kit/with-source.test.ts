import { expect, test } from 'vitest';
import { mappedEvent } from './mapped-event.ts';
import { withSource } from './with-source.ts';

test('events are given the source, other results stay', () => {
  const event = mappedEvent({
    source: 'Google Drive',
    stream: 'chrome',
    vendorOperation: 'CONTENT_TRANSFER',
    occurredAt: 0,
  });
  expect(withSource({ kind: 'mapped', events: [event] }, 'Extension')).toEqual({
    kind: 'mapped',
    events: [{ ...event, source: 'Extension' }],
  });
  const skipped = { kind: 'skipped', reason: 'a heartbeat' } as const;
  expect(withSource(skipped, 'Extension')).toBe(skipped);
});
