import { expect, test } from 'vitest';
import { activityEvent } from '../activity/activity-event.ts';
import { behaviourView, eventScore, type KnownBehaviour } from './behaviour-view.ts';

const event = activityEvent({ destination: { name: 'Dropbox', host: 'Files.Example' } });

function viewOf(known: Partial<KnownBehaviour>) {
  return behaviourView(event, {
    score: null,
    isPersonKnown: true,
    isOrganizationKnown: true,
    reachedBefore: () => [],
    isPeer: () => false,
    isKnownTo: () => false,
    ...known,
  });
}

test('a first time is one for the person, the peers or all, by the folded value', () => {
  const reached = (key: string) => (key === 'destination.host=files.example' ? ['ana'] : []);
  const { isFirstSeen } = viewOf({ reachedBefore: reached });
  const scopes = ['person', 'peers', 'organization'];
  expect(scopes.map((scope) => isFirstSeen('destination.host', scope))).toEqual([
    true,
    true,
    false,
  ]);
  const amongPeers = viewOf({ reachedBefore: reached, isPeer: () => true });
  expect(amongPeers.isFirstSeen('destination.host', 'peers')).toBe(false);
  const again = viewOf({ isKnownTo: () => true });
  expect(scopes.map((scope) => again.isFirstSeen('destination.host', scope))).toEqual([
    false,
    false,
    false,
  ]);
});

test('nothing is said of who or what is too new, nor of what is not kept', () => {
  expect(viewOf({ isPersonKnown: false }).isFirstSeen('destination.host', 'person')).toBeNull();
  expect(viewOf({ isOrganizationKnown: false }).isFirstSeen('destination.host', 'peers')).toBe(
    null,
  );
  expect(viewOf({}).isFirstSeen('recipients', 'person')).toBeNull();
  expect(viewOf({}).isFirstSeen('device.os', 'person')).toBeNull();
});

test('the score is that of the day, of what people did, and of days that come up seldom', () => {
  expect(viewOf({}).score('event-suspicious')).toBeNull();
  const { score } = viewOf({ score: 0.8 });
  expect([score('event-suspicious'), score('eventSuspicious'), score('send-to-self')]).toEqual([
    0.8,
    0.8,
    null,
  ]);
  const verdict = {
    person: 'ana',
    day: 1,
    isSuspicious: true,
    score: 0.8,
    alertRate: 0.1,
    allowedRate: 0.4,
    isLeaving: false,
    tails: [],
    rareDestinations: [],
    unusualHours: 0,
  };
  const done: typeof event = { ...event, actorKey: 'ana' };
  expect(eventScore(done, verdict)).toBe(0.8);
  expect(eventScore(done, null)).toBeNull();
  expect(eventScore(done, { ...verdict, score: 0.009 })).toBeNull();
  expect(eventScore({ ...done, outcome: 'failure' }, verdict)).toBeNull();
});
