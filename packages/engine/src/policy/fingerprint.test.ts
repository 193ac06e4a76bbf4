import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { policy as massDownload } from './builtin/mass-download.ts';
import { policy as openedToPublic } from './builtin/opened-to-public.ts';
import { policy as sharedOutside } from './builtin/shared-outside.ts';
import { fingerprintOf, windowGroupKey } from './fingerprint.ts';
import type { Policy } from './policy.ts';
import type { GroupKey } from './window-rule.ts';

const SHARE: ActivityFacts = {
  source: 'Google Drive',
  actorKey: 'dana@example.com',
  objectKey: 'Google Drive:1',
  object: { kind: 'file', directory: '/plans', name: 'a' },
  destination: { kind: 'person', name: 'User', account: 'partner.example' },
  outsideDomains: ['partner.example', 'a.example'],
};

const by = (policy: Policy, facts: ActivityFacts) => fingerprintOf(policy, activityEvent(facts));

test('a burst of one person from one folder to one place is one finding', () => {
  const first = by(sharedOutside, SHARE);
  expect(by(sharedOutside, { ...SHARE, objectKey: 'Google Drive:2', occurredAt: 5 })).toBe(first);
  const other = { ...SHARE, object: { ...SHARE.object, name: 'b' } };
  expect(by(sharedOutside, other)).toBe(first);
});

test.each<[string, ActivityFacts]>([
  ['person', { actorKey: 'kim@example.com' }],
  ['folder', { object: { kind: 'file', directory: '/other' } }],
  ['destination', { destination: { kind: 'person', name: 'User', account: 'b.example' } }],
  ['kind of destination', { destination: { kind: 'public', name: 'Public' } }],
  ['source', { source: 'OneDrive' }],
])('another %s is another finding', (_what, facts) => {
  expect(by(sharedOutside, { ...SHARE, ...facts })).not.toBe(by(sharedOutside, SHARE));
});

test('another policy is another finding, another version is not', () => {
  expect(by(openedToPublic, SHARE)).not.toBe(by(sharedOutside, SHARE));
  expect(by({ ...sharedOutside, version: 9 }, SHARE)).toBe(by(sharedOutside, SHARE));
});

test('without a folder the drive or site is the container', () => {
  const inDrive = (container: string): ActivityFacts => ({
    ...SHARE,
    object: { kind: 'file' },
    origin: { container },
  });
  expect(by(sharedOutside, inDrive('a'))).toBe(by(sharedOutside, inDrive('a')));
  expect(by(sharedOutside, inDrive('a'))).not.toBe(by(sharedOutside, inDrive('b')));
});

test('buckets and channels are their own containers: each is a finding', () => {
  const bucket = (objectKey: string): ActivityFacts => ({
    source: 'AWS S3',
    actorKey: 'x',
    objectKey,
    object: { kind: 'bucket' },
  });
  expect(by(openedToPublic, bucket('b1'))).not.toBe(by(openedToPublic, bucket('b2')));
});

test('the order of recipients does not matter, nothing known is a group of its own', () => {
  const policy = { ...sharedOutside, groupBy: ['recipients'] satisfies GroupKey[] };
  const reversed = { ...SHARE, outsideDomains: ['a.example', 'partner.example'] };
  expect(by(policy, reversed)).toBe(by(policy, SHARE));
  expect(by(policy, {})).toBe('["shared-outside",["recipients"]]');
});

test('parts cannot run into each other', () => {
  const policy = { ...sharedOutside, groupBy: ['actor', 'object'] satisfies GroupKey[] };
  const left = by(policy, { actorKey: 'a","b', objectKey: 'c' });
  const right = by(policy, { actorKey: 'a', objectKey: 'b","c' });
  expect(left).not.toBe(right);
  const missing = by(policy, { actorKey: null, objectKey: null });
  expect(missing).not.toBe(by(policy, { actorKey: 'null', objectKey: 'null' }));
});

test('the group of a windowed policy is that of its window', () => {
  const event = activityEvent({ ...SHARE, objectKey: 'x' });
  const other = activityEvent({ ...SHARE, objectKey: 'y', destination: null });
  expect(windowGroupKey(massDownload, event)).toBe(windowGroupKey(massDownload, other));
  expect(windowGroupKey(massDownload, event)).toContain('dana@example.com');
  expect(windowGroupKey(sharedOutside, event)).toBe(fingerprintOf(sharedOutside, event));
});

test('rules of one policy count apart', () => {
  const event = activityEvent(SHARE);
  const groups = ['a', 'b'].map((rule) => windowGroupKey({ ...massDownload, rule }, event));
  expect(new Set([...groups, windowGroupKey(massDownload, event)]).size).toBe(3);
});

test.each<[GroupKey, ActivityFacts]>([
  ['actor', { actorKey: null }],
  ['object', { objectKey: null }],
  ['container', { object: { kind: 'file' } }],
  ['destination', { destination: null }],
  ['recipients', { outsideDomains: [] }],
  ['device', { device: {} }],
])('an event that does not say the %s counts for no group of it', (group, facts) => {
  const policy: Policy = { ...sharedOutside, groupBy: ['actor', group] };
  const known = { ...SHARE, objectKey: 'x', device: { hostname: 'laptop-1' } };
  expect(windowGroupKey(policy, activityEvent(known))).not.toBeNull();
  expect(windowGroupKey(policy, activityEvent({ ...known, ...facts }))).toBeNull();
});

test('without groups the whole organisation is one', () => {
  const policy = { ...sharedOutside, groupBy: [] };
  expect(windowGroupKey(policy, activityEvent({}))).toBe('["shared-outside"]');
});

test('every event has a fingerprint, the same each time, that survives a round trip as text', () => {
  const draws = fc.gen().map((g) =>
    drawFrom({
      below: (limit) => g(fc.nat, limit - 1),
      text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
      number: () => g(fc.double),
    }),
  );
  const keys: GroupKey[] = ['actor', 'object', 'container', 'destination', 'recipients'];
  fc.assert(
    fc.property(draws, fc.subarray(keys), (draw, groupBy) => {
      const event = randomEvent(draw);
      const text = fingerprintOf({ ...sharedOutside, groupBy }, event);
      expect(fingerprintOf({ ...sharedOutside, groupBy }, structuredClone(event))).toBe(text);
      expect(text.isWellFormed()).toBe(true);
      expect(JSON.parse(text)).toHaveLength(groupBy.length + 1);
    }),
  );
});

test('a renamed policy finds the same findings and groups', () => {
  const renamed = { ...sharedOutside, key: 'new-name', aliases: [sharedOutside.key, 'second'] };
  expect(by(renamed, SHARE)).toBe(by(sharedOutside, SHARE));
  const event = activityEvent(SHARE);
  const counted = { ...massDownload, key: 'new-name', aliases: [massDownload.key] };
  expect(windowGroupKey(counted, event)).toBe(windowGroupKey(massDownload, event));
});
