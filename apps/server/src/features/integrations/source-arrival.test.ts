import { expect, test } from 'vitest';
import { arrivalOf, type ArrivalFacts } from './source-arrival.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;
const ago = (hours: number): Date => new Date(NOW - hours * HOUR);
const facts = (more: Partial<ArrivalFacts>): ArrivalFacts => ({
  events: 0,
  lastEventAt: null,
  entities: 0,
  integrations: [],
  ...more,
});

test('a source that lists people and never sent an event neither reports nor is silent', () => {
  expect(arrivalOf(facts({ entities: 200 }), NOW)).toBe('records');
  expect(arrivalOf(facts({}), NOW)).toBe('none');
});

test('a source that is sent to is silent after a day without an event', () => {
  expect(arrivalOf(facts({ events: 3, lastEventAt: ago(23) }), NOW)).toBe('reporting');
  expect(arrivalOf(facts({ events: 3, lastEventAt: ago(25) }), NOW)).toBe('silent');
});

test('where an integration reads it, its own usual gap decides', () => {
  const read = (isSilent: boolean, hours: number) =>
    facts({
      events: 3,
      lastEventAt: ago(hours),
      integrations: [{ state: 'healthy', isSilent }],
    });
  expect(arrivalOf(read(true, 2), NOW)).toBe('silent');
  expect(arrivalOf(read(false, 60), NOW)).toBe('reporting');
});

test('a paused integration does not make an old event recent', () => {
  const paused = facts({
    events: 3,
    lastEventAt: ago(60),
    integrations: [{ state: 'paused', isSilent: false }],
  });
  expect(arrivalOf(paused, NOW)).toBe('silent');
});
