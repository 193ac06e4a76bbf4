import type { DeviceShape, EventShape, SkipShape } from '../kit/map/map-declaration.ts';

/** A computer of Jamf Pro's inventory. */
export const COMPUTER: DeviceShape = {
  when: { all: [{ has: 'udid' }, { has: 'general.platform' }] },
  entity: 'device',
  stream: 'computers',
  id: ['id', 'udid'],
  changedAt: ['general.reportDate', 'general.lastContactTime'],
  hostname: 'general.name',
  serial: 'hardware.serialNumber',
  os: ['operatingSystem.name', 'general.platform'],
  osVersion: 'operatingSystem.version',
  model: ['hardware.model', 'hardware.modelIdentifier'],
  mobile: { const: false },
  owner: ['userAndLocation.email', 'userAndLocation.username'],
  managed: { from: 'general.remoteManagement.managed', via: 'yes_no' },
  encrypted: {
    lookup: [
      'diskEncryption.bootPartitionEncryptionDetails.partitionFileVault2State',
      'operatingSystem.fileVault2Status',
    ],
    table: {
      encrypted: 'yes',
      encrypting: 'yes',
      all_encrypted: 'yes',
      boot_encrypted: 'yes',
      unencrypted: 'no',
      not_encrypted: 'no',
      decrypting: 'no',
      some_encrypted: 'no',
    },
  },
  lastSeenAt: ['general.lastContactTime', 'general.reportDate'],
};

/** A phone or tablet, by the list of mobile devices or by its details. */
export const MOBILE_DEVICE: DeviceShape = {
  when: {
    any: [
      { has: 'mobileDeviceId' },
      { all: [{ has: 'managementId' }, { has: 'modelIdentifier' }] },
    ],
  },
  entity: 'device',
  stream: 'mobile-devices',
  id: ['id', 'mobileDeviceId', 'udid'],
  changedAt: ['general.lastInventoryUpdateDate', 'lastInventoryUpdateTimestamp'],
  hostname: ['name', 'general.displayName'],
  serial: ['serialNumber', 'hardware.serialNumber'],
  os: ['type', 'deviceType'],
  osVersion: ['osVersion', 'general.osVersion'],
  model: ['model', 'hardware.model'],
  mobile: { const: true },
  owner: ['userAndLocation.emailAddress', 'userAndLocation.username', 'username'],
  managed: [{ from: ['managed', 'general.managed'], via: 'yes_no' }],
  encrypted: { from: ['security.dataProtected'], via: 'yes_no' },
  lastSeenAt: ['general.lastInventoryUpdateDate', 'lastInventoryUpdateTimestamp'],
};

/** Webhooks of Jamf Pro. */
export const WEBHOOK: EventShape = {
  when: { has: 'webhook.webhookEvent' },
  stream: 'pro-webhooks',
  operation: 'webhook.webhookEvent',
  time: 'webhook.eventTimestamp',
  operations: {},
  fields: {
    outcome: {
      lookup: ['event.operationSuccessful', 'event.successful'],
      table: { true: 'success', false: 'failure' },
    },
    'actor.name': ['event.authorizedUsername', 'event.trigger'],
    targetUser: [
      'event.emailAddress',
      'event.username',
      'event.computer.username',
      'event.computer.emailAddress',
    ],
    targetGroup: 'event.name',
    'object.kind': { const: 'other' },
    'object.id': ['event.objectID', 'event.jssid', 'event.policyId'],
    'object.name': ['event.objectName', 'event.softwareTitle'],
    'device.id': ['event.udid', 'event.computer.udid'],
    'device.hostname': ['event.deviceName', 'event.computer.deviceName'],
    'device.os': ['event.osVersion', 'event.computer.osVersion'],
    'device.managed': { const: 'yes' },
    'network.sourceIp': ['event.ipAddress', 'event.reportedIpAddress', 'event.computer.ipAddress'],
  },
  extra: {
    webhook: 'webhook.name',
    operation: 'event.restAPIOperationType',
    objectType: 'event.objectTypeName',
    serial: ['event.serialNumber', 'event.computer.serialNumber'],
    server: 'event.jssUrl',
  },
};

/** The published schema of telemetry, which some exports begin with. */
export const SCHEMA_PAGE: SkipShape = { when: { has: '$schema' }, skip: 'a schema, no record' };
