import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { statementOf, type StatementInput } from './statement.ts';

const AT = Date.UTC(2026, 2, 1, 9, 30);

const SHARE: ActivityFacts = {
  action: 'Share',
  movement: 'share',
  actor: { kind: 'person', name: 'Dana Reyes', email: 'dana@example.com' },
  object: { kind: 'file', name: 'plan.xlsx' },
  origin: { kind: 'app', name: 'Google Drive', container: 'Plans' },
  destination: { kind: 'person', name: 'User', account: 'partner.example', outside: 'yes' },
};

function parts(facts: ActivityFacts, given: Partial<StatementInput> = {}) {
  return statementOf({
    event: activityEvent(facts),
    eventCount: 1,
    objectCount: 1,
    firstSeenAt: AT,
    lastSeenAt: AT,
    window: null,
    ...given,
  });
}

function sentence(facts: ActivityFacts, given: Partial<StatementInput> = {}): string {
  return parts(facts, given)
    .map(({ text }) => text)
    .join('');
}

test('one act in one sentence: who, what, which, from, to, when, outcome', () => {
  expect(sentence(SHARE)).toBe(
    'Dana Reyes shared plan.xlsx from Google Drive (Plans) to ' +
      'people at partner.example at 2026-03-01 09:30 UTC. It succeeded.',
  );
});

test('each part says what it is, so that the console can link it', () => {
  const kinds = parts(SHARE).filter(({ kind }) => kind !== 'text');
  expect(kinds).toEqual([
    { kind: 'person', text: 'Dana Reyes' },
    { kind: 'action', text: 'shared' },
    { kind: 'object', text: 'plan.xlsx' },
    { kind: 'place', text: 'Google Drive (Plans)' },
    { kind: 'place', text: 'people at partner.example' },
    { kind: 'time', text: '2026-03-01 09:30 UTC' },
  ]);
});

test('a burst names the number of objects, the number of times and both ends', () => {
  const text = sentence(SHARE, { eventCount: 14, objectCount: 12, lastSeenAt: AT + 3_600_000 });
  expect(text).toContain('shared 12 objects, among them plan.xlsx from');
  expect(text).toContain(', 14 times between 2026-03-01 09:30 UTC and 2026-03-01 10:30 UTC.');
});

test('a burst within one minute names that minute once', () => {
  const text = sentence(SHARE, { eventCount: 2, lastSeenAt: AT + 20_000 });
  expect(text).toContain(', 2 times at 2026-03-01 09:30 UTC.');
});

test('a counted policy says what was counted and over how long', () => {
  const window = { metric: 'objects', observed: 143, windowMs: 3_600_000 } as const;
  expect(sentence({ ...SHARE, action: 'Download' }, { window })).toContain(
    '; up to 143 different objects within 60 minutes. It succeeded.',
  );
});

test.each([
  ['failure', 'It failed.'],
  ['unknown', 'The record does not show whether it succeeded.'],
] as const)('outcome %s is said', (outcome, words) => {
  expect(sentence({ ...SHARE, outcome }).endsWith(words)).toBe(true);
});

test('what the record leaves out is said to be missing or left out, never made up', () => {
  expect(sentence({ vendorOperation: 'x.y' }, { firstSeenAt: Number.NaN })).toBe(
    'An unnamed person performed x.y on an unnamed object ' +
      'between an unknown time and 2026-03-01 09:30 UTC. It succeeded.',
  );
});

test('the public and holders of a link are told apart', () => {
  const to = { destination: { kind: 'public', name: 'Public' } } as const;
  expect(sentence({ ...SHARE, ...to, visibilityAfter: 'public' })).toContain(' to the public at');
  expect(sentence({ ...SHARE, ...to, visibilityAfter: 'link' })).toContain(
    ' to anyone with the link at',
  );
});

test('every event has a sentence, well-formed and of bounded length', () => {
  const draws = fc.gen().map((g) =>
    drawFrom({
      below: (limit) => g(fc.nat, limit - 1),
      text: () => g(fc.string, { unit: 'grapheme', maxLength: 300 }),
      number: () => g(fc.double),
    }),
  );
  fc.assert(
    fc.property(draws, fc.double(), fc.double(), (draw, first, last) => {
      const event = randomEvent(draw);
      const statement = statementOf({
        event,
        eventCount: 3,
        objectCount: 2,
        firstSeenAt: first,
        lastSeenAt: last,
        window: { metric: 'bytes', observed: 1, windowMs: 1500 },
      });
      const text = statement.map((part) => part.text).join('');
      expect(text.length).toBeLessThan(1500);
      expect(statement.filter(({ kind }) => kind === 'person')).toHaveLength(1);
      expect(statement.filter(({ kind }) => kind === 'object')).toHaveLength(1);
    }),
  );
});

test('a site given as an address is called by its last part', () => {
  const origin = {
    kind: 'app' as const,
    name: 'SharePoint',
    host: 'ours.sharepoint.example',
    container: 'https://ours.sharepoint.example/sites/Finance/',
    account: null,
    managed: 'yes' as const,
    outside: 'no' as const,
  };
  expect(sentence({ ...SHARE, origin })).toContain('from SharePoint (Finance)');
});
