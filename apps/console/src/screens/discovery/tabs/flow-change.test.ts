import { setLocale } from '@waybill/ui';
import { beforeEach, expect, test } from 'vitest';
import { changeOf, changeWords, type DifferentFlow } from './flow-change.ts';

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

const DIFFERENCE = {
  flows: [
    { originId: 'drive', destinationId: 'gmail', events: 6, previousEvents: 4 },
    { originId: 'drive', destinationId: 'box', events: 2, previousEvents: 4 },
    { originId: 'drive', destinationId: 'new', events: 325_267, previousEvents: 0 },
  ],
  days: 30,
  previousDays: 28,
  isComparable: true,
};
const changeTo = (originId: string, destinationId: string, difference = DIFFERENCE) =>
  changeOf({ originId, destinationId }, difference);

test('finds the change of a pair by both of its ends', () => {
  expect(changeTo('drive', 'gmail')).toEqual({
    words: '+50%',
    note: '4 events in the previous period, 6 in this one',
    isKnown: true,
  });
  expect(changeTo('drive', 'box').words).toBe('−50%');
  expect(changeTo('slack', 'box').isKnown).toBe(false);
  expect(changeTo('drive', 'new')).toEqual({
    words: '–',
    note: 'No events in the previous period',
    isKnown: false,
  });
});

test('compares nothing with a period that has next to no data, and says so', () => {
  const rare = { ...DIFFERENCE, previousDays: 1, isComparable: false };
  expect(changeTo('drive', 'gmail', rare)).toEqual({
    words: '–',
    note: 'The previous period has events on only 1 day, this one on 30 days. Changes would mislead.',
    isKnown: false,
  });
  expect(changeTo('drive', 'gmail', { ...rare, previousDays: 0 }).note).toBe(
    'The previous period has no events, so there is nothing to compare with.',
  );
});
