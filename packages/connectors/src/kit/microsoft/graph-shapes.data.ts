import type { DeviceShape, GroupShape, ItemShape, PersonShape } from '../map/map-declaration.ts';

/** The member that the declarations add to records of a list, because Graph does not name their type. */
export const LIST = 'graphList';

const YES_NO = { true: 'yes', false: 'no' };
/** Graph's `operatingSystem` is free text; these are the words that Entra and Intune register. */
const MOBILE_SYSTEMS = {
  ios: 'true',
  ipados: 'true',
  iphone: 'true',
  ipad: 'true',
  android: 'true',
  androidforwork: 'true',
  androidenterprise: 'true',
  windowsphone: 'true',
  windows: 'false',
  macos: 'false',
  macmdm: 'false',
  linux: 'false',
  chromeos: 'false',
};

/** A user of Graph's `/users` and `/users/delta`. For a removed one Graph returns only the id. */
export const GRAPH_USER: PersonShape = {
  when: {
    any: [
      { is: [LIST, 'users'] },
      {
        all: [
          { has: 'userPrincipalName' },
          { has: 'id' },
          { not: { has: 'appId' } },
          { not: { has: 'riskLevel' } },
        ],
      },
    ],
  },
  entity: 'person',
  stream: 'users',
  id: 'id',
  deleted: ['@removed', 'deletedDateTime'],
  name: 'displayName',
  emails: ['mail', { from: 'userPrincipalName', via: 'upn_email' }, 'otherMails'],
  logins: ['userPrincipalName', 'onPremisesSamAccountName'],
  employeeId: 'employeeId',
  title: 'jobTitle',
  department: 'department',
  manager: [{ from: ['manager.mail', 'manager.userPrincipalName'], via: 'email' }, 'manager.id'],
  status: { lookup: 'accountEnabled', table: { true: 'active', false: 'suspended' } },
  hiredAt: 'employeeHireDate',
  leftAt: 'employeeLeaveDateTime',
  employmentType: 'employeeType',
  external: { lookup: 'userType', table: { guest: 'yes', member: 'no' } },
};

/** A group of `/groups` and `/groups/delta`. A removed member is in the list with `@removed` only. */
export const GRAPH_GROUP: GroupShape = {
  when: {
    any: [
      { is: [LIST, 'groups'] },
      { all: [{ has: 'id' }, { has: 'members@delta' }] },
      { all: [{ has: 'id' }, { has: 'groupTypes' }] },
    ],
  },
  entity: 'group',
  stream: 'groups',
  id: 'id',
  deleted: ['@removed', 'deletedDateTime'],
  name: ['displayName', 'name'],
  email: 'mail',
  members: { list: 'members@delta', take: ['userPrincipalName', 'mail', 'id'] },
};

/**
 * An application that people of the tenant can use, of `/servicePrincipals`. Its id here is the application's,
 * by which records of a consent name it.
 */
export const GRAPH_APP: ItemShape = {
  when: {
    any: [
      { is: [LIST, 'service-principals'] },
      { all: [{ has: 'appId' }, { has: 'servicePrincipalType' }] },
    ],
  },
  entity: 'item',
  stream: 'service-principals',
  itemKind: 'app',
  id: { from: ['appId', 'id'], via: 'lower' },
  deleted: ['@removed', 'deletedDateTime'],
  name: ['displayName', 'appDisplayName'],
  owner: { from: 'appOwnerOrganizationId', via: 'lower' },
  publisher: 'verifiedPublisher.displayName',
};

/** A device of the directory, of `/devices` and `/devices/delta`. */
export const GRAPH_DEVICE: DeviceShape = {
  when: {
    any: [
      { is: [LIST, 'devices'] },
      {
        all: [
          { has: 'id' },
          { has: 'deviceId' },
          { any: [{ has: 'operatingSystem' }, { has: 'trustType' }, { has: 'profileType' }] },
        ],
      },
    ],
  },
  entity: 'device',
  stream: 'devices',
  id: 'id',
  deleted: ['@removed', 'deletedDateTime'],
  hostname: 'displayName',
  os: 'operatingSystem',
  osVersion: 'operatingSystemVersion',
  model: 'model',
  mobile: { lookup: 'operatingSystem', table: MOBILE_SYSTEMS },
  owner: [
    'registeredOwners.0.userPrincipalName',
    'registeredOwners.0.mail',
    'registeredOwners.0.id',
  ],
  managed: { lookup: 'isManaged', table: YES_NO },
  compliant: { lookup: 'isCompliant', table: YES_NO },
  lastSeenAt: 'approximateLastSignInDateTime',
};

/** A device that Intune manages, of `/deviceManagement/managedDevices`. */
export const MANAGED_DEVICE: DeviceShape = {
  when: {
    any: [
      { is: [LIST, 'managed-devices'] },
      { has: 'managedDeviceOwnerType' },
      { all: [{ has: 'managementAgent' }, { has: 'complianceState' }, { has: 'deviceName' }] },
    ],
  },
  entity: 'device',
  stream: 'managed-devices',
  id: 'id',
  deleted: '@removed',
  hostname: ['deviceName', 'managedDeviceName'],
  serial: 'serialNumber',
  os: 'operatingSystem',
  osVersion: 'osVersion',
  model: 'model',
  mobile: { lookup: 'operatingSystem', table: MOBILE_SYSTEMS },
  owner: ['userPrincipalName', 'emailAddress', 'userId'],
  managed: { const: 'yes' },
  compliant: {
    lookup: 'complianceState',
    table: { compliant: 'yes', noncompliant: 'no', conflict: 'no', ingraceperiod: 'no' },
  },
  encrypted: { lookup: 'isEncrypted', table: YES_NO },
  lastSeenAt: 'lastSyncDateTime',
};
