import { EVENT_ACTIONS, type ActivityEvent } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { toOcsf } from './to-ocsf.ts';

const CONTEXT = { tenantUid: 'northwind', productVersion: '0.1.0' };
/** What OCSF 1.8.0 requires of every event, and of the classes that are used. */
const REQUIRED = [
  'activity_id',
  'category_uid',
  'class_uid',
  'metadata',
  'severity_id',
  'time',
  'type_uid',
];
const REQUIRED_OF_CLASS: Readonly<Record<number, readonly string[]>> = {
  1001: ['actor', 'device', 'file'],
  1007: ['actor', 'device', 'process'],
  4009: ['direction_id', 'email'],
  6003: ['actor', 'api', 'src_endpoint'],
  6006: ['actor', 'file', 'src_endpoint'],
};

function exported(facts: ActivityFacts) {
  return toOcsf(activityEvent({ occurredAt: Date.UTC(2026, 1, 3), ...facts }), CONTEXT);
}

function faultsOf(event: ReturnType<typeof exported>): string[] {
  const classUid = Number(event['class_uid']);
  const needed = [...REQUIRED, ...(REQUIRED_OF_CLASS[classUid] ?? ['a known class'])];
  const isNumbered =
    event['type_uid'] === classUid * 100 + Number(event['activity_id']) &&
    event['category_uid'] === Math.floor(classUid / 1000);
  return [...needed.filter((key) => !(key in event)), ...(isNumbered ? [] : ['numbers'])];
}

test('a share of a file in a service', () => {
  const event = exported({
    source: 'Google Drive',
    action: 'Share',
    movement: 'share',
    vendorOperation: 'change_user_access',
    actor: {
      kind: 'person',
      email: 'ida@northwind.example',
      name: 'Ida',
      domain: 'northwind.example',
    },
    object: { kind: 'file', id: 'f1', name: 'Payroll.xlsx', sizeBytes: 12, sha256: 'ab' },
    network: { sourceIp: '203.0.113.9', userAgent: 'curl/8' },
    recipients: [{ kind: 'person', address: 'eve@mail.example', domain: 'mail.example' }],
    visibilityAfter: 'public',
  });
  expect(event).toMatchObject({
    class_uid: 6006,
    activity_id: 12,
    type_uid: 600612,
    actor: { user: { name: 'Ida', email_addr: 'ida@northwind.example', type_id: 1 } },
    file: {
      name: 'Payroll.xlsx',
      type_id: 1,
      hashes: [{ algorithm_id: 3, value: 'ab' }],
      is_public: true,
    },
    src_endpoint: { ip: '203.0.113.9' },
    http_request: { user_agent: 'curl/8' },
    unmapped: { waybill: { recipients: [{ address: 'eve@mail.example' }] } },
  });
  expect(faultsOf(event)).toEqual([]);
});

test.each([
  [
    'mail',
    4009,
    { action: 'Send', mail: { from: 'a@b.example', to: [], subject: null, messageId: null } },
  ],
  ['a command', 1007, { action: 'CLI', process: { name: 'curl', commandLine: 'curl -T a' } }],
  [
    'a copy to a stick',
    1001,
    { action: 'CopyFile', object: { kind: 'file', path: '/Volumes/S/a' } },
  ],
  ['what is none of the actions', 6003, { action: null, vendorOperation: 'DeleteTrail' }],
] satisfies [string, number, ActivityFacts][])('%s is of class %s', (_, classUid, facts) => {
  const event = exported(facts);
  expect(event['class_uid']).toBe(classUid);
  expect(faultsOf(event)).toEqual([]);
});

test('the verb of a vendor’s word tells what an interface was asked to do', () => {
  const activity = (vendorOperation: string) =>
    exported({ action: null, vendorOperation })['activity_id'];
  expect(['CreateUser', 'ListKeys', 'UpdateRole', 'DeleteTrail', 'Blink'].map(activity)).toEqual([
    1, 2, 3, 4, 99,
  ]);
});

test('every event has what OCSF requires, however little is known of it', () => {
  const text = fc.option(fc.string({ minLength: 1 }), { nil: null });
  const facts: fc.Arbitrary<ActivityFacts> = fc.record({
    action: fc.constantFrom(null, ...EVENT_ACTIONS),
    outcome: fc.constantFrom<ActivityEvent['outcome']>('success', 'failure', 'unknown'),
    actor: fc.record({ email: text, id: text, name: text }),
    object: fc.record({ name: text, path: text, id: text }),
    process: fc.option(fc.record({ name: text, commandLine: text }), { nil: null }),
  });
  fc.assert(
    fc.property(facts, (known) => {
      const event = exported(known);
      expect(faultsOf(event)).toEqual([]);
      expect(JSON.parse(JSON.stringify(event))).toEqual(event);
    }),
  );
});

test('a word outside the enums becomes Other with the word kept, also one that every object inherits', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  const word = fc.oneof(fc.constantFrom(...inherited), fc.string({ minLength: 1 }));
  const isKnown = new Set([
    'success',
    'failure',
    'unknown',
    'inbound',
    'outbound',
    'person',
    'system',
    'service',
    'anonymous',
  ]);
  fc.assert(
    fc.property(
      word.filter((text) => !isKnown.has(text)),
      (text) => {
        const letter = { from: 'a@b.example', to: [], subject: null, messageId: null };
        const event = activityEvent({ mail: letter, action: 'Send', actor: { name: 'Ida' } });
        const actor = Object.assign(event.actor, { kind: text });
        const words = { outcome: text, direction: text, movement: text, actor };
        const mail = toOcsf(Object.assign(event, words), CONTEXT);
        expect(mail).toMatchObject({ status_id: 99, status: text });
        expect(mail).toMatchObject({ direction_id: 99, direction: text });
        expect(mail).toMatchObject({ actor: { user: { type_id: 99, type: text } } });
        const hosted = toOcsf(Object.assign(event, { action: text }), CONTEXT);
        expect(hosted).toMatchObject({ activity_id: 99, activity_name: text });
        for (const made of [mail, hosted]) expect(JSON.parse(JSON.stringify(made))).toEqual(made);
      },
    ),
  );
});
