import { EVENT_ACTIONS, MOVEMENTS, type SettledPlace } from '@waybill/contract';
import { expect, test } from 'vitest';
import { activityEvent } from '../activity/activity-event.ts';
import {
  actionWords,
  actorWords,
  clipped,
  durationWords,
  objectWords,
  placeWords,
  timeWords,
} from './words.ts';

function place(facts: Partial<SettledPlace>): SettledPlace {
  return {
    kind: 'app',
    name: 'Slack',
    host: null,
    container: null,
    account: null,
    managed: 'unknown',
    outside: 'unknown',
    ...facts,
  };
}

test('every action and movement has a word', () => {
  for (const action of EVENT_ACTIONS) {
    expect(actionWords(activityEvent({ action }))).toMatch(/^[a-z ]+$/);
  }
  for (const movement of MOVEMENTS.filter((candidate) => candidate !== 'none')) {
    expect(actionWords(activityEvent({ movement }))).toMatch(/^[a-z]+$/);
  }
});

test('forwarding, opening and unknown acts have words of their own', () => {
  const forwarding = activityEvent({ movement: 'send', extra: { forwarding: 'rule' } });
  expect(`${actionWords(forwarding)} ${objectWords(forwarding)}`).toBe('set up forwarding of mail');
  const opening = activityEvent({ visibilityBefore: 'private', visibilityAfter: 'public' });
  expect(actionWords(opening)).toBe('opened');
  expect(actionWords(activityEvent({ vendorOperation: 'x' }))).toBe('performed x on');
});

test('a person is called by name, else address, else id', () => {
  const actor = { name: 'Dana', email: 'dana@example.com', id: 'u1' };
  expect(actorWords(activityEvent({ actor }))).toBe('Dana');
  expect(actorWords(activityEvent({ actor: { ...actor, name: null } }))).toBe('dana@example.com');
  expect(actorWords(activityEvent({ actor: { id: 'u1' } }))).toBe('u1');
  expect(actorWords(activityEvent({ actor: { kind: 'anonymous' } }))).toContain('anonymous');
});

test.each([
  [{ name: 'a.txt', path: '/x/b.txt' }, 'a.txt'],
  [{ path: '/x/b.txt' }, 'b.txt'],
  [{ path: 'C:\\x\\b.txt' }, 'b.txt'],
  [{ path: '/x/folder/' }, 'folder'],
  [{ path: '/', id: '7' }, '7'],
  [{ url: 'https://a.example/1' }, 'https://a.example/1'],
  [{ kind: 'bucket' }, 'a bucket without a name'],
  [{}, 'an unnamed object'],
] as const)('object %j is called %j', (object, words) => {
  expect(objectWords(activityEvent({ object }))).toBe(words);
});

test.each<[Partial<SettledPlace>, string]>([
  [{}, 'Slack'],
  [{ container: 'deals' }, 'Slack (deals)'],
  [{ kind: 'device', name: 'Device', host: 'laptop-1' }, 'Device (laptop-1)'],
  [{ kind: 'device', name: 'Device' }, 'Device'],
  [{ kind: 'host', name: 'paste.example', host: 'paste.example' }, 'paste.example'],
  [{ kind: 'account', name: 'AWS', account: '999988887777' }, 'AWS account 999988887777'],
  [{ kind: 'account', name: 'AWS' }, 'another AWS account'],
  [{ kind: 'person', name: 'User', account: 'partner.example' }, 'people at partner.example'],
  [{ kind: 'person', name: 'User' }, 'a person outside'],
  [{ kind: 'public', name: 'Public' }, 'the public'],
  [{ kind: 'external_storage', name: 'External Storage' }, 'External Storage'],
])('place %j is called %j', (facts, words) => {
  expect(placeWords(place(facts), null)).toBe(words);
});

test.each([
  [0, '1970-01-01 00:00 UTC'],
  [Date.UTC(2026, 11, 31, 23, 59, 59), '2026-12-31 23:59 UTC'],
  [8.64e15, '+275760-09-13 00:00 UTC'],
  [8.64e15 + 1, 'an unknown time'],
  [Number.NaN, 'an unknown time'],
  [Number.NEGATIVE_INFINITY, 'an unknown time'],
])('instant %d is written %j', (at, words) => {
  expect(timeWords(at)).toBe(words);
});

test.each([
  [3_600_000, '60 minutes'],
  [60_000, '1 minute'],
  [86_400_000, '1 day'],
  [7 * 86_400_000, '7 days'],
  [90_000, '90 seconds'],
  [1, '1 ms'],
  [0, '0 ms'],
])('%d ms are written %j', (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});

test('long names are cut, and never in the middle of a character', () => {
  expect(clipped('a'.repeat(120))).toBe('a'.repeat(120));
  expect(clipped('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
  const cut = clipped(`${'a'.repeat(119)}😀b`);
  expect(cut).toBe(`${'a'.repeat(119)}…`);
  expect(cut.isWellFormed()).toBe(true);
});
