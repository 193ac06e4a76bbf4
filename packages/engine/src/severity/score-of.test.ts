import { SEVERITIES, type Severity } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { scoreOf, type ScoreFacts } from './score-of.ts';
import { severityOf } from './with-trust.ts';

const ONE = { eventCount: 1, objectCount: 1 };
const KNOWN: ActivityFacts = { actorKey: 'dana@example.com', actor: { kind: 'person' } };
const CHATGPT = {
  kind: 'app',
  name: 'ChatGPT',
  host: 'chatgpt.com',
  outside: 'yes',
  managed: 'no',
} as const;

function cards(values: number) {
  return {
    types: ['payment-card'],
    values: [values],
    sensitivity: 4,
    class: 'financial',
    state: 'complete',
  } as const;
}

type Data = NonNullable<ActivityFacts['data']>;
function dataOf(data: ReturnType<typeof cards>): Data {
  return { ...data, types: [...data.types], values: [...data.values] };
}

function scored(
  facts: ActivityFacts,
  {
    severity = 'LOW',
    severityMode = 'suggested',
    ...counts
  }: Partial<ScoreFacts> & {
    severity?: Severity;
    severityMode?: 'minimum' | 'fixed' | 'suggested';
  } = {},
) {
  const event = activityEvent({ ...KNOWN, ...facts });
  return scoreOf({ severity, severityMode }, event, { ...ONE, ...counts });
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

describe('forty card numbers and a holiday picture', () => {
  const pasted: ActivityFacts = { movement: 'upload', action: 'Paste', destination: CHATGPT };
  const picture: ActivityFacts = {
    movement: 'share',
    visibilityAfter: 'public',
    object: { kind: 'file', name: 'beach.jpg', extension: 'jpg' },
    destination: { kind: 'public', name: 'Public', outside: 'yes', managed: 'no' },
  };

  test('forty card numbers pasted into ChatGPT are High, one is not', () => {
    expect(scored({ ...pasted, data: dataOf(cards(40)) }).severity).toBe('HIGH');
    expect(scored({ ...pasted, data: dataOf(cards(1)) }).score).toBeLessThan(
      scored({ ...pasted, data: dataOf(cards(40)) }).score,
    );
  });

  test('a picture without a telling name is not High, wherever it is opened', () => {
    expect(['LOW', 'MEDIUM']).toContain(scored(picture).severity);
  });

  test('contents that are not known weigh more than contents that hold nothing', () => {
    const nothing: Data = {
      ...dataOf(cards(0)),
      types: [],
      values: [],
      sensitivity: null,
      class: null,
    };
    expect(scored(pasted).score).toBeGreaterThan(scored({ ...pasted, data: nothing }).score);
  });
});

describe('what a policy says of its severity', () => {
  const quiet: ActivityFacts = { outcome: 'failure' };
  const loud: ActivityFacts = {
    movement: 'upload',
    destination: CHATGPT,
    data: dataOf(cards(100_000)),
  };

  test('minimum: never below it', () => {
    expect(scored(quiet, { severity: 'CRITICAL', severityMode: 'minimum' }).severity).toBe(
      'CRITICAL',
    );
    expect(scored(loud, { severity: 'LOW', severityMode: 'minimum' }).severity).toBe('HIGH');
  });

  test('fixed: always it', () => {
    expect(scored(loud, { severity: 'LOW', severityMode: 'fixed' }).severity).toBe('LOW');
    expect(scored(quiet, { severity: 'HIGH', severityMode: 'fixed' }).severity).toBe('HIGH');
  });

  test('suggested: where the score of an act starts that moves nothing', () => {
    expect(scored({}, { severity: 'HIGH' }).severity).toBe('HIGH');
    expect(scored({}, { severity: 'MEDIUM' }).severity).toBe('MEDIUM');
    expect(scored(quiet, { severity: 'HIGH' }).severity).toBe('MEDIUM');
  });
});

test('the score is the sum of its contributions', () => {
  const { score, contributions } = scored(
    { movement: 'upload', destination: CHATGPT, data: dataOf(cards(40)), outcome: 'success' },
    {
      eventCount: 3,
      person: { department: null, title: null, manager: null, status: 'active', leavesAt: 5 },
    },
  );
  const sum = contributions.reduce((total, { value }) => total + value, 0);
  expect(score).toBe(Math.round(sum));
  expect(contributions.map(({ kind, label, seen }) => [kind, label, seen])).toEqual([
    ['data', 'dataTypes', 'payment-card'],
    ['data', 'values', '40'],
    ['destination', 'ai', 'ChatGPT'],
    ['scale', 'events', '3'],
    ['person', 'leaver', null],
  ]);
});

test.each<[string, ActivityFacts, ActivityFacts]>([
  [
    'public counts more than a link',
    { movement: 'share', visibilityAfter: 'link' },
    { movement: 'share', visibilityAfter: 'public' },
  ],
  [
    'an unknown place counts more than an own one',
    { movement: 'upload', destination: { kind: 'app', name: 'Slack', outside: 'no' } },
    { movement: 'upload', destination: { kind: 'app', name: 'Slack', outside: 'unknown' } },
  ],
  [
    'a private mailbox counts more than a company’s',
    {
      movement: 'send',
      recipientsOutside: 'yes',
      recipients: [{ kind: 'person', domain: 'partner.example', outside: 'yes' }],
    },
    {
      movement: 'send',
      recipientsOutside: 'yes',
      recipients: [{ kind: 'person', domain: 'gmail.com', outside: 'yes' }],
    },
  ],
  [
    'a whole store counts more than a file',
    { movement: 'share', visibilityAfter: 'public', object: { kind: 'file' } },
    { movement: 'share', visibilityAfter: 'public', object: { kind: 'bucket' } },
  ],
  [
    'a label counts more than nothing known',
    { movement: 'upload', destination: CHATGPT },
    { movement: 'upload', destination: CHATGPT, extra: { label: 'Streng vertraulich' } },
  ],
  [
    'a telling name counts more than any other',
    { movement: 'upload', destination: CHATGPT, object: { name: 'plan.xlsx' } },
    { movement: 'upload', destination: CHATGPT, object: { name: 'payroll.xlsx' } },
  ],
  ['success counts more than failure', { outcome: 'failure' }, { outcome: 'success' }],
])('%s', (_name, less, more) => {
  expect(scored(more).score).toBeGreaterThan(scored(less).score);
});

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

test('every event has a whole score from 0 to 100, and points that can be shown', () => {
  const counts = fc.record({ eventCount: fc.double(), objectCount: fc.double() });
  fc.assert(
    fc.property(draws, fc.constantFrom(...SEVERITIES), counts, (draw, severity, facts) => {
      const result = scoreOf({ severity }, randomEvent(draw), facts);
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
        scoreOf({ severity: 'LOW' }, event, { eventCount, objectCount }).score;
      expect(at(some + more, some)).toBeGreaterThanOrEqual(at(some, some));
      expect(at(some, some + more)).toBeGreaterThanOrEqual(at(some, some));
    }),
  );
});
