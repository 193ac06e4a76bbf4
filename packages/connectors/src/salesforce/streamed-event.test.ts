import { expect, test } from 'vitest';
import { streamedEvent } from './streamed-event.ts';

const EVENT = { EventDate: '2026-03-02T12:00:00Z', Username: 'ann@example.com' };

test('an event comes out of what a subscriber wraps around it', () => {
  const typed = { ...EVENT, attributes: { type: 'LoginEventStream' } };
  const message = { channel: '/event/LoginEventStream', data: { payload: EVENT, event: {} } };
  expect(streamedEvent(message)).toEqual(typed);
  expect(streamedEvent({ topic: '/event/LoginEventStream', payload: EVENT })).toEqual(typed);
  expect(streamedEvent({ payload: EVENT })).toEqual(EVENT);
});

test('any other record stays as it is', () => {
  const row = { EVENT_TYPE: 'Login', payload: 'x' };
  expect(streamedEvent(row)).toBe(row);
});
