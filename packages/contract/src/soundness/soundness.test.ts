import { describe, expect, test } from 'vitest';
import type { MappedEvent } from '../activity.ts';
import type { ItemEntity, PersonEntity } from '../entities.ts';
import { entityFault } from './entity-fault.ts';
import { eventFault } from './event-fault.ts';
import { MOST_EXTRA_FACTS, MOST_KEY_TEXT, MOST_TEXT } from './limits.ts';

const HASH = 'ab'.repeat(32);
const AT = Date.UTC(2026, 9, 5);
const RELATED = { id: 'a', name: 'b', path: '/b', url: 'u', sha256: HASH, sizeBytes: 1 };
const PLACE = { kind: 'app', name: 'Slack', host: 'h', container: 'c', account: 'a' } as const;

/** Every member has a value, so that each of them is checked. */
const EVENT: MappedEvent = {
  source: 'Slack',
  stream: 'audit',
  vendorEventId: 'e1',
  vendorOperation: 'file_shared',
  action: 'Share',
  movement: 'share',
  occurredAt: AT,
  observedAt: AT,
  outcome: 'success',
  vendorSeverity: 'low',
  vendorRule: 'r',
  actor: { kind: 'person', email: 'a@b.example', id: 'u1', name: 'Ana', domain: 'b.example' },
  targetUser: 't',
  targetGroup: 'g',
  destinationUser: 'd',
  object: {
    kind: 'file',
    id: 'f1',
    name: 'a.txt',
    path: '/a.txt',
    directory: '/',
    extension: 'txt',
    url: 'https://x.example/a.txt',
    sizeBytes: 4,
    sha256: HASH,
    mimeType: 'text/plain',
    owner: 'o',
  },
  mail: { from: 'a@b.example', to: ['c@d.example'], subject: 's', messageId: 'm' },
  origin: PLACE,
  destination: PLACE,
  recipients: [{ kind: 'person', address: 'c@d.example', domain: 'd.example', outside: 'yes' }],
  visibilityBefore: 'private',
  visibilityAfter: 'public',
  device: { id: 'd1', hostname: 'lt', os: 'Windows', managed: 'yes' },
  network: {
    sourceIp: '203.0.113.1',
    sourceDomain: 's.example',
    destinationIp: '203.0.113.2',
    destinationDomain: 'd.example',
    userAgent: 'x',
  },
  process: { name: 'p', path: '/p', parent: 'q', commandLine: 'p -a' },
  cloudAccount: '1',
  cloudRegion: 'eu',
  organization: 'T1',
  lineage: {
    source: RELATED,
    target: RELATED,
    members: [RELATED],
    memberCount: 1,
    isLocked: false,
    clipboardSha256: HASH,
    sequence: 1,
    gesture: 'g',
  },
  extra: { reason: 'x' },
};

const COMMON = { source: 'Okta', stream: 'users', entityId: 'p1', isDeleted: false } as const;
const PERSON: PersonEntity = {
  ...COMMON,
  kind: 'person',
  changedAt: AT,
  name: 'Ana',
  emails: ['a@b.example'],
  logins: ['ana'],
  employeeId: '7',
  title: 'Buyer',
  department: 'Purchasing',
  manager: 'm',
  status: 'active',
  hiredAt: AT,
  leftAt: AT,
  external: 'no',
};
const ITEM: ItemEntity = {
  ...COMMON,
  kind: 'item',
  changedAt: AT,
  itemKind: 'file',
  name: 'a',
  path: '/a',
  url: 'u',
  mimeType: 't',
  sizeBytes: 1,
  sha256: HASH,
  owner: 'o',
  parentId: 'p',
  visibility: 'public',
  permissions: [{ kind: 'person', address: 'a@b.example', role: 'reader' }],
};

/** Values that no column of a kind takes, whatever the field means. */
const BAD = {
  string: ['', 'a\0', '\uD800', 5, {}, [], Object, undefined, true],
  number: ['1', Number.NaN, Infinity, -1, 1.5, 2 ** 63, 1e308, {}, undefined, true],
  boolean: ['true', 1, {}, undefined],
};

