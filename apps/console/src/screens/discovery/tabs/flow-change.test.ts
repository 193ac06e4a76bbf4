import { setLocale } from '@waybill/ui';
import { beforeEach, expect, test } from 'vitest';
import { changeOf, changeWords, type DifferentFlow, type FlowDifference } from './flow-change.ts';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));

function figures(events: number): DifferentFlow['now'] {
  const none = { sensitive: 0, people: null, objects: null, risk: 0, maxSensitivity: null };
  return { events, bytes: 1000, ...none };
}

function end(id: string): DifferentFlow['origin'] {
  const unknown = { place: null, kind: null, firstSeenAt: null } as const;
  const facts = { ...unknown, managed: 'unknown', outside: 'unknown' } as const;
  return { id, level: 'place', label: id, members: 1, figures: figures(1), ...facts };
}

function flow(change: DifferentFlow['change'], before: number, now: number): DifferentFlow {
  const [origin, destination] = [end('drive'), end('gmail')];
  return { change, origin, destination, before: figures(before), now: figures(now) };
}

test.each([
  ['grew', 4, 6, '+50%'],
  ['shrank', 4, 3, '−25%'],
  ['vanished', 4, 0, 'Vanished'],
  ['appeared', 0, 4, 'Appeared'],
] as const)('a flow that %s from %i to %i events reads %s', (change, before, now, words) => {
  expect(changeWords(flow(change, before, now))).toBe(words);
});

test('finds the change of a pair by both of its ends', () => {
  const shrunk = { ...flow('shrank', 4, 2), destination: end('box') };
  const difference: Pick<FlowDifference, 'items'> = { items: [flow('grew', 4, 6), shrunk] };
  const changeTo = (originId: string, destinationId: string) =>
    changeOf({ originId, destinationId }, difference);
  expect(changeTo('drive', 'gmail')).toEqual({ kind: 'grew', words: '+50%' });
  expect(changeTo('drive', 'box')).toEqual({ kind: 'shrank', words: '−50%' });
  expect(changeTo('slack', 'box')).toBeNull();
  expect(changeTo('drive', 'slack')).toBeNull();
});
