import { describe, expect, test } from 'vitest';
import { followUpOf, type GrownDetection } from './follow-up-rules.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);

const grown = (change: Partial<GrownDetection>): GrownDetection => ({
  isNew: false,
  status: 'in_review',
  substatus: 'first_seen',
  eventCount: 4,
  firstSeenAt: NOW - 60_000,
  lastSeenAt: NOW,
  recentCount: 4,
  earlier: null,
  isCritical: false,
  suppressedUntil: null,
  snooze: null,
  added: { destinations: [], sensitivity: 0 },
  ...change,
});

const closed = (verdict: 'authorised' | 'confirmed', expiresAt: number | null) => ({
  detectionId: 'earlier',
  verdict,
  expiresAt,
  wasCritical: false,
});

describe('what returns after it was closed', () => {
  const returned = (earlier: GrownDetection['earlier']) =>
    followUpOf(grown({ isNew: true, status: 'new', earlier }), NOW);

  test('is suppressed while its authorisation lasts', () => {
    expect(returned(closed('authorised', NOW + 1))).toEqual({
      status: 'suppressed',
      substatus: 'ongoing',
      earlierId: 'earlier',
      suppressedUntil: NOW + 1,
    });
  });

  test.each([
    ['after its end', closed('authorised', NOW)],
    ['where it has none', closed('authorised', null)],
    ['after another verdict', closed('confirmed', null)],
  ])('is new and regressed %s', (_when, earlier) => {
    expect(returned(earlier)).toEqual({ substatus: 'regressed', earlierId: 'earlier' });
  });

  test('is suppressed as critical only where something critical was authorised', () => {
    const authorised = closed('authorised', NOW + 1);
    const critical = { isNew: true, status: 'new', isCritical: true } as const;
    const returnedAs = (earlier: GrownDetection['earlier']) =>
      followUpOf(grown({ ...critical, earlier }), NOW).status;
    expect(returnedAs(authorised)).toBeUndefined();
    expect(returnedAs({ ...authorised, wasCritical: true })).toBe('suppressed');
    // The same if it becomes critical while it is suppressed.
    const grew = { status: 'suppressed', suppressedUntil: NOW + 1, isCritical: true } as const;
    const grownFrom = (earlier: GrownDetection['earlier']) =>
      followUpOf(grown({ ...grew, earlier }), NOW).status;
    expect(grownFrom(authorised)).toBe('new');
    expect(grownFrom({ ...authorised, wasCritical: true })).toBeUndefined();
  });

  test('what is seen for the first time stays so', () => {
    expect(returned(null)).toEqual({ substatus: 'first_seen' });
  });

  test('becomes new with the first event after the authorisation', () => {
    const suppressed = grown({ status: 'suppressed', suppressedUntil: NOW });
    expect(followUpOf(suppressed, NOW)).toEqual({ status: 'new', substatus: 'regressed' });
    expect(followUpOf(suppressed, NOW - 1)).not.toHaveProperty('status');
  });
});

describe('substatus', () => {
  const of = (change: Partial<GrownDetection>) => followUpOf(grown(change), NOW).substatus;
  const long = { firstSeenAt: NOW - 11 * DAY, lastSeenAt: NOW };

  test('tells a first day from those that go on', () => {
    expect(of({})).toBe('first_seen');
    expect(of({ ...long, eventCount: 20, recentCount: 2 })).toBe('ongoing');
  });

  test('escalates above three times the usual day, and not at it', () => {
    expect(of({ ...long, eventCount: 26, recentCount: 6 })).toBe('ongoing');
    expect(of({ ...long, eventCount: 27, recentCount: 7 })).toBe('escalating');
  });

  test('a busy first day is no escalation', () => {
    expect(of({ eventCount: 900, recentCount: 900 })).toBe('first_seen');
  });

  test('what regressed stays so, until it escalates', () => {
    const back = { substatus: 'regressed', earlier: closed('confirmed', null) } as const;
    expect(of({ ...back, ...long, eventCount: 11, recentCount: 1 })).toBe('regressed');
    expect(of({ ...back, ...long, eventCount: 40, recentCount: 30 })).toBe('escalating');
  });
});

describe('what sleeps', () => {
  const asleep = (
    snooze: Partial<NonNullable<GrownDetection['snooze']>>,
    change: Partial<GrownDetection> = {},
  ) =>
    followUpOf(
      grown({
        status: 'snoozed',
        ...change,
        snooze: {
          untilCount: null,
          usual: null,
          snoozedAt: NOW - DAY,
          fromStatus: 'in_review',
          wasCritical: false,
          ...snooze,
        },
      }),
      NOW,
    );
  const usual = { perDay: 2, eventCount: 10, sensitivity: 2, destinations: ['dropbox.com'] };

  test('wakes by its count into the status it had', () => {
    expect(asleep({ untilCount: 5 })).not.toHaveProperty('status');
    expect(asleep({ untilCount: 4 })).toMatchObject({ status: 'in_review' });
  });

  test('wakes above three times its usual rate', () => {
    expect(asleep({ usual }, { eventCount: 16 })).not.toHaveProperty('status');
    expect(asleep({ usual }, { eventCount: 17 })).toEqual({
      status: 'in_review',
      substatus: 'escalating',
    });
  });

  test('wakes for a destination that it had not, or for more sensitive data', () => {
    const added = { destinations: ['dropbox.com'], sensitivity: 2 };
    expect(asleep({ usual }, { added })).not.toHaveProperty('status');
    expect(asleep({ usual }, { added: { ...added, sensitivity: 3 } }).status).toBe('in_review');
    expect(asleep({ usual }, { added: { ...added, destinations: ['mega.nz'] } }).status).toBe(
      'in_review',
    );
  });
});
