import { SEVERITIES, type Severity } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { policy as openedToPublic } from './builtin/opened-to-public.ts';
import { scoreOf, severityOf } from './score.ts';

const ONE = { eventCount: 1, objectCount: 1 };

const PUBLIC: ActivityFacts = {
  movement: 'share',
  visibilityAfter: 'public',
  actorKey: 'dana@example.com',
  actor: { kind: 'person' },
  destination: { kind: 'public', name: 'Public', outside: 'yes', managed: 'no' },
};

function scored(facts: ActivityFacts, severity: Severity = 'LOW', counts = ONE) {
  return scoreOf({ ...openedToPublic, severity }, activityEvent(facts), counts);
}

test.each([
  [0, 'LOW'],
  [34, 'LOW'],
  [35, 'MEDIUM'],
  [59, 'MEDIUM'],
  [60, 'HIGH'],
  [79, 'HIGH'],
  [80, 'CRITICAL'],
  [100, 'CRITICAL'],
  [Number.NaN, 'LOW'],
] as const)('a score of %d is %s', (score, severity) => {
  expect(severityOf(score)).toBe(severity);
});

test('the severity of the policy is the floor, not the ceiling', () => {
  const quiet: ActivityFacts = { outcome: 'failure', actorKey: 'a' };
  expect(scored(quiet, 'LOW').severity).toBe('LOW');
  expect(scored(quiet, 'CRITICAL').severity).toBe('CRITICAL');
  expect(scored(quiet, 'CRITICAL').score).toBeLessThan(35);
  const loud = scored(PUBLIC, 'MEDIUM', { eventCount: 1000, objectCount: 1000 });
  expect(loud.severity).toBe('CRITICAL');
});

test('one object opened to the public by a HIGH policy is HIGH by its score too', () => {
  const { score, severity } = scored(PUBLIC, 'HIGH');
  expect(severity).toBe('HIGH');
  expect(severityOf(score)).toBe('HIGH');
});

test('the score is 100 × P × I of the listed contributions', () => {
  const { score, contributions } = scored(PUBLIC, 'HIGH', { eventCount: 50, objectCount: 20 });
  const sum = (kind: string) =>
    contributions.reduce((total, part) => total + (part.kind === kind ? part.value : 0), 0);
  const probability = 1 / (1 + Math.exp(-sum('probability')));
  expect(score).toBe(Math.round(100 * probability * Math.min(1, sum('impact'))));
  expect(contributions.map(({ label }) => label)).toEqual([
    'Public',
    'Number of objects',
    'Policy',
    'Outcome',
    'Number of events',
  ]);
});

test('contributions say what was seen and leave out what adds nothing', () => {
  const { contributions } = scored({ ...PUBLIC, outcome: 'unknown' });
  expect(contributions).toEqual([{ label: 'Public', kind: 'impact', value: 0.9, seen: 'Public' }]);
});

test.each<[string, ActivityFacts, ActivityFacts]>([
  ['public counts more than a link', { visibilityAfter: 'link' }, { visibilityAfter: 'public' }],
  ['outside counts more than inside', {}, { recipientsOutside: 'yes' }],
  [
    'a foreign account counts more than a person',
    { recipients: [{ kind: 'person', outside: 'yes' }], recipientsOutside: 'yes' },
    { recipients: [{ kind: 'account', outside: 'yes' }], recipientsOutside: 'yes' },
  ],
  [
    'a whole store counts more than a file',
    { object: { kind: 'file' } },
    { object: { kind: 'bucket' } },
  ],
  ['an unmanaged device counts', { device: { managed: 'yes' } }, { device: { managed: 'no' } }],
  ['nobody counts more than somebody', { actorKey: 'a' }, { actorKey: null }],
  ['success counts more than failure', { outcome: 'failure' }, { outcome: 'success' }],
  [
    'forwarding counts more than one mail',
    { recipientsOutside: 'yes' },
    { recipientsOutside: 'yes', extra: { forwarding: 'rule' } },
  ],
])('%s', (_name, less, more) => {
  const known: ActivityFacts = { actorKey: 'a' };
  expect(scored({ ...known, ...more }).score).toBeGreaterThan(scored({ ...known, ...less }).score);
});

test('an unknown place or device adds nothing', () => {
  const unknown: ActivityFacts = {
    ...PUBLIC,
    visibilityAfter: null,
    destination: { outside: 'unknown', managed: 'unknown' },
    device: { managed: 'unknown' },
  };
  expect(scored(unknown).contributions[0]?.label).toBe('Stays inside, or not known');
});

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

test('every event has a whole score from 0 to 100 and a severity not below the floor', () => {
  const counts = fc.record({ eventCount: fc.double(), objectCount: fc.double() });
  fc.assert(
    fc.property(draws, fc.constantFrom(...SEVERITIES), counts, (draw, severity, facts) => {
      const result = scoreOf({ ...openedToPublic, severity }, randomEvent(draw), facts);
      expect(Number.isInteger(result.score)).toBe(true);
      expect(result.score).toBeGreaterThanOrEqual(0);
      expect(result.score).toBeLessThanOrEqual(100);
      const rank = (value: Severity) => SEVERITIES.indexOf(value);
      expect(rank(result.severity)).toBeGreaterThanOrEqual(rank(severity));
      for (const { value } of result.contributions) expect(Number.isFinite(value)).toBe(true);
    }),
  );
});

test('more events or more objects never lower the score', () => {
  fc.assert(
    fc.property(draws, fc.nat(5000), fc.nat(5000), (draw, some, more) => {
      const event = randomEvent(draw);
      const at = (eventCount: number, objectCount: number) =>
        scoreOf(openedToPublic, event, { eventCount, objectCount }).score;
      expect(at(some + more, some)).toBeGreaterThanOrEqual(at(some, some));
      expect(at(some, some + more)).toBeGreaterThanOrEqual(at(some, some));
    }),
  );
});
