import type { MappedEvent } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityEvent } from '../activity/activity-event.ts';
import { policy as massDownload } from './builtin/mass-download.ts';
import type { Episode } from './episodes-of.ts';
import { slidingEpisodes } from './sliding-episodes.ts';
import { windowIntake, type WindowedPolicy } from './window-intake.ts';
import { createWindowList, type WindowList } from './window-list.ts';
import type { WindowPoint } from './window-point.ts';
import type { CountMetric, GroupKey, SequenceRule, WindowRule } from './window-rule.ts';

const MINUTE = 60_000;
const LATEST = 6 * 60 * MINUTE;
const ACTIONS = ['Download', 'Compress', 'Upload'] as const;

interface Act {
  minute: number;
  person: number;
  file: number;
  place: number;
  action: (typeof ACTIONS)[number];
  bytes: number;
  /** Minutes until it arrives, and until it arrives again; null: it arrives once. */
  delay: number;
  again: number | null;
}

/** One in five is up to six hours late; more than one in seven arrives twice. */
const randomActs: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    minute: fc.nat(4 * 60),
    person: fc.nat(1),
    file: fc.nat(12),
    place: fc.nat(3),
    action: fc.constantFrom(...ACTIONS),
    bytes: fc.nat(1000),
    delay: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.nat(LATEST / MINUTE) },
    ),
    again: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.nat(LATEST / MINUTE) },
    ),
  }),
  { minLength: 30, maxLength: 60 },
);

const frame = { windowMs: 60 * MINUTE, episodeGapMs: 90 * MINUTE };
const GROUPS: Readonly<Record<CountMetric, GroupKey[]>> = {
  events: ['actor'],
  objects: ['actor', 'destination'],
  values: ['container'],
  bytes: [],
  people: ['destination'],
  destinations: ['device'],
};

const randomCount = fc
  .record({
    metric: fc.constantFrom<CountMetric>(
      'events',
      'objects',
      'values',
      'bytes',
      'people',
      'destinations',
    ),
    isFixed: fc.boolean(),
    threshold: fc.integer({ min: 2, max: 6 }),
  })
  .map(({ metric, isFixed, threshold }): WindowRule => ({
    ...frame,
    metric,
    isFixed,
    field: 'object.extension',
    threshold: metric === 'bytes' ? threshold * 500 : Math.min(threshold, MOST[metric]),
    groupBy: GROUPS[metric],
  }));

const MOST: Readonly<Record<CountMetric, number>> = {
  events: 6,
  objects: 3,
  values: 3,
  bytes: 6,
  people: 2,
  destinations: 3,
};

const randomSequence = fc
  .record({
    isFixed: fc.boolean(),
    isOrdered: fc.boolean(),
    atLeast: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ atLeast, ...rest }): SequenceRule => ({
    ...frame,
    ...rest,
    metric: 'sequence',
    groupBy: ['actor'],
    steps: ACTIONS.map((action, index) => ({
      name: action,
      condition: { f: 'action', op: 'eq', v: action },
      atLeast: index === 0 ? atLeast : 1,
    })),
  }));

function eventOf(act: Act, index: number) {
  const facts: Partial<MappedEvent> = { action: act.action, occurredAt: act.minute * MINUTE };
  return activityEvent({
    ...facts,
    eventId: `e${index}`,
    actorKey: `p${act.person}`,
    objectKey: `f${act.file}`,
    object: { kind: 'file', directory: '/', extension: `x${act.file % 4}`, sizeBytes: act.bytes },
    destination: { kind: 'host', name: `h${act.place}` },
    device: { hostname: 'laptop-1' },
  });
}

/** Detections by identity: group and first trigger, with all facts of the episode. */
function detections(lists: ReadonlyMap<string, Episode[]>): [string, Episode][] {
  return [...lists]
    .flatMap(([group, episodes]) =>
      episodes.map((episode): [string, Episode] => [`${group} ${episode.firstTriggerId}`, episode]),
    )
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
}

function taken(policy: WindowedPolicy, acts: readonly Act[]) {
  const intake = windowIntake(policy);
  return acts.flatMap((act, index) => {
    const counted = intake.take(eventOf(act, index));
    return counted === null ? [] : [{ ...counted, act }];
  });
}

function inOneGo(policy: WindowedPolicy, acts: readonly Act[]): [string, Episode][] {
  const groups = Map.groupBy(taken(policy, acts), ({ group }) => group);
  return detections(
    new Map(
      [...groups].map(([group, counted]) => [
        group,
        slidingEpisodes(
          counted.map(({ point }) => point),
          policy.window,
        ),
      ]),
    ),
  );
}

function asTheyArrive(
  policy: WindowedPolicy,
  acts: readonly Act[],
  batchSize: number,
): [string, Episode][] {
  const arrivals = taken(policy, acts)
    .flatMap(({ group, point, act }) => {
      const at = act.minute + act.delay;
      const once = { group, point, at };
      return act.again === null ? [once] : [once, { ...once, at: at + act.again }];
    })
    .toSorted((left, right) => left.at - right.at);
  const lists = new Map<string, WindowList>();
  for (let from = 0; from < arrivals.length; from += batchSize) {
    const batch = Map.groupBy(arrivals.slice(from, from + batchSize), ({ group }) => group);
    for (const [group, counted] of batch) {
      const list = lists.get(group) ?? createWindowList(policy.window);
      list.insert(counted.map(({ point }): WindowPoint => structuredClone(point)));
      list.episodes();
      lists.set(group, list);
    }
  }
  return detections(new Map([...lists].map(([group, list]) => [group, list.episodes()])));
}

test.each([
  ['counts of every kind', randomCount, 2500],
  ['sequences', randomSequence, 1000],
] as const)(
  '%s find the same detections, with the same ids, in whatever order events come and however often',
  (_what, rules, numRuns) => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(randomActs, rules, fc.integer({ min: 1, max: 20 }), (acts, window, size) => {
        const policy: WindowedPolicy = { ...massDownload, window };
        const whole = inOneGo(policy, acts);
        expect(asTheyArrive(policy, acts, size)).toEqual(whole);
        const kind = `${window.metric} ${window.isFixed === true ? 'fixed' : 'sliding'}`;
        seen.set(kind, (seen.get(kind) ?? 0) + whole.length);
      }),
      { numRuns },
    );
    for (const [kind, found] of seen) expect([kind, found > 50]).toEqual([kind, true]);
  },
);