/** Dotted paths of all values that are no containers, and the value. */
function* leavesOf(value: unknown, path: string[] = []): Generator<[string[], unknown]> {
  if (typeof value !== 'object' || value === null) return yield [path, value];
  for (const [name, member] of Object.entries(value)) yield* leavesOf(member, [...path, name]);
}

/** A copy with another value at the path. */
function withAt(base: object, [name = '', ...rest]: string[], value: unknown): object {
  const member: unknown = Reflect.get(base, name);
  const inner =
    rest.length > 0 && typeof member === 'object' && member !== null
      ? withAt(member, rest, value)
      : value;
  return Array.isArray(base) ? base.with(Number(name), inner) : { ...base, [name]: inner };
}

function badValuesFor(value: unknown): unknown[] {
  if (typeof value === 'number') return BAD.number;
  return typeof value === 'boolean' ? BAD.boolean : BAD.string;
}

/** Fields for which a bad value is accepted, or is reported under another name. */
function accepted<T extends object>(base: T, faultOf: (value: T) => unknown): string[] {
  return [...leavesOf(base)].flatMap(([path, value]) =>
    badValuesFor(value).flatMap((bad) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapping that breaks its type is what is tested
      const fault = faultOf(withAt(base, path, bad) as T);
      const field = path.join('.');
      return JSON.stringify(fault)?.includes(`"field":"${field}"`)
        ? []
        : [`${field} ${String(bad)}`];
    }),
  );
}

describe('the schema of events', () => {
  test('takes a whole event, and one of which little is known', () => {
    expect(eventFault(EVENT)).toBeNull();
    const little = {
      ...EVENT,
      action: null,
      mail: null,
      origin: null,
      process: null,
      lineage: null,
    };
    expect(eventFault({ ...little, recipients: [], extra: {} })).toBeNull();
  });

  test('refuses each bad value in each field and names the field', () => {
    expect(accepted(EVENT, eventFault)).toEqual([]);
  });

  test.each([
    ['source', 'constructor'],
    ['action', 'ANY'],
    ['movement', '__proto__'],
    ['outcome', 'toString'],
    ['actor.kind', 'valueOf'],
    ['object.kind', 'hasOwnProperty'],
    ['origin.kind', 'planet'],
    ['recipients.0.outside', 'maybe'],
    ['visibilityAfter', 'all'],
    ['device.managed', 'true'],
    ['object.sha256', 'N/A'],
    ['object.sha256', 'a'.repeat(63)],
    ['object.sha256', HASH.toUpperCase()],
    ['lineage.members.0.sha256', 'z'.repeat(64)],
    ['lineage.clipboardSha256', 'abc'],
    ['occurredAt', Date.UTC(1969, 0)],
    ['occurredAt', 8_640_000_000_000_000],
    ['object.name', 'x'.repeat(MOST_TEXT + 1)],
  ])('refuses a bad value in %s', (field, value) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapping that breaks its type is what is tested
    const broken = withAt(EVENT, field.split('.'), value) as MappedEvent;
    expect(eventFault(broken)).toMatchObject({ field });
  });

  test('bounds the further facts', () => {
    const many = Array.from({ length: MOST_EXTRA_FACTS + 1 }, (_, at) => [`fact${at}`, 'x']);
    const fault = { field: 'extra', reason: `more than ${MOST_EXTRA_FACTS} facts` };
    expect(eventFault({ ...EVENT, extra: Object.fromEntries(many) })).toEqual(fault);
  });

  test('never repeats the value', () => {
    const fault = eventFault({ ...EVENT, targetUser: 'secret\0' });
    expect(JSON.stringify(fault)).not.toContain('secret');
  });
});

describe('the schema of entities', () => {
  test('takes people and items', () => {
    expect([entityFault(PERSON), entityFault(ITEM)]).toEqual([null, null]);
  });

  test('refuses each bad value in each field and names the field', () => {
    expect(accepted(PERSON, entityFault)).toEqual([]);
    expect(accepted(ITEM, entityFault)).toEqual([]);
  });

  test('bounds what is indexed', () => {
    const long = 'x'.repeat(MOST_KEY_TEXT + 1);
    expect(entityFault({ ...PERSON, entityId: long })).toMatchObject({ field: 'entityId' });
    expect(entityFault({ ...PERSON, logins: [long] })).toMatchObject({ field: 'logins.0' });
  });
});
