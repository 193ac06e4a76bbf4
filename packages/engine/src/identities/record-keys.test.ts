import type { DeviceEntity, PersonEntity } from '@waybill/contract';
import { expect, test } from 'vitest';
import { deviceKeys, personKeys } from './record-keys.ts';

const PERSON: PersonEntity = {
  kind: 'person',
  source: 'Okta',
  stream: 'users',
  entityId: '1',
  isDeleted: false,
  changedAt: null,
  name: 'Ida Holm',
  emails: ['ida@a.example'],
  logins: ['ida@b.example', 'corp\\iholm', 'admin'],
  employeeId: ' 17 ',
  title: null,
  department: null,
  manager: null,
  status: 'active',
  hiredAt: null,
  leftAt: null,
  external: 'unknown',
};

const DEVICE: DeviceEntity = {
  kind: 'device',
  source: 'Intune',
  stream: 'managed-devices',
  entityId: '1',
  isDeleted: false,
  changedAt: null,
  hostname: 'LT-17.corp.example',
  serial: 'C02XYZ',
  os: null,
  osVersion: null,
  model: null,
  isMobile: false,
  owner: null,
  managed: 'yes',
  compliant: 'unknown',
  encrypted: 'unknown',
  lastSeenAt: null,
};

test('a person is known by addresses, domain logins and the employee number', () => {
  expect(personKeys(PERSON)).toEqual([
    { reason: 'email', value: 'ida@a.example' },
    { reason: 'email', value: 'ida@b.example' },
    { reason: 'login', value: 'corp\\iholm' },
    { reason: 'employee_id', value: '17' },
  ]);
});

test('a device is known by its serial number and the first label of its host name', () => {
  expect(deviceKeys(DEVICE)).toEqual([
    { reason: 'serial', value: 'c02xyz' },
    { reason: 'hostname', value: 'lt-17' },
  ]);
});

test('what every machine says of itself tells none apart', () => {
  expect(deviceKeys({ ...DEVICE, hostname: 'MacBook-Pro', serial: '0000000' })).toEqual([]);
  expect(deviceKeys({ ...DEVICE, hostname: null, serial: 'To be filled by O.E.M.' })).toEqual([]);
});
