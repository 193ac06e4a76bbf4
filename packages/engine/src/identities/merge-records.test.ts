import type { DeviceEntity, PersonEntity } from '@waybill/contract';
import { expect, test } from 'vitest';
import { mergeDevice } from './merge-device.ts';
import { mergePerson } from './merge-person.ts';

const PERSON: PersonEntity = {
  kind: 'person',
  source: 'Slack',
  stream: 'users',
  entityId: '1',
  isDeleted: false,
  changedAt: null,
  name: 'ida',
  emails: ['ida@a.example'],
  logins: [],
  employeeId: null,
  title: 'Night shift',
  department: null,
  manager: null,
  status: 'active',
  hiredAt: null,
  leftAt: null,
  external: 'no',
};
const DEVICE: DeviceEntity = {
  kind: 'device',
  source: 'Intune',
  stream: 'managed-devices',
  entityId: '1',
  isDeleted: false,
  changedAt: null,
  hostname: 'lt-17',
  serial: 'C02XYZ',
  os: 'macOS',
  osVersion: '15.1',
  model: null,
  isMobile: false,
  owner: 'ida@a.example',
  managed: 'yes',
  compliant: 'yes',
  encrypted: 'unknown',
  lastSeenAt: 1000,
};

test('HR is believed before directories and apps, which fill what it does not say', () => {
  const hr: PersonEntity = {
    ...PERSON,
    source: 'BambooHR',
    name: 'Ida Holm',
    emails: ['ida@b.example'],
    title: null,
    status: 'left',
  };
  expect(mergePerson([PERSON, hr])).toMatchObject({
    name: 'Ida Holm',
    title: 'Night shift',
    emails: ['ida@b.example', 'ida@a.example'],
    status: 'left',
    isDeleted: false,
  });
});

test('the zone of the first source that names one that exists', () => {
  const windows: PersonEntity = { ...PERSON, source: 'Okta', timeZone: 'W. Europe Standard Time' };
  const slack: PersonEntity = { ...PERSON, timeZone: 'Europe/Berlin' };
  expect(mergePerson([slack, windows]).timeZone).toBe('Europe/Berlin');
  expect(mergePerson([windows, PERSON]).timeZone).toBeNull();
});

test('what is gone at one source is not asked while another still has it', () => {
  const gone: PersonEntity = { ...PERSON, source: 'Okta', name: 'Old', isDeleted: true };
  expect(mergePerson([gone, PERSON])).toMatchObject({ name: 'ida', isDeleted: false });
  expect(mergePerson([gone])).toMatchObject({ name: 'Old', isDeleted: true });
});

test('whoever saw a device last is believed; one bad word on compliance is enough', () => {
  const edr: DeviceEntity = {
    ...DEVICE,
    source: 'CrowdStrike Falcon',
    hostname: 'LT-17',
    osVersion: '15.2',
    managed: 'unknown',
    compliant: 'no',
    encrypted: 'yes',
    lastSeenAt: 2000,
  };
  expect(mergeDevice([DEVICE, edr])).toMatchObject({
    hostname: 'LT-17',
    osVersion: '15.2',
    managed: 'yes',
    compliant: 'no',
    encrypted: 'yes',
    lastSeenAt: 2000,
  });
});
