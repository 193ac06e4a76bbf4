import type { DataFacts, FieldType } from '@waybill/contract';
import { expect, test } from 'vitest';
import { activityEvent } from '../activity/activity-event.ts';
import { FIELDS, fieldOf } from './fields.ts';
import { OPERATORS_OF_TYPE } from './read-leaf.ts';

/** An event in which every field of the catalogue holds something. */
const full = activityEvent({
  source: 'Slack',
  stream: 'audit',
  vendorOperation: 'file_shared',
  action: 'Share',
  category: 'External Share',
  direction: 'outbound',
  movement: 'share',
  outcome: 'success',
  occurredAt: 1_700_000_000_000,
  actorKey: 'dana@example.com',
  actor: {
    kind: 'person',
    email: 'dana@example.com',
    id: 'u1',
    name: 'Dana',
    domain: 'example.com',
  },
  targetUser: 'kim',
  targetGroup: 'all',
  destinationUser: 'box',
  object: {
    kind: 'file',
    id: '1',
    name: 'a.txt',
    path: '/x/a.txt',
    directory: '/x',
    extension: 'txt',
    url: 'https://files.example/1',
    sizeBytes: 5,
    sha256: '00',
    mimeType: 'text/plain',
    owner: 'dana',
  },
  origin: { kind: 'app', name: 'Slack', host: 'a.example', container: 'c', account: 't1' },
  destination: { kind: 'app', name: 'Claude', host: 'claude.ai', container: 'c', account: 'p' },
  lineage: {
    source: null,
    target: null,
    members: [{ id: null, name: 'b.csv', path: null, url: null, sha256: null, sizeBytes: null }],
    memberCount: null,
    isLocked: true,
    clipboardSha256: null,
    sequence: null,
    gesture: null,
  },
  recipients: [{ address: 'kim@partner.example', domain: 'partner.example', outside: 'yes' }],
  recipientsOutside: 'yes',
  outsideDomains: ['partner.example'],
  visibilityBefore: 'private',
  visibilityAfter: 'external',
  device: { id: 'd1', hostname: 'laptop-1', os: 'macOS', managed: 'yes' },
  network: {
    sourceIp: '10.0.0.1',
    sourceDomain: 'a.example',
    destinationIp: '10.0.0.2',
    destinationDomain: 'b.example',
    userAgent: 'Mozilla/5.0',
  },
  process: { name: 'curl', path: '/usr/bin/curl', commandLine: 'curl x', parent: 'bash' },
  data: {
    types: ['payment-card'],
    values: [40],
    counts: [55],
    sensitivity: 3,
    class: 'financial',
    classes: ['financial'],
    state: 'complete',
  },
  mail: { from: 'dana@example.com', to: [], subject: 'Hello', messageId: null },
  vendorSeverity: 'high',
  vendorRule: 'rule',
  cloudAccount: '111122223333',
  cloudRegion: 'eu-west-1',
  organization: 'org',
  extra: {
    forwarding: 'rule',
    instance: 'i-1',
    internetPorts: '22',
    weakened: 'encryption',
    scopes: 'Mail.Read',
    application: '4b7f7990-2ff9-4cbe-ab4c-4c0a2b553db1',
    reviewed: 'true',
    setting: 'SHARING_OUTSIDE_DOMAIN',
    after: 'READ_ONLY_ACCESS',
    fromRegion: 'us-east-1',
    signedLink: 'yes',
    label: 'Confidential',
    privilege: 'Super administrator',
    role: 'ANALYST',
    query: 'SELECT 1',
    printer: 'Office',
    sensitiveTypes: 'IBAN',
    consent: 'everyone',
    rows: '12',
    before: 'NONE',
    resources: 'Pay.xlsx',
    linkExpiresAt: '2023-12-01T00:00:00Z',
    labelBefore: 'Confidential',
    labelAfter: 'Public',
    mfa: 'true',
    loginMethod: 'Password',
    riskLevel: '{level=LOW}',
    behaviors: '{New Device=POSITIVE}',
    country: 'LV',
    anonymizer: 'false',
    enforcement: 'blocked',
    justification: 'Asked for it',
    techniques: 'T1567',
    errorCode: '50126',
    volumeSerial: '4C53',
    deviceVendor: 'Acme',
    volumeProduct: 'Ultra',
    volumeBus: 'USB',
    volumeLabel: 'BACKUP',
    volumeEncrypted: 'false',
    branch: 'main',
    protocol: 'ssh',
    accessBy: 'token',
    public: 'false',
    requesterAccount: '444455556666',
    previousName: 'a.csv',
  },
});

test('names are unique, and every name leads to its field', () => {
  expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length);
  expect(new Set(FIELDS.map(({ label }) => label)).size).toBe(FIELDS.length);
  for (const field of FIELDS) expect(fieldOf(field.name)).toBe(field);
});

test('names that every object has lead nowhere', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'actor']) {
    expect(fieldOf(name)).toBeUndefined();
  }
});

const VALUE_OF_TYPE = {
  string: expect.any(String),
  number: expect.any(Number),
  time: expect.any(Number),
  boolean: expect.any(Boolean),
  list: [expect.any(String)],
} satisfies Record<FieldType, unknown>;

test.each(FIELDS.map((field) => [field.name, field] as const))(
  '%s reads a value of its type, and of its vocabulary where it has one',
  (_name, field) => {
    const value = field.accessor(full);
    expect(value).toEqual(VALUE_OF_TYPE[field.type]);
    const words = [value].flat();
    expect(field.values ?? words).toEqual(expect.arrayContaining(words));
  },
);

test('on an event of which nothing is known, fields are null or empty and nothing is made up', () => {
  const empty = activityEvent({});
  const always = [
    'source',
    'stream',
    'operation',
    'movement',
    'outcome',
    'occurredAt',
    'actor.kind',
    'object.kind',
    'recipients.outside',
    'recipients.count',
    'device.managed',
  ];
  for (const field of FIELDS.filter(({ name }) => !always.includes(name))) {
    const expected = field.type === 'list' ? [] : null;
    expect([field.name, field.accessor(empty)]).toEqual([field.name, expected]);
  }
  expect(fieldOf('recipients.outside')?.accessor(empty)).toBe('unknown');
  expect(fieldOf('recipients.count')?.accessor(empty)).toBe(0);
});

test('every type of field has operators, and each of them exists on its own', () => {
  for (const field of FIELDS) expect(OPERATORS_OF_TYPE[field.type]).toContain('exists');
});

test('data groups are those of every data type, not of the most sensitive one alone', () => {
  const groups = fieldOf('data.groups');
  const data = {
    types: ['payment-card', 'email'],
    values: [1, 1],
    sensitivity: 4,
    state: 'complete',
  } as const;
  const of = (classes: DataFacts['classes']) =>
    groups?.accessor({
      ...full,
      data: {
        ...data,
        types: [...data.types],
        values: [...data.values],
        class: 'financial',
        ...(classes && { classes }),
      },
    });
  expect(of(['financial', 'personal'])).toEqual(['financial', 'personal']);
  expect(of(undefined)).toEqual(['financial']);
  expect(groups?.accessor({ ...full, data: null })).toEqual([]);
});
