import type {
  Condition,
  DeviceShape,
  EventShape,
  PersonShape,
  SkipShape,
} from '../kit/map/map-declaration.ts';
import { FDR_OPERATIONS } from './fdr-operations.data.ts';

/** Replicator data besides events: hosts, accounts and neighbours, refreshed every few hours. */
const IS_EVENT: Condition = { has: 'event_simpleName' };

/** Events of the sensor, one JSON object a line. */
export const FDR_EVENT: EventShape = {
  when: IS_EVENT,
  stream: 'fdr',
  operation: 'event_simpleName',
  time: [
    'timestamp',
    'UTCTimestamp',
    'ContextTimeStamp',
    'EndTimestamp',
    'StartTimestamp',
    '_time',
  ],
  operations: FDR_OPERATIONS,
  fields: {
    vendorEventId: 'id',
    outcome: { hook: 'fdrOutcome' },
    'actor.email': 'UserPrincipal',
    'actor.id': ['UserSid', 'UserSid_readable', 'UID', 'RUID'],
    'actor.name': ['UserName', 'User'],
    'actor.domain': [{ from: 'UserPrincipal', via: 'email_domain' }, 'LogonDomain'],
    targetUser: ['TargetUserName', 'UserRid'],
    targetGroup: ['GroupName', 'GroupRid'],
    'object.kind': { hook: 'fdrObjectKind' },
    'object.id': ['FileIdentifier', 'ServiceDisplayName', 'RegObjectName'],
    'object.path': ['TargetFileName', 'ScriptContentName', 'TargetDirectoryName'],
    'object.sizeBytes': 'Size',
    'object.sha256': [{ from: 'SHA256HashData', via: 'trim' }, 'ContentSHA256HashData'],
    'object.url': { hook: 'fdrUrl' },
    'device.id': 'aid',
    'device.hostname': 'ComputerName',
    'device.os': 'event_platform',
    'network.sourceIp': ['LocalAddressIP4', 'LocalAddressIP6'],
    'network.destinationIp': ['RemoteAddressIP4', 'RemoteAddressIP6'],
    'network.destinationDomain': [
      'DomainName',
      { from: 'OriginatingURL', via: 'url_host' },
      'HttpHost',
    ],
    'process.name': {
      from: ['ImageFileName', 'ContextImageFileName', 'ContextBaseFileName'],
      via: 'basename',
    },
    'process.path': ['ImageFileName', 'ContextImageFileName'],
    'process.parent': ['ParentBaseFileName', { from: 'ParentImageFileName', via: 'basename' }],
    'process.commandLine': 'CommandLine',
    organization: 'cid',
  },
  extra: {
    externalIp: 'aip',
    platform: 'event_platform',
    targetProcessId: 'TargetProcessId',
    contextProcessId: 'ContextProcessId',
    remotePort: 'RemotePort',
    logonType: 'LogonType',
    removable: 'IsOnRemovableDisk',
    network: 'IsOnNetwork',
    volume: ['VolumeName', 'VolumeMountPoint', 'VolumeDriveLetter'],
    volumeBus: ['VolumeBusType', 'VolumeDeviceType', 'DeviceConnectionType'],
    deviceSerial: 'DeviceSerialNumber',
    deviceProduct: 'DeviceProduct',
    deviceVendor: 'DeviceManufacturer',
    registryValue: 'RegValueName',
    service: 'ServiceDisplayName',
    tags: 'Tags',
  },
  finish: 'fdrAct',
};

/** `aidmaster`: every host with a sensor. */
export const FDR_HOST: DeviceShape = {
  when: { all: [{ has: 'ComputerName' }, { has: 'AgentVersion' }, { not: IS_EVENT }] },
  entity: 'device',
  stream: 'fdr-hosts',
  id: 'aid',
  changedAt: ['Time', '_time'],
  hostname: 'ComputerName',
  serial: 'SystemSerialNumber',
  os: 'event_platform',
  osVersion: 'Version',
  model: 'SystemProductName',
  managed: { const: 'yes' },
  lastSeenAt: ['Time', '_time'],
};

/** `notmanaged`: hosts without a sensor that another sensor saw. */
export const FDR_UNMANAGED: DeviceShape = {
  when: { all: [{ has: 'FirstDiscoveredDate' }, { has: 'MAC' }] },
  entity: 'device',
  stream: 'fdr-unmanaged',
  id: 'MAC',
  changedAt: ['FirstDiscoveredDate', '_time'],
  hostname: { from: ['ComputerName', 'NeighborName'], via: 'known' },
  managed: { const: 'no' },
};

/** `managedassets`: addresses of the interfaces of a host with a sensor. */
export const FDR_INTERFACE: SkipShape = {
  when: { all: [{ has: 'InterfaceAlias' }, { has: 'MAC' }, { not: IS_EVENT }] },
  skip: 'an interface of a host, which its events name too',
};

/** `userinfo`: accounts that were seen on hosts. */
export const FDR_ACCOUNT: PersonShape = {
  when: { all: [{ has: 'UserSid_readable' }, { not: IS_EVENT }] },
  entity: 'person',
  stream: 'fdr-accounts',
  id: 'UserSid_readable',
  changedAt: ['_time', 'LogonTime'],
  name: ['UserName', 'User'],
  logins: ['User', 'UserName'],
};

/** Zero-trust scores: how well a host is protected. */
export const ASSESSMENT: DeviceShape = {
  when: { all: [{ has: 'assessments' }, { has: 'aid' }] },
  entity: 'device',
  stream: 'assessments',
  id: 'aid',
  changedAt: ['scores.modified_time', 'modified_time'],
  os: 'event_platform',
  managed: { const: 'yes' },
};
