import type { Condition } from '@waybill/contract';
import { expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { compileCondition } from './compile-condition.ts';
import { needsOf, NO_CONTEXT, type EventContext } from './event-context.ts';
import { validateCondition } from './validate-condition.ts';

const NOW = Date.UTC(2026, 5, 10);
const RECORD = {
  userAgent: 'aws-cli/2.1',
  userIdentity: { sessionContext: { attributes: { mfaAuthenticated: 'false' } } },
  requestParameters: {
    'x-amz-acl': ['public-read', 'bucket-owner-full-control'],
    'a.b': { c: 7 },
    rules: [
      { port: 22, ranges: [{ cidr: '0.0.0.0/0' }] },
      { port: 443, ranges: [{ cidr: '10.0.0.0/8' }, { cidr: '10.1.0.0/16' }] },
    ],
    grid: [
      [1, 2],
      [3, [4]],
    ],
    empty: [],
    nothing: null,
    isPublic: true,
  },
  created: '2026-06-08T00:00:00Z',
  createdSeconds: (NOW - 3_600_000) / 1000,
};

const CONTEXT: EventContext = {
  ...NO_CONTEXT,
  record: () => RECORD,
  lineage: () => ({
    origins: ['Snowflake', 'AWS S3'],
    labels: ['payment-card'],
    actions: ['Download', 'Compress'],
    hops: 3,
  }),
  behaviour: () => ({
    score: (id) => (id === 'sendToSelf' ? 0.8 : null),
    isFirstSeen: (key, scope) =>
      key === 'destination.host' ? (scope === 'peers' ? null : scope === 'person') : false,
  }),
  person: () => null,
  localTime: () => ({ hour: 22, dayKind: 'workday', isWorking: false }),
  trust: () => ({ ruleId: 'rule', verdict: 'forbidden', subject: 'Dropbox', reason: '' }),
  list: (id) =>
    id === 'partners' ? new Set(['partner.example', 'kim@partner.example']) : undefined,
  now: NOW,
};

const host = (name: string | null): ActivityFacts => ({
  destination: { kind: 'host', name: 'x', host: name },
});
const FACTS: ActivityFacts = {
  ...host('Partner.Example'),
  recipients: [{ address: 'Kim@partner.example' }, { address: 'dana@example.com' }],
  actor: { email: 'DANA@example.com' },
  occurredAt: NOW,
  object: { name: 'a', owner: 'dana@EXAMPLE.com', sizeBytes: 3 },
};

const R = 'record.requestParameters';

test.each<[Condition, boolean]>([
  [{ f: 'record.userAgent', op: 'startsWith', v: 'aws-cli' }, true],
  [{ f: 'record.userAgent', op: 'matches', v: '^aws-cli/\\d' }, true],
  [{ f: 'record.userAgent', op: 'matches', v: 'AWS' }, false],
  [{ f: 'record.userAgent', op: 'matches~', v: 'AWS' }, true],
  [
    { f: 'record.userIdentity.sessionContext.attributes.mfaAuthenticated', op: 'eq', v: 'false' },
    true,
  ],
  [{ f: 'record.userIdentity', op: 'exists' }, true],
  [{ f: 'record.userIdentity', op: 'eq', v: 'x' }, false],
  [{ f: 'record.userIdentity', op: 'ne', v: 'x' }, true],
  [{ f: 'record.absent.deep', op: 'exists' }, false],
  [{ f: 'record.absent', op: 'ne', v: 1 }, true],
  [{ f: 'record.constructor', op: 'exists' }, false],
  [{ f: 'record.userAgent.length', op: 'exists' }, false],
  [{ f: `${R}.x-amz-acl`, op: 'eq', v: 'public-read' }, true],
  [{ f: `${R}.x-amz-acl`, op: 'anyOf', v: ['public-read-write', 'public-read'] }, true],
  [{ f: `${R}.x-amz-acl`, op: 'allOf', v: ['public-read', 'private'] }, false],
  [{ f: `${R}.x-amz-acl`, op: 'noneOf~', v: ['PUBLIC-READ'] }, false],
  [{ f: `${R}.x-amz-acl.1`, op: 'eq', v: 'bucket-owner-full-control' }, true],
  [{ f: `${R}.x-amz-acl.2`, op: 'exists' }, false],
  [{ f: `${R}."a.b".c`, op: 'gte', v: 7 }, true],
  [{ f: `${R}.rules.port`, op: 'lt', v: 23 }, true],
  [{ f: `${R}.rules.port`, op: 'between', v: [23, 442] }, false],
  [{ f: `${R}.rules.ranges.cidr`, op: 'in', v: ['0.0.0.0/0', '::/0'] }, true],
  [{ f: `${R}.rules.1.ranges.cidr`, op: 'in', v: ['0.0.0.0/0', '::/0'] }, false],
  [{ f: `${R}.rules`, op: 'exists' }, true],
  [{ f: `${R}.grid`, op: 'anyOf', v: [4] }, true],
  [{ f: `${R}.grid.1`, op: 'anyOf', v: [1] }, false],
  [{ f: `${R}.empty`, op: 'exists' }, false],
  [{ f: `${R}.nothing`, op: 'exists' }, false],
  [{ f: `${R}.isPublic`, op: 'eq', v: true }, true],
  [{ f: 'record.created', op: 'ageLt', v: '3d' }, true],
  [{ f: 'record.created', op: 'ageLt', v: '2d' }, false],
  [{ f: 'record.created', op: 'ageGte', v: '48h' }, true],
  [{ f: 'record.createdSeconds', op: 'ageGte', v: '61m' }, false],
  [{ f: 'record.userAgent', op: 'ageGte', v: '1s' }, false],
  [{ f: 'record.absent', op: 'ageLt', v: '1s' }, false],
  [{ f: 'occurredAt', op: 'ageLt', v: '1s' }, true],
  [{ f: 'destination.host', op: 'inList', v: 'partners' }, true],
  [{ f: 'destination.host', op: 'notInList', v: 'partners' }, false],
  [{ f: 'recipients', op: 'inList', v: 'partners' }, true],
  [{ f: 'object.name', op: 'inList', v: 'partners' }, false],
  [{ f: 'destination.host', op: 'inList', v: 'gone' }, false],
  [{ f: 'destination.host', op: 'notInList', v: 'gone' }, true],
  [{ f: 'object.owner', op: 'eq', v: { field: 'actor.email' } }, false],
  [{ f: 'object.owner', op: 'ne', v: { field: 'actor.email' } }, true],
  [{ f: 'object.owner', op: 'eq~', v: { field: 'actor.email' } }, true],
  [{ f: 'object.owner', op: 'ne~', v: { field: 'actor.email' } }, false],
  [{ f: 'object.owner', op: 'eq', v: { field: 'targetUser' } }, false],
  [{ f: 'object.owner', op: 'ne', v: { field: 'targetUser' } }, true],
  [{ f: 'sizeBytes', op: 'gt', v: { field: 'recipients.count' } }, true],
  [{ f: `${R}.rules.port`, op: 'lte', v: { field: 'recipients.count' } }, false],
  [{ f: 'destination.host', op: 'ne~', v: 'partner.example' }, false],
  [{ f: 'destination.host', op: 'notIn~', v: ['PARTNER.example'] }, false],
  [{ f: 'recipients', op: 'anyOf~', v: ['KIM@partner.example'] }, true],
  [{ f: 'recipients', op: 'allOf~', v: ['kim@partner.example', 'DANA@example.com'] }, true],
  [{ f: 'lineage.origins', op: 'originIn', v: ['snowflake'] }, true],
  [{ f: 'lineage.labels', op: 'originLabel', v: ['iban'] }, false],
  [{ f: 'lineage.actions', op: 'pathHas', v: ['Compress', 'Rename'] }, true],
  [{ f: 'lineage.hops', op: 'hopsGte', v: 4 }, false],
  [{ f: 'behaviour.score.sendToSelf', op: 'scoreGte', v: 0.8 }, true],
  [{ f: 'behaviour.score.eventSuspicious', op: 'scoreGte', v: 0 }, false],
  [{ f: 'destination.trust', op: 'eq', v: 'forbidden' }, true],
  [{ f: 'destination.trust', op: 'ne', v: 'sanctioned' }, true],
  [{ f: 'time.workingHours', op: 'eq', v: 'off_hours' }, true],
  [{ f: 'time.workingHours', op: 'eq', v: 'within' }, false],
  [{ f: 'time.dayKind', op: 'in', v: ['weekend', 'holiday'] }, false],
  [{ f: 'time.hour', op: 'gte', v: 20 }, true],
  [{ f: 'time.hour', op: 'between', v: [0, 6] }, false],
  [{ f: 'destination.host', op: 'firstSeen', v: 'person' }, true],
  [{ f: 'destination.host', op: 'firstSeen', v: 'peers' }, false],
  [{ f: 'destination.host', op: 'firstSeen', v: 'organization' }, false],
])('with what is known, %j is %j', (condition, expected) => {
  expect(validateCondition(condition)).toEqual({ ok: true, condition });
  expect(compileCondition(condition).test(activityEvent(FACTS), CONTEXT)).toBe(expected);
});

test.each<[Condition, boolean]>([
  [{ f: 'record.userAgent', op: 'eq', v: 'x' }, false],
  [{ f: 'record.userAgent', op: 'ne', v: 'x' }, true],
  [{ f: 'record.userAgent', op: 'exists' }, false],
  [{ f: 'lineage.origins', op: 'originIn', v: ['Snowflake'] }, false],
  [{ f: 'lineage.hops', op: 'hopsGte', v: 0 }, false],
  [{ not: { f: 'lineage.origins', op: 'originIn', v: ['Snowflake'] } }, true],
  [{ f: 'behaviour.score.sendToSelf', op: 'scoreGte', v: 0 }, false],
  [{ f: 'destination.host', op: 'firstSeen', v: 'person' }, false],
  [{ f: 'destination.host', op: 'inList', v: 'partners' }, false],
])('where nothing but the event is known, %j is %j', (condition, expected) => {
  expect(compileCondition(condition).test(activityEvent(FACTS))).toBe(expected);
});

test('a condition tells what it asks beside the event', () => {
  const needs = (condition: Condition) => compileCondition(condition).needs;
  const none = needsOf(() => false);
  expect(needs({ f: 'destination.trust', op: 'exists' })).toEqual({ ...none, trust: true });
  expect(needs({ f: 'object.name', op: 'eq', v: 'a' })).toEqual(none);
  expect(needs({ not: { f: 'record.a', op: 'exists' } })).toEqual({ ...none, record: true });
  expect(needs({ f: 'object.name', op: 'eq', v: { field: 'record.a' } })).toEqual({
    ...none,
    record: true,
  });
  expect(
    needs({
      any: [
        { f: 'lineage.hops', op: 'hopsGte', v: 1 },
        { f: 'object.name', op: 'firstSeen', v: 'person' },
      ],
    }),
  ).toEqual({ ...none, lineage: true, behaviour: true });
  expect(needs({ f: 'actor.groups', op: 'exists' })).toEqual({ ...none, groups: true });
  expect(needs({ f: 'device.encrypted', op: 'exists' })).toEqual({ ...none, device: true });
  expect(needs({ f: 'app.firstParty', op: 'exists' })).toEqual({ ...none, app: true });
  expect(needs({ f: 'firstTime.recipient', op: 'exists' })).toEqual({ ...none, behaviour: true });
});

test('a record is not asked for where the event decides', () => {
  const condition: Condition = {
    all: [
      { f: 'record.a', op: 'exists' },
      { f: 'object.name', op: 'eq', v: 'b' },
    ],
  };
  let asked = 0;
  const record = () => (asked += 1);
  const { test: holds } = compileCondition(condition);
  expect(holds(activityEvent({ object: { name: 'a' } }), { ...NO_CONTEXT, record })).toBe(false);
  expect(asked).toBe(0);
});

test.each<[unknown, string, string]>([
  [{ f: 'record', op: 'exists' }, 'f', 'known field'],
  [{ f: 'record.', op: 'exists' }, 'f', 'known field'],
  [{ f: 'record.a.', op: 'exists' }, 'f', 'known field'],
  [{ f: 'record..a', op: 'exists' }, 'f', 'known field'],
  [{ f: 'record.a b', op: 'exists' }, 'f', 'known field'],
  [{ f: 'record."a', op: 'exists' }, 'f', 'known field'],
  [{ f: 'record."a"b', op: 'exists' }, 'f', 'known field'],
  [{ f: `record.${'a.'.repeat(40)}b`, op: 'exists' }, 'f', 'known field'],
  [{ f: `record.${'a'.repeat(600)}`, op: 'exists' }, 'f', 'known field'],
  [{ f: 'record.a', op: 'gt', v: '1' }, 'v', 'needs a number'],
  [{ f: 'record.a', op: 'contains', v: 1 }, 'v', 'needs a string'],
  [{ f: 'record.a', op: 'firstSeen', v: 'person' }, 'op', 'does not apply'],
  [{ f: 'record.a', op: 'matches', v: 'a(?=b)' }, 'v', 'at character'],
  [{ f: 'record.a', op: 'matches', v: 'a*' }, 'v', 'empty text'],
  [{ f: 'record.a', op: 'matches', v: 'a'.repeat(1001) }, 'v', 'longer than 1000'],
  [{ f: 'occurredAt', op: 'ageLt', v: '7 days' }, 'v', 'not a duration'],
  [{ f: 'occurredAt', op: 'ageLt', v: 7 }, 'v', 'needs a string'],
  [{ f: 'object.name', op: 'ageLt', v: '7d' }, 'op', 'does not apply'],
  [{ f: 'object.name', op: 'inList', v: ' ' }, 'v', 'id of a list'],
  [{ f: 'object.name', op: 'inList', v: ['a'] }, 'v', 'one value'],
  [{ f: 'object.name', op: 'contains', v: { field: 'object.path' } }, 'v', 'needs a value'],
  [{ f: 'object.name', op: 'eq', v: { field: 'nothing' } }, 'v', 'not a known field'],
  [{ f: 'object.name', op: 'eq', v: { field: 'sizeBytes' } }, 'v', 'is a number'],
  [
    { f: 'object.name', op: 'eq', v: { field: 'lineage.origins' } },
    'v',
    'cannot be used in a comparison',
  ],
  [{ f: 'object.name', op: 'eq', v: { field: 'object.path', x: 1 } }, 'v', 'not a value'],
  [{ f: 'lineage.origins', op: 'eq', v: 'x' }, 'op', 'does not apply'],
  [{ f: 'lineage.origins', op: 'originIn', v: [] }, 'v', 'empty list'],
  [{ f: 'lineage.hops', op: 'hopsGte', v: '1' }, 'v', 'needs a number'],
  [{ f: 'behaviour.score.', op: 'scoreGte', v: 1 }, 'f', 'known field'],
  [{ f: 'object.name', op: 'firstSeen', v: 'everybody' }, 'v', 'one of person'],
])('%j is refused', (given, path, reason) => {
  const result = validateCondition(given);
  expect(result).toMatchObject({ ok: false, path });
  expect(result).toHaveProperty('reason', expect.stringContaining(reason));
});

test('a path is kept in its one spelling', () => {
  expect(validateCondition({ f: 'record."a"."b.c"."0"', op: 'exists' })).toEqual({
    ok: true,
    condition: { f: 'record.a."b.c".0', op: 'exists' },
  });
});

test('an explanation tells what was seen of a record, and cuts what is long', () => {
  const { explain } = compileCondition({ f: 'record.a', op: 'exists' });
  const seen = (a: unknown) =>
    explain(activityEvent({}), { ...NO_CONTEXT, record: () => ({ a }) })[0]?.seen;
  expect(seen('x')).toBe('x');
  expect(seen(null)).toBe(null);
  expect(seen({ b: 1 })).toEqual({ isObject: true });
  expect(seen(Array.from({ length: 80 }, () => 1))).toHaveLength(50);
  expect(seen('x'.repeat(2000))).toBe(`${'x'.repeat(1000)}…`);
});

test('lists within lists without end are read as far as they can be told', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  const { test: holds } = compileCondition({ f: 'record.a', op: 'exists' });
  expect(holds(activityEvent({}), { ...NO_CONTEXT, record: () => ({ a: deep }) })).toBe(false);
});
