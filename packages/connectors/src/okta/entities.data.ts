import type { DeviceShape, MapDeclaration } from '../kit/map/map-declaration.ts';

const MOBILE = { android: 'true', ios: 'true', windows: 'false', macos: 'false' } as const;
/** Only `NONE` means that a disk is not encrypted. */
const ENCRYPTION = {
  none: 'no',
  full: 'yes',
  user: 'yes',
  all_internal_volumes: 'yes',
  system_volume: 'yes',
} as const;

const DEVICE: DeviceShape = {
  when: {
    any: [
      { is: ['resourceType', 'UDDevice'] },
      { all: [{ has: 'profile.platform' }, { has: 'profile.displayName' }] },
    ],
  },
  entity: 'device',
  stream: 'devices',
  id: 'id',
  changedAt: 'lastUpdated',
  deleted: { lookup: 'status', table: { deactivated: 'true' } },
  hostname: 'profile.displayName',
  serial: 'profile.serialNumber',
  os: 'profile.platform',
  osVersion: 'profile.osVersion',
  model: 'profile.model',
  mobile: { lookup: 'profile.platform', table: MOBILE },
  owner: [
    '_embedded.users.0.user.profile.email',
    '_embedded.users.0.user.profile.login',
    '_embedded.users.0.user.id',
  ],
  managed: {
    lookup: '_embedded.users.0.managementStatus',
    table: { managed: 'yes', not_managed: 'no' },
  },
  encrypted: { lookup: 'profile.diskEncryptionType', table: ENCRYPTION },
};

/** The same device, in a response about one of its users. */
const DEVICE_OF_USER: DeviceShape = {
  when: { has: 'device_id' },
  entity: 'device',
  stream: 'device-users',
  id: 'device_id',
  deleted: { lookup: 'device_status', table: { deactivated: 'true' } },
  hostname: 'device_name',
  serial: 'device_serial',
  os: 'device_platform',
  osVersion: 'device_os_version',
  model: 'device_model',
  mobile: { lookup: 'device_platform', table: MOBILE },
  owner: ['user.profile.email', 'profile.email', 'user.profile.login', 'profile.login', 'user.id'],
  managed: { lookup: 'managementStatus', table: { managed: 'yes', not_managed: 'no' } },
  encrypted: { lookup: 'device_encryption', table: ENCRYPTION },
};

/** People, devices and groups as Okta's management interfaces list them. */
export const ENTITIES: MapDeclaration = {
  source: 'Okta',
  shapes: [
    DEVICE_OF_USER,
    DEVICE,
    { when: { has: 'signOnMode' }, skip: 'This is an application, not an act.' },
    {
      when: { any: [{ has: 'objectClass' }, { has: 'lastMembershipUpdated' }] },
      entity: 'group',
      stream: 'groups',
      id: 'id',
      changedAt: ['lastMembershipUpdated', 'lastUpdated'],
      name: 'profile.name',
    },
    {
      when: { any: [{ has: 'profile.login' }, { has: 'profile.email' }] },
      entity: 'person',
      stream: 'users',
      id: 'id',
      changedAt: 'lastUpdated',
      deleted: { lookup: 'status', table: { deprovisioned: 'true' } },
      name: [
        'profile.displayName',
        { parts: ['profile.firstName', 'profile.lastName'], with: ' ' },
      ],
      emails: ['profile.email', 'profile.secondEmail'],
      logins: ['profile.login'],
      employeeId: 'profile.employeeNumber',
      title: 'profile.title',
      department: 'profile.department',
      timeZone: 'profile.timezone',
      manager: ['profile.manager', 'profile.managerId'],
      employmentType: 'profile.userType',
      status: {
        lookup: 'status',
        table: {
          active: 'active',
          provisioned: 'active',
          staged: 'active',
          recovery: 'active',
          password_expired: 'active',
          locked_out: 'suspended',
          suspended: 'suspended',
          deprovisioned: 'left',
        },
      },
      external: {
        lookup: 'profile.userType',
        table: { contractor: 'yes', guest: 'yes', external: 'yes', employee: 'no' },
      },
    },
    {
      when: { has: 'profile.name' },
      entity: 'group',
      stream: 'groups',
      id: 'id',
      changedAt: 'lastUpdated',
      name: 'profile.name',
    },
    { when: { has: 'profile' }, skip: 'This is neither a person, a device nor a group.' },
  ],
};
