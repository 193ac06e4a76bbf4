import { expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { policy as deleted } from './builtin/downloaded-then-deleted.ts';
import { policy as packed } from './builtin/packed-then-sent-out.ts';
import { compilePolicies } from './compile-policies.ts';
import type { Policy } from './policy.ts';
import { slidingEpisodes } from './sliding-episodes.ts';

const MINUTE = 60_000;

const DOWNLOAD: ActivityFacts = { source: 'SharePoint', action: 'Download', movement: 'download' };
const PACK: ActivityFacts = { source: 'Sensor', action: 'Compress' };
const SEND: ActivityFacts = {
  source: 'Sensor',
  action: 'Upload',
  movement: 'upload',
  category: 'Web Upload',
  object: { kind: 'file', extension: 'zip' },
};
const DELETE: ActivityFacts = {
  source: 'SharePoint',
  vendorOperation: 'FileDeleted',
  object: { kind: 'file' },
};

/** That many actions of one kind, a minute apart. */
const times = (count: number, facts: ActivityFacts): ActivityFacts[] =>
  Array.from({ length: count }, () => facts);

/** The sequences that one person's actions, a minute apart, form. */
function found(policy: Policy, acts: readonly ActivityFacts[], apart = MINUTE) {
  const { evaluate } = compilePolicies([policy]);
  const points = acts.flatMap((facts, index) =>
    evaluate(
      activityEvent({
        actorKey: 'dana@example.com',
        eventId: `e${index}`,
        occurredAt: index * apart,
        ...facts,
      }),
    ).flatMap(({ counted }) => (counted === null ? [] : [counted.point])),
  );
  return policy.window === null ? [] : slidingEpisodes(points, policy.window);
}

test('files taken, packed and sent out are one detection with every step', () => {
  const [episode, ...others] = found(packed, [...times(25, DOWNLOAD), PACK, PACK, SEND]);
  expect(others).toEqual([]);
  expect(episode?.steps?.map(({ events }) => events)).toEqual([25, 2, 1]);
});

test.each<[string, ActivityFacts[]]>([
  ['a few downloads before', [...times(19, DOWNLOAD), PACK, SEND]],
  ['nothing packed', [...times(40, DOWNLOAD), SEND, SEND]],
  ['nothing sent out', [...times(40, DOWNLOAD), PACK]],
  ['an archive sent before it was packed', [...times(40, DOWNLOAD), SEND, PACK]],
  [
    'an archive sent to a place of the organisation',
    [...times(40, DOWNLOAD), PACK, { ...SEND, category: null }],
  ],
])('with %s there is none', (_what, acts) => {
  expect(found(packed, acts)).toEqual([]);
});

test('the steps of two days are no sequence', () => {
  expect(found(packed, [...times(25, DOWNLOAD), PACK, SEND], 30 * MINUTE)).toEqual([]);
});

test('many files taken and then as many deleted are one detection', () => {
  const acts = [...times(120, DOWNLOAD), ...times(150, DELETE)];
  expect(found(deleted, acts)).toHaveLength(1);
});

test.each<[string, ActivityFacts[]]>([
  ['tidying up before the download', [...times(150, DELETE), ...times(120, DOWNLOAD)]],
  ['a download without deleting', times(500, DOWNLOAD)],
  ['deleting without a download', [...times(99, DOWNLOAD), ...times(500, DELETE)]],
])('%s is none', (_what, acts) => {
  expect(found(deleted, acts)).toEqual([]);
});
